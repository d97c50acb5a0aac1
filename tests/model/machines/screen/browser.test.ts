import { proveMachine } from '../../prove-machine.ts';
import { installationModel, installationSentences } from './browser.ts';

proveMachine(installationModel, installationSentences);
