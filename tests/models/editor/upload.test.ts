import { proveMachine } from '../../prove/prove-machine.ts';
import { uploadModel, uploadSentences } from './upload.ts';

proveMachine(uploadModel, uploadSentences);
