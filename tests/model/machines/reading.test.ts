import { proveMachine } from '../prove-machine.ts';
import { readingModel, readingSentences } from './reading.ts';

proveMachine(readingModel, readingSentences);
