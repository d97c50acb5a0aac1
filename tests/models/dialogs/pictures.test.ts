import { proveMachine } from '../../prove/prove-machine.ts';
import { picturesModel, picturesSentences } from './pictures.ts';

proveMachine(picturesModel, picturesSentences);
