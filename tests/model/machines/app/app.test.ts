import { proveMachine } from '../../prove-machine.ts';
import { appModel, appSentences } from './app.ts';

proveMachine(appModel, appSentences);
