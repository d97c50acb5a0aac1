import { proveMachine } from '../../prove-machine.ts';
import { tabsModel, tabsSentences } from './tab-conflicts.ts';

proveMachine(tabsModel, tabsSentences);
