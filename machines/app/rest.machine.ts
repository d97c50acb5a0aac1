import type { SnapshotFrom } from 'xstate';
import { setup } from 'xstate';
import type { Config } from '../../domain/config/config.ts';
import type { DialogsNews } from '../dialogs/dialogs.setup.ts';
import { type Emitting, heard, listen } from '../listen.ts';
import { notProvided } from '../not-provided.ts';
import type { SiteRef } from '../site/site-ref.ts';

interface RestInput {
  readonly site: SiteRef<never>;
  readonly dialogs: Emitting<DialogsNews>;
}

export type RestEvent = { type: 'rest.retry' } | DialogsNews;

/** Loads the late code (`src/app/late-code.ts`: page preview, dialogs, services) after the first paint, and retries when that fails. */
export const restMachine = setup({
  types: { input: {} as RestInput, context: {} as RestInput, events: {} as RestEvent },
  actors: {
    awaitPaint: notProvided<void, void>('awaitPaint'),
    /** `isRequested`: the visitor asked for another attempt. `config`: the website whose page is shown then. */
    loadRest: notProvided<void, { readonly isRequested: boolean; readonly config: Config }>('loadRest'),
    awaitOnline: notProvided<void, void>('awaitOnline'),
    listen,
  },
  delays: { retryPause: 15_000 },
}).createMachine({
  id: 'rest',
  description: 'The late code: page preview, dialogs and services.',
  context: ({ input }) => input,
  initial: 'painting',
  states: {
    painting: {
      description: 'Waits for the first paint, so that loading does not delay it.',
      invoke: { src: 'awaitPaint', onDone: { target: 'loading' }, onError: { target: 'loading' } },
    },
    loading: {
      description: 'The late code is being fetched.',
      invoke: {
        src: 'loadRest',
        input: ({ context: { site }, event }) => ({
          isRequested: event.type === 'rest.retry',
          config: site.getSnapshot().context.config,
        }),
        onDone: { target: 'loaded' },
        onError: { target: 'failed' },
      },
    },
    loaded: { description: 'The late code is loaded.' },
    failed: {
      description:
        'Loading failed; the chat still works. The next attempt follows when the network is back, after a pause, on request, or when a dialog opens.',
      invoke: [
        {
          src: 'awaitOnline',
          onDone: { target: 'loading' },
          // The retry pause still leads on.
          onError: {},
        },
        { src: 'listen', id: 'openings', input: ({ context }) => [heard(context.dialogs, 'dialog.opened')] },
      ],
      after: { retryPause: { target: 'loading' } },
      on: { 'rest.retry': { target: 'loading' }, 'dialog.opened': { target: 'loading' } },
    },
  },
});

/** The loading state of the late code: `painting`, `loading`, `loaded` or `failed`. */
export const selectRestStage = (rest: SnapshotFrom<typeof restMachine>) => rest.value;
