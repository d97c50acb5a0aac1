import { assign, sendTo, setup } from 'xstate';
import { BUSINESSES, type Business } from '../../src/domain/choices/businesses.ts';
import type { Config } from '../../src/domain/config/config.ts';
import type { LanguageCode } from '../../src/words/language.ts';
import { notProvided } from '../not-provided.ts';
import type { SiteEvent } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';

/** Which business the visitor chose, and when. */
interface Choice {
  readonly business: Business;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface StartsInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: 'content.start' }>>;
  /** The language that the content is written in. */
  readonly language: LanguageCode;
}

interface StartsContext extends StartsInput {
  /** The latest choice; before the first, any. */
  readonly choice: Choice;
}

export type StartsEvent =
  | { type: 'starts.open' }
  | { type: 'starts.close' }
  | ({ type: 'start.choose' } & Choice)
  | { type: 'start.retry' };

/** Which content is asked for, and what of the website it takes the place of. */
export interface StartRequest {
  readonly config: Config;
  readonly business: Business;
  readonly language: LanguageCode;
}

/** The dialog of starting content: a kind of business is chosen, its content fetched and given to the site. */
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
  description: 'The choice of starting content by kind of business.',
  context: ({ input }) => ({ ...input, choice: { business: BUSINESSES[0], at: 0 } }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed.',
      on: { 'starts.open': { target: 'choosing' } },
    },
    choosing: {
      description: 'The kinds of business are offered.',
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
      description: 'The content of the business is being fetched; closing gives it up.',
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
      description: 'The content did not come; the website is as it was.',
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
