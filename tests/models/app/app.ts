import { type AnyActorRef, StateMachine } from 'xstate';
import { NO_HISTORY } from '../../../domain/editing/history.ts';
import { EMPTY_STORE } from '../../../domain/storage/site-document.ts';
import { appMachine, selectIsUnreadable } from '../../../machines/app/app.machine.ts';
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
  pairs: 32,
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
    if (before.matches('failed') || isEnd(step, 'error', 'switching')) return undefined;
    if (event.type === 'app.fail') return after.matches('failed') && after.context.failure === event.text;
    if (!event.type.startsWith('xstate.error.')) return undefined;
    const text = 'error' in event && event.error instanceof Error ? event.error.message : '';
    return after.matches('failed') && after.context.failure === text;
  },
  'a failed screen stays failed, with the text of the first error': ({ before, after }) =>
    before.matches('failed')
      ? after.matches('failed') && after.context.failure === before.context.failure
      : undefined,
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
