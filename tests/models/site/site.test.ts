import { proveMachine } from '../../prove/prove-machine.ts';
import { siteModel, siteProperties, siteSentences } from './site.ts';

proveMachine(siteModel, siteSentences, siteProperties);
