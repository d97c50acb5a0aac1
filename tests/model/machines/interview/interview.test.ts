import { proveMachine } from '../../prove-machine.ts';
import { interviewModel, interviewSentences } from './interview.ts';

proveMachine(interviewModel, interviewSentences);
