import { proveMachine } from '../../prove/prove-machine.ts';
import { appModel, appSentences } from './app.ts';

proveMachine(appModel, appSentences);
