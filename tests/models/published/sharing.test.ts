import { proveMachine } from '../../prove/prove-machine.ts';
import { sharingModel, sharingSentences } from './sharing.ts';

proveMachine(sharingModel, sharingSentences);
