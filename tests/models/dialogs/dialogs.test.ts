import { proveMachine } from '../../prove/prove-machine.ts';
import { dialogsModel, dialogsSentences } from './dialogs.ts';

proveMachine(dialogsModel, dialogsSentences);
