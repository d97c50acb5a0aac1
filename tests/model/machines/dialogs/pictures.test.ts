import { proveMachine } from '../../prove-machine.ts';
import { picturesModel, picturesSentences } from './pictures.ts';

proveMachine(picturesModel, picturesSentences);
