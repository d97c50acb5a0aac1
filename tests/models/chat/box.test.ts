import { proveMachine } from '../../prove/prove-machine.ts';
import { boxSentences } from './box.sentences.ts';
import { boxModel } from './box.ts';

proveMachine(boxModel, boxSentences);
