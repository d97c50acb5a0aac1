import { proveMachine } from '../../prove-machine.ts';
import { uploadModel, uploadSentences } from './upload.ts';

proveMachine(uploadModel, uploadSentences);
