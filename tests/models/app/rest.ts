import { restMachine } from '../../../machines/app/rest.machine.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences } from '../../prove/model.ts';
import { beginsIn, isEnd, isUnchanged } from '../../prove/sentences.ts';
import { siteStub } from '../stubs/site-stub.ts';
import { stubNamed } from '../stubs/stub.ts';

type Rest = typeof restMachine;

export const restModel: Model<Rest> = {
  name: 'rest',
  machine: restMachine,
  starts: { any: () => ({ site: siteStub(exampleConfig), dialogs: stubNamed('dialogs') }) },
  cases: {},
  waitsFor: {
    'rest.painting': 'The browser paints the first screen, or says that it cannot tell.',
    'rest.loading': 'The browser ends each request. The chat does not wait for it.',
  },
  pairs: 17,
  key: () => [],
};

const FAILED = 'rest.failed';

export const restSentences: Sentences<Rest> = {
  'the rest waits for the first screen': beginsIn('painting'),
  'the rest is fetched once the first screen is painted, or if painting cannot be detected': (step) =>
    isEnd(step, 'done', 'painting') || isEnd(step, 'error', 'painting')
      ? step.after.value === 'loading'
      : undefined,
  'the rest is loaded or failed once its fetch has ended': (step) => {
    if (isEnd(step, 'done', 'loading')) return step.after.value === 'loaded';
    return isEnd(step, 'error', 'loading') ? step.after.value === 'failed' : undefined;
  },
  'a failed rest is fetched again on request, when a dialog opens, when the network is back, and after a pause':
    (step) => {
      const isRetry =
        ['rest.retry', 'dialog.opened'].includes(step.event.type) ||
        isEnd(step, 'done', `0.${FAILED}`) ||
        step.event.type === `xstate.after.retryPause.${FAILED}`;
      return isRetry && step.before.value === 'failed' ? step.after.value === 'loading' : undefined;
    },
  'a rest that has not failed is not fetched again': (step) => {
    const isRequested = ['rest.retry', 'dialog.opened'].includes(step.event.type);
    return isRequested && step.before.value !== 'failed' ? isUnchanged(step) : undefined;
  },
  'a loaded rest stays loaded': ({ before, after }) =>
    before.value === 'loaded' ? after.value === 'loaded' : undefined,
  'the network and the dialogs are watched exactly while the rest has failed': ({ after }) =>
    after.status !== 'active' ||
    (Object.keys(after.children).includes('openings') === (after.value === 'failed') &&
      (after.value === 'failed' || after.children[`0.${FAILED}`] === undefined)),
  'a failure to watch the network changes nothing': (step) =>
    isEnd(step, 'error', `0.${FAILED}`) ? isUnchanged(step) : undefined,
};
