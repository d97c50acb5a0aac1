import { proveMachine } from '../../prove/prove-machine.ts';
import { interviewModel, interviewSentences } from './interview.ts';

proveMachine(interviewModel, interviewSentences);
