import { proveMachine } from '../../prove-machine.ts';
import { galleryModel, gallerySentences } from './gallery.ts';

proveMachine(galleryModel, gallerySentences);
