import { proveMachine } from '../../prove/prove-machine.ts';
import { requestModel, requestSentences } from './request.ts';

proveMachine(requestModel, requestSentences);
