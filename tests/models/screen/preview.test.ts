import { proveMachine } from '../../prove/prove-machine.ts';
import { previewModel, previewSentences } from './preview.ts';

proveMachine(previewModel, previewSentences);
