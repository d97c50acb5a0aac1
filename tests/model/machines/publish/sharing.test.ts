import { proveMachine } from '../../prove-machine.ts';
import { sharingModel, sharingSentences } from './sharing.ts';

proveMachine(sharingModel, sharingSentences);
