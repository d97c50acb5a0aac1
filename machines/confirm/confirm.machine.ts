import type { SnapshotFrom } from 'xstate';
import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { BUSINESSES, type Business, businessOf } from '../../domain/choices/businesses.ts';
import { type Config, templateIdOf } from '../../domain/config/config.ts';
import { textAt } from '../../domain/config/leaves.ts';
import { BUSINESS_PATH } from '../../domain/config/page-settings.ts';
import type { StartRequest } from '../../domain/ports.ts';
import { freshWebsite, isDefaultWebsite, websiteIn } from '../../templates/fresh-websites.ts';
import type { LanguageCode } from '../../words/language.ts';
import type { ChatEvent, ChatRef } from '../chat/chat.setup.ts';
import { details } from '../details.ts';
import { notProvided } from '../not-provided.ts';
import type { SiteEvent } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';

/** The card of a business that was chosen. */
type CardChosen = Extract<ChatEvent, { type: 'business.choose' }> & { readonly templateId: string };

/** What needs a confirmation, because it replaces the website: of the site, or for a card of the chat. */
export type ConfirmRequest =
  | { type: 'template.choose'; templateId: string }
  | CardChosen
  | { type: 'site.reset' };

export interface ConfirmInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: ConfirmRequest['type'] | 'content.carry' }>>;
  /** Loads the content of a card, and goes on with the name. */
  readonly chat: ChatRef<CardChosen>;
  /** The first request; each `confirm.ask` brings the next one. */
  readonly request: ConfirmRequest;
  /** The language of the words that the visitor's business brings. */
  readonly language: LanguageCode;
}

interface Asked {
  readonly request: ConfirmRequest;
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

/** A confirmation dialog: has its request carried out when the visitor accepts. */
export const confirmMachine = setup({
  types: {
    input: {} as ConfirmInput,
    context: {} as ConfirmContext,
    events: {} as ConfirmEvent,
    emitted: {} as ConfirmNews,
  },
  actors: { loadStarts: notProvided<Config, StartRequest>('loadStarts') },
  guards: {
    /** A card replaces nothing of the visitor's on an untouched website. */
    replacesNothing: ({ context: { site } }, { request }: Asked) => {
      const { config, fresh } = site.getSnapshot().context;
      return request.type === 'business.choose' && isDefaultWebsite(config, fresh);
    },
    canKeepContent: ({ context }) => context.request.type !== 'site.reset',
    hasBusiness: ({ context }) => context.request.type !== 'site.reset' && businessFor(context) !== undefined,
  },
  actions: {
    announceClosing: emit({ type: 'confirm.closed' }),
    keepRequest: assign({ request: (_, { request }: Asked) => request }),
    chooseCard: enqueueActions(({ context: { chat }, enqueue }, { request }: Asked) => {
      if (request.type === 'business.choose') enqueue.sendTo(chat, request);
    }),
    carryOut: enqueueActions(({ context: { site, chat, request }, enqueue }, { at }: { at: number }) => {
      if (request.type === 'business.choose') enqueue.sendTo(chat, { ...request, at });
      else enqueue.sendTo(site, { ...request, at });
    }),
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
        'confirm.ask': [
          {
            guard: { type: 'replacesNothing', params: details },
            actions: [{ type: 'chooseCard', params: details }, 'announceClosing'],
          },
          { target: 'confirming', actions: { type: 'keepRequest', params: details } },
        ],
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
              actions: { type: 'carryOut', params: ({ event }) => event },
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

/** The business of the card, else the one that the website names; undefined if it names none. */
function businessFor({ request, site }: ConfirmInput): Business | undefined {
  if (request.type === 'business.choose') return request.business;
  return businessOf(textAt(site.getSnapshot().context.config, BUSINESS_PATH));
}

/** The requested website with the words of the visitor's business. */
function businessRequest(context: ConfirmInput): StartRequest {
  const { language } = context;
  return { config: targetOf(context), business: businessFor(context) ?? BUSINESSES[0], language };
}

/** The website that a request leads to. */
function targetOf({ request, site }: Pick<ConfirmInput, 'request' | 'site'>): Config {
  const { config, fresh } = site.getSnapshot().context;
  if (request.type === 'business.choose') return websiteIn(request.templateId, config, fresh);
  return freshWebsite(fresh, request.type === 'template.choose' ? request.templateId : undefined);
}

/** True if the question offers to keep the visitor's content. */
export const selectCanKeepContent = (confirm: SnapshotFrom<typeof confirmMachine>) =>
  confirm.can({ type: 'confirm.keep', at: 0 });

/** True if accepting leaves the published site behind. A card brings other content to a website of its template. */
export const selectLeavesSite = ({ context: { request, site } }: SnapshotFrom<typeof confirmMachine>) =>
  request.type !== 'business.choose' ||
  request.templateId !== templateIdOf(site.getSnapshot().context.config);

/** True while the dialog is open. */
export const selectIsConfirming = (confirm: SnapshotFrom<typeof confirmMachine>) =>
  confirm.matches('confirming');
