import { proveMachine } from '../prove-machine.ts';
import { tabsModel, tabsSentences } from './tabs.ts';

proveMachine(tabsModel, tabsSentences);
