import { type AnyActorRef, setup } from 'xstate';
import { watchDialogs } from '../dialogs/watch-dialogs.ts';
import { escalate } from '../escalate.ts';
import { notProvided } from '../not-provided.ts';

export interface RestInput {
  /** The dialogs that come with the rest. */
  readonly dialogs: readonly AnyActorRef[];
}

export type RestEvent = { type: 'rest.retry' } | { type: 'dialog.opened' };

/** The code that follows the first screen: the preview's page, dialogs and services, fetched as one file. */
export const restMachine = setup({
  types: { input: {} as RestInput, context: {} as RestInput, events: {} as RestEvent },
  actors: {
    awaitPaint: notProvided<void, void>('awaitPaint'),
    loadRest: notProvided<void, void>('loadRest'),
    awaitOnline: notProvided<void, void>('awaitOnline'),
    watchDialogs,
  },
  actions: { escalate },
  delays: { retryPause: 15_000 },
}).createMachine({
  id: 'rest',
  description: 'What follows the first screen.',
  context: ({ input }) => input,
  initial: 'painting',
  states: {
    painting: {
      description: 'The first screen is being painted: nothing may keep it waiting.',
      invoke: { src: 'awaitPaint', onDone: { target: 'loading' }, onError: { target: 'loading' } },
    },
    loading: {
      description: 'The rest is being fetched.',
      invoke: { src: 'loadRest', onDone: { target: 'loaded' }, onError: { target: 'failed' } },
    },
    loaded: { description: 'The whole builder is there.' },
    failed: {
      description: 'The rest could not be fetched; the chat goes on, and it is fetched again.',
      invoke: [
        {
          src: 'awaitOnline',
          onDone: { target: 'loading' },
          // The pause is over sometime, too.
          onError: {},
        },
        {
          src: 'watchDialogs',
          input: ({ context }) => context,
          onError: { actions: { type: 'escalate', params: ({ event }) => event } },
        },
      ],
      after: { retryPause: { target: 'loading' } },
      on: { 'rest.retry': { target: 'loading' }, 'dialog.opened': { target: 'loading' } },
    },
  },
});
