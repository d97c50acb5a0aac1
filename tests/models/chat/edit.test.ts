import { proveMachine } from '../../prove/prove-machine.ts';
import { editModel, editSentences } from './edit.ts';

proveMachine(editModel, editSentences);
