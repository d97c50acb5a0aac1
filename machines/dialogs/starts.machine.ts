import { assign, sendTo, setup } from 'xstate';
import { BUSINESSES, type Business } from '../../src/domain/choices/businesses.ts';
import type { Config } from '../../src/domain/config/config.ts';
import type { StartRequest } from '../../src/domain/ports.ts';
import type { LanguageCode } from '../../src/words/language.ts';
import { notProvided } from '../not-provided.ts';
import type { SiteEvent } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';

/** The business that the visitor chose. */
interface Choice {
  readonly business: Business;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface StartsInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: 'content.start' }>>;
  /** The language of the starting content. */
  readonly language: LanguageCode;
}

interface StartsContext extends StartsInput {
  /** The latest choice; before the first choice an arbitrary one. */
  readonly choice: Choice;
}

export type StartsEvent =
  | { type: 'starts.open' }
  | { type: 'starts.close' }
  | ({ type: 'start.choose' } & Choice)
  | { type: 'start.retry' };

/** The starting content dialog: loads the content of the chosen business and sends it to the site. */
export const startsMachine = setup({
  types: { input: {} as StartsInput, context: {} as StartsContext, events: {} as StartsEvent },
  actors: { loadStarts: notProvided<Config, StartRequest>('loadStarts') },
  actions: {
    keepChoice: assign({ choice: (_, { business, at }: Choice) => ({ business, at }) }),
    tellSite: sendTo(
      ({ context }) => context.site,
      ({ context: { choice } }, { config }: { config: Config }) =>
        ({ type: 'content.start', ...choice, config }) as const,
    ),
  },
}).createMachine({
  id: 'starts',
  description: 'The starting content dialog.',
  context: ({ input }) => ({ ...input, choice: { business: BUSINESSES[0], at: 0 } }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed.',
      on: { 'starts.open': { target: 'choosing' } },
    },
    choosing: {
      description: 'The dialog lists the kinds of business.',
      on: {
        'starts.close': { target: 'closed' },
        'start.choose': {
          target: 'loading',
          actions: {
            type: 'keepChoice',
            params: ({ event }) => event,
          },
        },
      },
    },
    loading: {
      description: 'The content is being loaded; closing the dialog aborts it.',
      invoke: {
        src: 'loadStarts',
        input: ({ context: { site, choice, language } }) => ({
          config: site.getSnapshot().context.config,
          business: choice.business,
          language,
        }),
        onDone: {
          target: 'closed',
          actions: { type: 'tellSite', params: ({ event }) => ({ config: event.output }) },
        },
        onError: { target: 'failed' },
      },
      on: { 'starts.close': { target: 'closed' } },
    },
    failed: {
      description: 'Loading failed; the website is unchanged.',
      on: {
        'starts.close': { target: 'closed' },
        'start.retry': { target: 'loading' },
        'start.choose': {
          target: 'loading',
          actions: {
            type: 'keepChoice',
            params: ({ event }) => event,
          },
        },
      },
    },
  },
});
