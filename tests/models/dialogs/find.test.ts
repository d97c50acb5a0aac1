import { proveMachine } from '../../prove/prove-machine.ts';
import { findModel, findSentences } from './find.ts';

proveMachine(findModel, findSentences);
