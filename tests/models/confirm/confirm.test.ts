import { proveMachine } from '../../prove/prove-machine.ts';
import { confirmModel, confirmSentences } from './confirm.ts';

proveMachine(confirmModel, confirmSentences);
