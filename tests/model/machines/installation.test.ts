import { proveMachine } from '../prove-machine.ts';
import { installationModel, installationSentences } from './installation.ts';

proveMachine(installationModel, installationSentences);
