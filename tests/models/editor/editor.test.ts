import { proveMachine } from '../../prove/prove-machine.ts';
import { editorModel, editorSentences } from './editor.ts';

proveMachine(editorModel, editorSentences);
