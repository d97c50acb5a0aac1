import { type AnyActorRef, type SnapshotFrom, StateMachine } from 'xstate';
import { NO_HISTORY } from '../../../domain/editing/history.ts';
import { EMPTY_STORE } from '../../../domain/storage/site-document.ts';
import { appMachine, selectIsUnreadable, selectLateCode } from '../../../machines/app/app.machine.ts';
import { en } from '../../../words/en/en.ts';
import { exampleConfig } from '../../domain/example-site.ts';
import type { Model, Sentences } from '../../prove/model.ts';
import { beginsIn, isEnd, isUnchanged } from '../../prove/sentences.ts';

type App = typeof appMachine;

/** The machines that the app starts, by their ids: all that its setup names. */
const MACHINES = Object.values(appMachine.implementations.actors).flatMap((logic) =>
  logic instanceof StateMachine ? logic.id : [],
);

const LOADED = {
  config: exampleConfig,
  history: NO_HISTORY,
  live: undefined,
  stored: { ...EMPTY_STORE, config: exampleConfig },
  pending: [],
  mirrored: 0,
  isWithoutStore: false,
  tab: 'here',
};

const LOADING = '0.app.running.screen.first';
const FAILED = '0.app.running.screen.failed';
/** The states whose service may fail without ending the app. */
const HANDLED = ['switching', LOADING, FAILED];
const RETRIES: readonly string[] = ['lateCode.retry', 'dialog.opened'];
const hasFailed = (app: SnapshotFrom<App>) => selectLateCode(app) === 'failed';

export const appModel: Model<App> = {
  name: 'app',
  machine: appMachine,
  starts: { any: () => ({ words: en, at: 1 }) },
  cases: {
    'app.fail': [{ text: 'It went wrong' }],
    'language.choose': [{ code: 'de' }, { code: 'ar' }],
    'xstate.error.actor.*': [{ type: 'xstate.error.actor.chat', error: new Error('The chat broke') }],
  },
  outputs: {
    loadSite: [
      { ...LOADED, isUnreadable: false },
      { ...LOADED, isUnreadable: true },
    ],
  },
  pairs: 113,
  steady: { at: 'The time of the start, which the chat greets with.' },
  key: ({ context }) => [context.failure, context.chosen],
};

export const appSentences: Sentences<App> = {
  'the app begins with the stored site': beginsIn('booting'),
  'the stored site is loaded, and all actors of the screen start': (step) => {
    if (!isEnd(step, 'done', 'booting')) return undefined;
    const { actors } = step.after.context;
    return (
      step.after.matches('running') &&
      JSON.stringify(idsOf(Object.values(actors ?? {}))) === JSON.stringify(MACHINES.toSorted()) &&
      actors?.site.getSnapshot().context.config === exampleConfig
    );
  },
  'the app runs exactly once the stored site has been read': ({ after }) =>
    after.matches('failed') || after.matches('running') === (after.context.actors !== undefined),
  'an unreadable site is reported until the notice is dismissed': (step, past) => {
    const { event, after, before } = step;
    if (event.type === 'notice.dismiss') return !selectIsUnreadable(after);
    if (isEnd(step, 'done', 'booting')) return selectIsUnreadable(after) === isUnreadableIn(step.event);
    return (
      past.length === 0 || after.matches('failed') || selectIsUnreadable(after) === selectIsUnreadable(before)
    );
  },
  'the screen begins in its language': (step) =>
    isEnd(step, 'done', 'booting') ? step.after.matches({ running: { language: 'spoken' } }) : undefined,
  'a chosen language is stored at once': ({ event, before, after }) =>
    event.type === 'language.choose' && before.matches('running')
      ? after.matches({ running: { language: 'switching' } }) && after.context.chosen === event.code
      : undefined,
  'a language that could not be stored is told, and the screen stays in its own': (step) => {
    const { before, after } = step;
    if (after.matches({ running: { language: 'notKept' } }) && after.context.chosen !== 'en') return false;
    if (!isEnd(step, 'error', 'switching') || !before.matches('running')) return undefined;
    return after.matches({ running: { language: 'notKept' } });
  },
  'a stored language is shown as chosen until the page is left': (step) =>
    isEnd(step, 'done', 'switching')
      ? step.after.matches({ running: { language: 'spoken' } }) &&
        step.after.context.chosen === step.before.context.chosen
      : undefined,
  'an uncaught error ends in the failure screen with its text': (step) => {
    const { event, before, after } = step;
    if (before.matches('failed') || HANDLED.some((state) => isEnd(step, 'error', state))) return undefined;
    if (event.type === 'app.fail') return after.matches('failed') && after.context.failure === event.text;
    if (!event.type.startsWith('xstate.error.')) return undefined;
    const text = 'error' in event && event.error instanceof Error ? event.error.message : '';
    return after.matches('failed') && after.context.failure === text;
  },
  'a failed screen stays failed, with the text of the first error': ({ before, after }) =>
    before.matches('failed')
      ? after.matches('failed') && after.context.failure === before.context.failure
      : undefined,
  'the late code is fetched once the first screen is there': (step) =>
    isEnd(step, 'done', 'booting') ? step.after.matches({ running: { screen: 'first' } }) : undefined,
  'the screen is whole, or the late code has failed, once its fetch has ended': (step) => {
    if (isEnd(step, 'done', LOADING)) return selectLateCode(step.after) === 'loaded';
    return isEnd(step, 'error', LOADING) ? hasFailed(step.after) : undefined;
  },
  'late code that failed is fetched again on request, when a dialog opens, when the network is back, and after a pause':
    (step) => {
      const isRetry =
        RETRIES.includes(step.event.type) ||
        isEnd(step, 'done', FAILED) ||
        step.event.type === 'xstate.after.retryPause.app.running.screen.failed';
      return isRetry && hasFailed(step.before)
        ? step.after.matches({ running: { screen: 'first' } })
        : undefined;
    },
  'late code that has not failed is not fetched again': (step) =>
    RETRIES.includes(step.event.type) && !hasFailed(step.before) ? isUnchanged(step) : undefined,
  'a whole screen stays whole': ({ before, after }) =>
    selectLateCode(before) === 'loaded' && after.matches('running')
      ? selectLateCode(after) === 'loaded'
      : undefined,
  'the network and the dialogs are watched exactly while the late code has failed': ({ after }) =>
    after.status !== 'active' ||
    (Object.keys(after.children).includes('openings') === hasFailed(after) &&
      (hasFailed(after) || after.children[FAILED] === undefined)),
  'a failure to watch the network changes nothing': (step) =>
    isEnd(step, 'error', FAILED) ? isUnchanged(step) : undefined,
  'dismissing without a notice changes nothing': (step) =>
    step.event.type === 'notice.dismiss' && !selectIsUnreadable(step.before) ? isUnchanged(step) : undefined,
};

/** The ids of the machines that run. Two actors may share one. */
function idsOf(actors: readonly AnyActorRef[]): readonly string[] {
  return [...new Set(actors.map((actor) => actor.getSnapshot().machine.id as string))].toSorted();
}

function isUnreadableIn(event: object): unknown {
  return 'output' in event && event.output instanceof Object && 'isUnreadable' in event.output
    ? event.output.isUnreadable
    : undefined;
}
