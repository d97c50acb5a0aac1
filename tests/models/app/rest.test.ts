import { proveMachine } from '../../prove/prove-machine.ts';
import { restModel, restSentences } from './rest.ts';

proveMachine(restModel, restSentences);
