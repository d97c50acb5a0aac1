import { proveMachine } from '../../prove/prove-machine.ts';
import { comeBackModel, comeBackSentences } from './come-back.ts';

proveMachine(comeBackModel, comeBackSentences);
