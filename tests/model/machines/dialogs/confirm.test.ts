import { proveMachine } from '../../prove-machine.ts';
import { confirmModel, confirmSentences } from './confirm.ts';

proveMachine(confirmModel, confirmSentences);
