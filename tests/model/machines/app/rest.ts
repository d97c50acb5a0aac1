import { restMachine } from '../../../../machines/app/rest.machine.ts';
import type { Model, Sentences } from '../../model.ts';
import { isEnd, isUnchanged } from '../../sentences.ts';

type Rest = typeof restMachine;

export const restModel: Model<Rest> = {
  name: 'rest',
  machine: restMachine,
  starts: { any: () => ({ dialogs: [] }) },
  cases: {},
  key: () => [],
};

const FAILED = 'rest.failed';

export const restSentences: Sentences<Rest> = {
  'it is fetched once the first screen is painted, and where that cannot be known': (step) =>
    isEnd(step, 'done', 'painting') || isEnd(step, 'error', 'painting')
      ? step.after.value === 'loading'
      : undefined,
  'what came is there, what did not is missed': (step) => {
    if (isEnd(step, 'done', 'loading')) return step.after.value === 'loaded';
    return isEnd(step, 'error', 'loading') ? step.after.value === 'failed' : undefined;
  },
  'what is missed is fetched again: when the visitor says so, when a dialog is asked for, when the network is back, after a pause':
    (step) => {
      const isAgain =
        ['rest.retry', 'dialog.opened'].includes(step.event.type) ||
        isEnd(step, 'done', `0.${FAILED}`) ||
        step.event.type === `xstate.after.retryPause.${FAILED}`;
      return isAgain && step.before.value === 'failed' ? step.after.value === 'loading' : undefined;
    },
  'nothing else fetches it again': (step) => {
    const isAsked = ['rest.retry', 'dialog.opened'].includes(step.event.type);
    return isAsked && step.before.value !== 'failed' ? isUnchanged(step) : undefined;
  },
  'what is there stays there': ({ before, after }) =>
    before.value === 'loaded' ? after.value === 'loaded' : undefined,
  'the network and the dialogs are watched exactly while it is missed': ({ after }) =>
    after.status !== 'active' ||
    (Object.keys(after.children).includes(`1.${FAILED}`) === (after.value === 'failed') &&
      (after.value === 'failed' || after.children[`0.${FAILED}`] === undefined)),
  'a network that cannot be watched changes nothing': (step) =>
    isEnd(step, 'error', `0.${FAILED}`) ? isUnchanged(step) : undefined,
  'whoever watches the dialogs and breaks breaks it': (step) =>
    isEnd(step, 'error', `1.${FAILED}`) ? step.after.status === 'error' : undefined,
};
