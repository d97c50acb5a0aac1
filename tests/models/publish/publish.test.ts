import { proveMachine } from '../../prove/prove-machine.ts';
import { publishModel, publishProperties, publishSentences } from './publish.ts';

proveMachine(publishModel, publishSentences, publishProperties);
