import { proveMachine } from '../../prove/prove-machine.ts';
import { languageModel, languageSentences } from './language.ts';

proveMachine(languageModel, languageSentences);
