import { assign, sendTo, setup } from 'xstate';
import type { Config } from '../src/domain/config.ts';
import type { DeployResult } from '../src/domain/deploy.ts';
import { type DeployFailure, failureFrom } from '../src/domain/deploy-failure.ts';
import { isEmail } from '../src/domain/email.ts';
import { NetworkLost } from '../src/domain/network-lost.ts';
import { escalate } from './escalate.ts';
import { notProvided } from './not-provided.ts';
import type { SiteEvent, SiteFact } from './site.setup.ts';
import type { SiteRef } from './site-ref.ts';
import { watchSite } from './watch-site.ts';

const MAX_REDRAWS = 3;
const TAKEN = 409;
/** Another's site, or one that is not published any more: only a new site can be. */
const CLOSED = [403, 410];

export interface PublishInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: 'site.published' }>>;
}

interface PublishContext extends PublishInput {
  readonly email: string;
  /** The id drawn for a first publish, kept for a retry until one succeeds. */
  readonly draftSiteId: string | undefined;
  readonly redraws: number;
  readonly failure: DeployFailure | undefined;
  readonly result: DeployResult | undefined;
}

export type PublishEvent =
  | { type: 'publish.open' }
  | { type: 'publish.close' }
  | { type: 'publish.submit' }
  | { type: 'publish.asNewSite' }
  | { type: 'email.change'; text: string }
  | { type: 'address.copy' }
  | SiteFact;

/** What the deploy is made from, read at the moment of submit. */
export interface DeployInput {
  readonly config: Config;
  readonly siteId: string;
  readonly email: string;
  readonly isUpdate: boolean;
}

const isClosed = ({ failure }: PublishContext) => CLOSED.includes(failure?.status ?? 0);
const configOf = (context: PublishContext) => context.site.getSnapshot().context.config;

