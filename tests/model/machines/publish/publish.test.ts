import { proveMachine } from '../../prove-machine.ts';
import { publishModel, publishSentences } from './publish.ts';

proveMachine(publishModel, publishSentences);
