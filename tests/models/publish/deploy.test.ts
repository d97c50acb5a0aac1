import { proveMachine } from '../../prove/prove-machine.ts';
import { deployModel, deployProperties, deploySentences } from './deploy.ts';

proveMachine(deployModel, deploySentences, deployProperties);
