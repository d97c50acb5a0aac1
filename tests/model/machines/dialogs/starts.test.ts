import { proveMachine } from '../../prove-machine.ts';
import { startsModel, startsSentences } from './starts.ts';

proveMachine(startsModel, startsSentences);
