import { proveMachine } from '../../prove-machine.ts';
import { dialogsModel, dialogsSentences } from './dialogs.ts';

proveMachine(dialogsModel, dialogsSentences);
