import type { SnapshotFrom } from 'xstate';
import { setup } from 'xstate';
import { heard, listen } from '../listen.ts';
import { notProvided, notProvidedReporter } from '../not-provided.ts';
import type { SiteFact } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';

interface BrowserInput {
  readonly site: SiteRef<never>;
}

export type BrowserEvent =
  | { type: 'version.found' }
  | { type: 'version.take' }
  | { type: 'version.dismiss' }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  | Extract<SiteFact, { type: 'site.edited' | 'site.arranged' }>;

/** The builder's environment: updates of the service worker, the network, and persistent storage. */
export const browserMachine = setup({
  types: {
    input: {} as BrowserInput,
    context: {} as BrowserInput,
    events: {} as BrowserEvent,
  },
  actors: {
    listen,
    watchVersions: notProvidedReporter<undefined>('watchVersions'),
    watchNetwork: notProvidedReporter<undefined>('watchNetwork'),
    takeVersion: notProvided<void, void>('takeVersion'),
    keepStorage: notProvided<void, void>('keepStorage'),
  },
}).createMachine({
  id: 'browser',
  description: 'Updates, network and persistent storage.',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    version: {
      description: 'Updates of the builder, from the service worker.',
      invoke: { src: 'watchVersions' },
      initial: 'current',
      states: {
        current: {
          description: 'No newer version is known.',
          on: { 'version.found': { target: 'ready' } },
        },
        ready: {
          description: 'A newer version is installed and waits for the visitor.',
          on: { 'version.take': { target: 'taking' }, 'version.dismiss': { target: 'dismissed' } },
        },
        dismissed: {
          description: 'The visitor declined. The newer version starts with the next visit.',
          on: { 'version.found': { target: 'ready' } },
        },
        taking: {
          description: 'The newer version takes over and the page reloads.',
          invoke: {
            src: 'takeVersion',
            // The visitor cancelled the reload in the browser's beforeunload dialog.
            onDone: { target: 'ready' },
            onError: { target: 'ready' },
          },
        },
      },
    },
    network: {
      description: 'The network connection.',
      invoke: { src: 'watchNetwork' },
      initial: 'there',
      states: {
        there: {
          description: 'The browser is online.',
          on: { 'network.lost': { target: 'lost' } },
        },
        lost: {
          description: 'The browser is offline; editing and saving still work.',
          on: { 'network.returned': { target: 'there' } },
        },
      },
    },
    storage: {
      description: 'The request for persistent storage.',
      initial: 'unasked',
      states: {
        unasked: {
          description: 'The visitor has changed nothing yet.',
          invoke: {
            src: 'listen',
            id: 'siteFacts',
            input: ({ context }) => [heard(context.site, 'site.edited', 'site.arranged')],
          },
          on: { 'site.edited': { target: 'asking' }, 'site.arranged': { target: 'asking' } },
        },
        asking: {
          description: 'After the first change, persistent storage is requested.',
          invoke: { src: 'keepStorage', onDone: { target: 'asked' }, onError: { target: 'asked' } },
        },
        asked: { description: 'The browser has answered. If it refused, storage works but may be evicted.' },
      },
    },
  },
});

type Browser = SnapshotFrom<typeof browserMachine>;

/** True while the browser is offline. */
export const selectIsOffline = (browser: Browser) => browser.matches({ network: 'lost' });

/** `ready` or `taking` while the update notice is shown, else undefined. */
export const selectNewVersion = ({ value: { version } }: Browser) =>
  version === 'ready' || version === 'taking' ? version : undefined;
