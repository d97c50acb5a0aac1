import { proveMachine } from '../../prove/prove-machine.ts';
import { reportModel, reportSentences } from './report.ts';

proveMachine(reportModel, reportSentences);
