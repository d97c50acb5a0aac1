import { proveMachine } from '../../prove/prove-machine.ts';
import { transcriptScrollModel, transcriptScrollSentences } from './transcript-scroll.ts';

proveMachine(transcriptScrollModel, transcriptScrollSentences);
