import { proveMachine } from '../../prove/prove-machine.ts';
import { transferModel, transferSentences } from './transfer.ts';

proveMachine(transferModel, transferSentences);
