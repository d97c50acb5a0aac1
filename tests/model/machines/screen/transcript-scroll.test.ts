import { proveMachine } from '../../prove-machine.ts';
import { transcriptScrollModel, transcriptScrollSentences } from './transcript-scroll.ts';

proveMachine(transcriptScrollModel, transcriptScrollSentences);
