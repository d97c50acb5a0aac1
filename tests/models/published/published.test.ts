import { proveMachine } from '../../prove/prove-machine.ts';
import { publishedModel, publishedSentences } from './published.ts';

proveMachine(publishedModel, publishedSentences);
