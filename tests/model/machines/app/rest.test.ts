import { proveMachine } from '../../prove-machine.ts';
import { restModel, restSentences } from './rest.ts';

proveMachine(restModel, restSentences);
