import { proveMachine } from '../../prove/prove-machine.ts';
import { versionsModel, versionsSentences } from './versions.ts';

proveMachine(versionsModel, versionsSentences);
