import { proveMachine } from '../../prove-machine.ts';
import { findModel, findSentences } from './find.ts';

proveMachine(findModel, findSentences);
