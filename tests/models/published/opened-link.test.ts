import { proveMachine } from '../../prove/prove-machine.ts';
import { openedLinkModel, openedLinkSentences } from './opened-link.ts';

proveMachine(openedLinkModel, openedLinkSentences);
