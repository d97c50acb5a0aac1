import { proveMachine } from '../../prove/prove-machine.ts';
import { chatProperties, chatSentences } from './chat.sentences.ts';
import { chatModel } from './chat.ts';

proveMachine(chatModel, chatSentences, chatProperties);
