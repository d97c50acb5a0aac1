import { proveMachine } from '../../prove-machine.ts';
import { readingModel, readingSentences } from './transcript-scroll.ts';

proveMachine(readingModel, readingSentences);
