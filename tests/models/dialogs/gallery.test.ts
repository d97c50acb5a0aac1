import { proveMachine } from '../../prove/prove-machine.ts';
import { galleryModel, gallerySentences } from './gallery.ts';

proveMachine(galleryModel, gallerySentences);
