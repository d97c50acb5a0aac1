import { setup } from 'xstate';
import { escalate } from '../escalate.ts';
import { notProvided, notProvidedReporter } from '../not-provided.ts';
import type { SiteFact } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';
import { watchSite } from '../site/watch-site.ts';

interface BrowserInput {
  readonly site: SiteRef<never>;
}

export type BrowserEvent =
  | { type: 'version.found' }
  | { type: 'version.take' }
  | { type: 'version.dismiss' }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  | SiteFact;

/** The builder as this browser holds it: its version, its network, and whether what is stored is to be kept. */
export const browserMachine = setup({
  types: {
    input: {} as BrowserInput,
    context: {} as BrowserInput,
    events: {} as BrowserEvent,
  },
  actors: {
    watchSite,
    watchVersions: notProvidedReporter<undefined>('watchVersions'),
    watchNetwork: notProvidedReporter<undefined>('watchNetwork'),
    takeVersion: notProvided<void, void>('takeVersion'),
    keepStorage: notProvided<void, void>('keepStorage'),
  },
  actions: { escalate },
}).createMachine({
  id: 'browser',
  description: 'The builder as this browser holds it.',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    version: {
      description: 'Whether a newer version of the builder is ready to take over.',
      invoke: {
        src: 'watchVersions',
        onError: { actions: { type: 'escalate', params: ({ event }) => event } },
      },
      initial: 'current',
      states: {
        current: {
          description: 'No newer version is known.',
          on: { 'version.found': { target: 'ready' } },
        },
        ready: {
          description: 'A newer version waits; nothing changes before the visitor says so.',
          on: { 'version.take': { target: 'taking' }, 'version.dismiss': { target: 'dismissed' } },
        },
        dismissed: {
          description: 'The visitor goes on with this version; the newer one comes with the next visit.',
          on: { 'version.found': { target: 'ready' } },
        },
        taking: {
          description: 'The newer version takes over, and the page is loaded anew.',
          invoke: {
            src: 'takeVersion',
            // Still here: the visitor chose to stay, where leaving would have lost something.
            onDone: { target: 'ready' },
            onError: { target: 'ready' },
          },
        },
      },
    },
    network: {
      description: 'Whether the server can be reached.',
      invoke: {
        src: 'watchNetwork',
        onError: { actions: { type: 'escalate', params: ({ event }) => event } },
      },
      initial: 'there',
      states: {
        there: {
          description: 'Nothing speaks against it.',
          on: { 'network.lost': { target: 'lost' } },
        },
        lost: {
          description: 'The browser has none; editing and saving go on.',
          on: { 'network.returned': { target: 'there' } },
        },
      },
    },
    storage: {
      description: 'Whether the browser was asked to keep what is stored.',
      initial: 'unasked',
      states: {
        unasked: {
          description: 'The visitor has made nothing yet.',
          invoke: {
            src: 'watchSite',
            input: ({ context }) => ({ site: context.site }),
            onError: { actions: { type: 'escalate', params: ({ event }) => event } },
          },
          on: { 'site.edited': { target: 'asking' }, 'site.arranged': { target: 'asking' } },
        },
        asking: {
          description: 'The first change was made: the browser is asked not to clear it away.',
          invoke: { src: 'keepStorage', onDone: { target: 'asked' }, onError: { target: 'asked' } },
        },
        asked: { description: 'It was asked; also refused, the website is stored as before.' },
      },
    },
  },
});
