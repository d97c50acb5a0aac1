import { proveMachine } from '../../prove-machine.ts';
import { tabConflictsModel, tabConflictsSentences } from './tab-conflicts.ts';

proveMachine(tabConflictsModel, tabConflictsSentences);
