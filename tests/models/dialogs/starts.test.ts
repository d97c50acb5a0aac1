import { proveMachine } from '../../prove/prove-machine.ts';
import { startsModel, startsSentences } from './starts.ts';

proveMachine(startsModel, startsSentences);