/** The publish dialog: the e-mail form, the deploy on its way, and how it ended. */
export const publishMachine = setup({
  types: { input: {} as PublishInput, context: {} as PublishContext, events: {} as PublishEvent },
  actors: {
    watchSite,
    drawSiteId: notProvided<string, void>('drawSiteId'),
    deploySite: notProvided<DeployResult, DeployInput>('deploySite'),
    awaitNetwork: notProvided<void, void>('awaitNetwork'),
    copyText: notProvided<void, { readonly text: string }>('copyText'),
  },
  guards: {
    hasEmail: ({ context }) => isEmail(context.email),
    needsNewSite: ({ context }) => isClosed(context),
    canPublishAnew: ({ context }) => isClosed(context) && isEmail(context.email),
    isNetworkLost: (_, { error }: { error: unknown }) => error instanceof NetworkLost,
    hasSiteId: ({ context }) => (context.draftSiteId ?? configOf(context)._siteId) !== undefined,
    canRedraw: ({ context }, { error }: { error: unknown }) =>
      failureFrom(error).status === TAKEN &&
      context.draftSiteId !== undefined &&
      context.redraws < MAX_REDRAWS,
  },
  actions: {
    escalate,
    changeEmail: assign({ email: (_, { text }: { text: string }) => text }),
    keepDraftId: assign({ draftSiteId: (_, { siteId }: { siteId: string }) => siteId }),
    forgetDraftId: assign({ draftSiteId: undefined }),
    countRedraw: assign({ redraws: ({ context }) => context.redraws + 1 }),
    startOver: assign({ redraws: 0, failure: undefined, result: undefined }),
    forgetAll: assign({ redraws: 0, failure: undefined, result: undefined, email: '' }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => failureFrom(error) }),
    keepResult: assign({
      result: (_, { result }: { result: DeployResult }) => result,
      draftSiteId: undefined,
    }),
    tellSite: sendTo(
      ({ context }) => context.site,
      (_, { result }: { result: DeployResult }) => ({ type: 'site.published', result }) as const,
    ),
  },
}).createMachine({
  id: 'publish',
  description: 'The Deployment Status dialog.',
  context: ({ input }) => ({
    ...input,
    email: '',
    draftSiteId: undefined,
    redraws: 0,
    failure: undefined,
    result: undefined,
  }),
  invoke: {
    src: 'watchSite',
    input: ({ context }) => ({ site: context.site }),
    onError: { actions: { type: 'escalate', params: ({ event }) => ({ error: event.error }) } },
  },
  on: {
    'site.replaced': { actions: 'forgetDraftId' },
    'publish.close': { target: '.idle', actions: 'forgetAll' },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'The dialog is closed.',
      on: { 'publish.open': { target: 'form' } },
    },
    form: {
      description: 'The visitor is asked for an e-mail address.',
      initial: 'asking',
      states: {
        asking: { description: 'Nothing has been submitted yet.' },
        rejected: { description: 'What was submitted is no e-mail address.' },
      },
      on: {
        'email.change': {
          target: '.asking',
          actions: { type: 'changeEmail', params: ({ event }) => ({ text: event.text }) },
        },
        'publish.submit': [{ guard: 'hasEmail', target: 'deploying' }, { target: '.rejected' }],
      },
    },
    deploying: {
      description: 'The page is on its way to the server.',
      entry: 'startOver',
      initial: 'identifying',
      states: {
        identifying: {
          description: 'A site published before keeps its id; a new one needs one.',
          always: [{ guard: 'hasSiteId', target: 'sending' }, { target: 'drawing' }],
        },
        drawing: {
          description: 'A site id is drawn.',
          invoke: {
            src: 'drawSiteId',
            onDone: {
              target: 'sending',
              actions: { type: 'keepDraftId', params: ({ event }) => ({ siteId: event.output }) },
            },
            onError: {
              target: '#publish.failed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        sending: {
          description: 'The deploy call is under way; closing the dialog cancels it.',
          invoke: {
            src: 'deploySite',
            input: ({ context }) => ({
              config: configOf(context),
              siteId: context.draftSiteId ?? configOf(context)._siteId ?? '',
              email: context.email,
              isUpdate: context.draftSiteId === undefined,
            }),
            onDone: {
              target: '#publish.success',
              actions: [
                { type: 'keepResult', params: ({ event }) => ({ result: event.output }) },
                { type: 'tellSite', params: ({ event }) => ({ result: event.output }) },
              ],
            },
            onError: [
              {
                guard: { type: 'canRedraw', params: ({ event }) => ({ error: event.error }) },
                target: 'drawing',
                actions: 'countRedraw',
              },
              {
                guard: { type: 'isNetworkLost', params: ({ event }) => ({ error: event.error }) },
                target: '#publish.waiting',
              },
              {
                target: '#publish.failed',
                actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
      },
    },
    waiting: {
      description: 'The browser has no network: it goes on when that is back, or when the visitor tries.',
      invoke: {
        src: 'awaitNetwork',
        id: 'network',
        onDone: [{ guard: 'hasEmail', target: 'deploying' }, { target: 'form.rejected' }],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'email.change': { actions: { type: 'changeEmail', params: ({ event }) => ({ text: event.text }) } },
        'publish.submit': [{ guard: 'hasEmail', target: 'deploying' }, { target: 'form.rejected' }],
      },
    },
    success: {
      description: 'The page is live.',
      initial: 'live',
      states: {
        live: { description: 'Its address is shown.' },
        copying: {
          description: 'Its address is on its way to the clipboard.',
          invoke: {
            src: 'copyText',
            id: 'copying',
            input: ({ context }) => ({ text: context.result?.url ?? '' }),
            onDone: { target: 'copied' },
            onError: { target: 'notCopied' },
          },
        },
        copied: { description: 'Its address is in the clipboard.' },
        notCopied: { description: 'The browser keeps the clipboard to itself.' },
      },
      on: { 'address.copy': { target: '.copying' } },
    },
    failed: {
      description: 'The page was not published; the visitor may try again.',
      on: {
        'email.change': { actions: { type: 'changeEmail', params: ({ event }) => ({ text: event.text }) } },
        'publish.submit': [{ guard: 'hasEmail', target: 'deploying' }, { target: 'form.rejected' }],
        'publish.asNewSite': [
          { guard: 'canPublishAnew', target: 'deploying.drawing' },
          { guard: 'needsNewSite', target: 'form.rejected' },
        ],
      },
    },
  },
});
