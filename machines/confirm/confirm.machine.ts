import type { SnapshotFrom } from 'xstate';
import { assign, emit, sendTo, setup } from 'xstate';
import { BUSINESSES, type Business, businessOf } from '../../domain/choices/businesses.ts';
import type { Config } from '../../domain/config/config.ts';
import { textAt } from '../../domain/config/leaves.ts';
import { BUSINESS_PATH } from '../../domain/config/page-settings.ts';
import type { StartRequest } from '../../domain/ports.ts';
import { freshWebsite } from '../../templates/fresh-websites.ts';
import type { LanguageCode } from '../../words/language.ts';
import { notProvided } from '../not-provided.ts';
import type { SiteEvent } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';

/** The site events that need a confirmation, because they replace the website. */
export type ConfirmRequest =
  | { type: 'template.choose'; templateId: string }
  | { type: 'content.start'; business: Business; config: Config }
  | { type: 'site.reset' };

export interface ConfirmInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: ConfirmRequest['type'] | 'content.carry' }>>;
  /** The first request; each `confirm.ask` brings the next one. */
  readonly request: ConfirmRequest;
  /** The language of the words that the visitor's business brings. */
  readonly language: LanguageCode;
}

interface ConfirmContext extends ConfirmInput {
  /** When the visitor chose to keep the content, in milliseconds since 1970. */
  readonly at: number;
}

/** Emitted when no question is asked any more. */
export type ConfirmNews = { type: 'confirm.closed' };

export type ConfirmEvent =
  | { type: 'confirm.ask'; request: ConfirmRequest }
  | { type: 'confirm.accept'; at: number }
  | { type: 'confirm.keep'; at: number }
  | { type: 'confirm.decline' };

/** A confirmation dialog: sends its request to the site when the visitor accepts. */
export const confirmMachine = setup({
  types: {
    input: {} as ConfirmInput,
    context: {} as ConfirmContext,
    events: {} as ConfirmEvent,
    emitted: {} as ConfirmNews,
  },
  actors: { loadStarts: notProvided<Config, StartRequest>('loadStarts') },
  guards: {
    canKeepContent: ({ context }) => context.request.type !== 'site.reset',
    hasBusiness: ({ context }) =>
      context.request.type === 'template.choose' && businessOfSite(context) !== undefined,
  },
  actions: {
    announceClosing: emit({ type: 'confirm.closed' }),
    keepRequest: assign({ request: (_, { request }: { request: ConfirmRequest }) => request }),
    tellSite: sendTo(
      ({ context }) => context.site,
      ({ context }, { at }: { at: number }) => ({ ...context.request, at }),
    ),
    tellSiteToCarry: sendTo(
      ({ context }) => context.site,
      ({ context }, { at, config }: { at: number; config?: Config }) =>
        ({ type: 'content.carry', config: config ?? targetOf(context), at }) as const,
    ),
    keepTime: assign({ at: (_, { at }: { at: number }) => at }),
  },
}).createMachine({
  id: 'confirm',
  description: 'A confirmation before the website is replaced.',
  context: ({ input }) => ({ ...input, at: 0 }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The dialog is closed.',
      on: {
        'confirm.ask': {
          target: 'confirming',
          actions: { type: 'keepRequest', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      description: 'The dialog shows what will be lost.',
      exit: 'announceClosing',
      on: { 'confirm.decline': { target: 'idle' } },
      initial: 'asking',
      states: {
        asking: {
          description: 'The question waits for its answer.',
          on: {
            'confirm.accept': {
              target: '#confirm.idle',
              actions: { type: 'tellSite', params: ({ event }) => event },
            },
            'confirm.keep': [
              {
                guard: 'hasBusiness',
                target: 'fetching',
                actions: { type: 'keepTime', params: ({ event }) => event },
              },
              {
                guard: 'canKeepContent',
                target: '#confirm.idle',
                actions: { type: 'tellSiteToCarry', params: ({ event }) => event },
              },
            ],
          },
        },
        fetching: {
          description:
            'The words of the visitor’s business are on the way: they stand where the other template has more fields.',
          invoke: {
            src: 'loadStarts',
            input: ({ context }) => businessRequest(context),
            onDone: {
              target: '#confirm.idle',
              actions: {
                type: 'tellSiteToCarry',
                params: ({ context: { at }, event }) => ({ at, config: event.output }),
              },
            },
            // The template's own words are better than no other template.
            onError: {
              target: '#confirm.idle',
              actions: { type: 'tellSiteToCarry', params: ({ context: { at } }) => ({ at }) },
            },
          },
        },
      },
    },
  },
});

/** The kind of business that the website names; undefined if it names none. */
function businessOfSite({ site }: ConfirmInput): Business | undefined {
  return businessOf(textAt(site.getSnapshot().context.config, BUSINESS_PATH));
}

/** The requested website with the words of the visitor's business. */
function businessRequest(context: ConfirmInput): StartRequest {
  const { language } = context;
  return { config: targetOf(context), business: businessOfSite(context) ?? BUSINESSES[0], language };
}

/** The website that a request leads to. */
function targetOf({ request, site }: Pick<ConfirmInput, 'request' | 'site'>): Config {
  if (request.type === 'content.start') return request.config;
  const { fresh } = site.getSnapshot().context;
  return freshWebsite(fresh, request.type === 'template.choose' ? request.templateId : undefined);
}

/** True if the question offers to keep the visitor's content. */
export const selectCanKeepContent = (confirm: SnapshotFrom<typeof confirmMachine>) =>
  confirm.can({ type: 'confirm.keep', at: 0 });

/** True while the dialog is open. */
export const selectIsConfirming = (confirm: SnapshotFrom<typeof confirmMachine>) =>
  confirm.matches('confirming');
