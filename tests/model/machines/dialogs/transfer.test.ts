import { proveMachine } from '../../prove-machine.ts';
import { transferModel, transferSentences } from './transfer.ts';

proveMachine(transferModel, transferSentences);
