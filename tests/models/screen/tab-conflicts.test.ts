import { proveMachine } from '../../prove/prove-machine.ts';
import { tabConflictsModel, tabConflictsSentences } from './tab-conflicts.ts';

proveMachine(tabConflictsModel, tabConflictsSentences);
