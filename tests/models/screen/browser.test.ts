import { proveMachine } from '../../prove/prove-machine.ts';
import { browserModel, browserSentences } from './browser.ts';

proveMachine(browserModel, browserSentences);
