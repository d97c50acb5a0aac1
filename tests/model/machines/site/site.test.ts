import { proveMachine } from '../../prove-machine.ts';
import { siteModel, siteSentences } from './site.ts';

proveMachine(siteModel, siteSentences);
