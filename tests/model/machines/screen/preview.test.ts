import { proveMachine } from '../../prove-machine.ts';
import { previewModel, previewSentences } from './preview.ts';

proveMachine(previewModel, previewSentences);
