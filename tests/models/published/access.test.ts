import { proveMachine } from '../../prove/prove-machine.ts';
import { accessModel, accessSentences } from './access.ts';

proveMachine(accessModel, accessSentences);
