import { sharingMachine } from '../../../machines/published/sharing.machine.ts';
import type { Model, Sentences, Step } from '../../prove/model.ts';
import { beginsIn, isEnd, isUnchanged } from '../../prove/sentences.ts';

type Sharing = typeof sharingMachine;

const URL = 'https://sites.example/s/site-new0001/';

export const sharingModel: Model<Sharing> = {
  name: 'sharing',
  machine: sharingMachine,
  starts: {
    able: () => ({ url: URL, canShare: true }),
    unable: () => ({ url: URL, canShare: false }),
  },
  cases: {},
  outputs: { copyText: [undefined], shareAddress: [undefined] },
  pairs: 16,
  steady: { url: 'It goes to the service as it is.' },
  key: () => [],
};

const inputOf = ({ after }: Step<Sharing>, id: 'copying' | 'sharing') =>
  JSON.stringify(after.children[id]?.getSnapshot().input);

export const sharingSentences: Sentences<Sharing> = {
  'at the beginning nothing was copied or shared': beginsIn('shown'),
  'asked to, it copies the live address, and only that': (step) =>
    step.event.type === 'address.copy'
      ? step.after.matches('copying') && inputOf(step, 'copying') === JSON.stringify({ text: URL })
      : undefined,
  'what became of the copying is shown': (step) => {
    if (isEnd(step, 'done', 'copying')) return step.after.matches('copied');
    return isEnd(step, 'error', 'copying') ? step.after.matches('notCopied') : undefined;
  },
  'asked to, it has the browser share the live address, where that can, and once at a time': (step) => {
    if (step.event.type !== 'address.share') return undefined;
    if (!step.before.context.canShare) return isUnchanged(step);
    if (step.before.matches('sharing'))
      return isUnchanged(step) && step.after.children.sharing === step.before.children.sharing;
    return step.after.matches('sharing') && inputOf(step, 'sharing') === JSON.stringify({ url: URL });
  },
  'of the sharing is told only that the browser refused': (step) => {
    if (isEnd(step, 'done', 'sharing')) return step.after.matches('shown');
    return isEnd(step, 'error', 'sharing') ? step.after.matches('notShared') : undefined;
  },
};
