import { and, assign, emit, not, sendTo, setup, stateIn } from 'xstate';
import type { Config, DeployResult } from '../../src/domain/config/config.ts';
import type { PlannedEdit } from '../../src/domain/config/edit-config.ts';
import { NetworkLost, reasonOf, statusOf } from '../../src/domain/publish/deploy-error.ts';
import { isEmail } from '../../src/domain/publish/email-rule.ts';
import type { ChangedElsewhere } from '../../src/domain/storage/rebase.ts';
import type { ChatRef } from '../chat/chat.setup.ts';
import { type ChatEvent, draftsOf } from '../chat/chat.setup.ts';
import { listen } from '../listen.ts';
import { notProvided, notProvidedReporter } from '../not-provided.ts';
import type { Published, SiteEvent, SiteFact } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';
import { untilSaved } from '../site/until-saved.ts';
import { sharingMachine } from './sharing.machine.ts';

const NEEDS_NEW_SITE = '#publish.failed.reason.needsNewSite';
const MAX_REDRAWS = 3;
const TAKEN = 409;
const NOT_THE_OWNER = 403;
const UNPUBLISHED = 410;

export interface PublishInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: 'site.published' | 'edit.apply' | 'plan.apply' }>>;
  readonly chat: ChatRef<Extract<ChatEvent, { type: 'place.open' | 'menu.open' }>>;
  /** True if the browser supports the Web Share API. */
  readonly canShare: boolean;
}

interface PublishContext extends PublishInput {
  readonly email: string;
  /** The address of the latest click on `Try again when online`. */
  readonly retryEmail: string;
  /** The id drawn for a first publish. Retries use the same id until one succeeds. */
  readonly draftSiteId: string | undefined;
  readonly redraws: number;
  /** The deploy being sent; its `html` is empty while nothing is sent. */
  readonly rendered: RenderedDeploy;
  /** The reason of the failure; empty if none is known. */
  readonly failure: string | undefined;
  readonly result: DeployResult | undefined;
}

/** Emitted when the dialog closes. */
export type PublishNews = { type: 'publish.closed' };

export type PublishEvent =
  | { type: 'publish.open' }
  | { type: 'publish.close' }
  | { type: 'publish.submit' }
  | { type: 'publish.submitAsNewSite' }
  | { type: 'publish.submitWhenOnline' }
  | TurnReport
  | { type: 'email.change'; text: string }
  | { type: 'finding.follow'; target: string; at: number }
  | { type: 'finding.mend'; path: string; value: string }
  | { type: 'finding.hide'; edits: readonly PlannedEdit[] }
  | { type: 'menu.return'; at: number }
  | Extract<SiteFact, { type: 'site.replaced' | 'site.followed' }>;

/**
 * No other tab publishes now. `siteId` is the site id in the store, which another tab may have published since this one
 * last read it.
 */
export interface TurnReport {
  readonly type: 'turn.came';
  readonly siteId?: string | undefined;
}

/** The input of a deploy, read when the page is rendered. */
export interface AskedDeploy {
  readonly config: Config;
  readonly siteId: string;
  readonly email: string;
  readonly isUpdate: boolean;
}

/** A deploy with its rendered page. */
export interface RenderedDeploy extends AskedDeploy {
  readonly html: string;
}

const configOf = ({ site }: PublishInput) => site.getSnapshot().context.config;

type Asking = PublishInput & Pick<PublishContext, 'draftSiteId' | 'email'>;

/** The deploy of the current config. */
export const askedDeploy = (context: Asking): AskedDeploy => ({
  config: configOf(context),
  siteId: context.draftSiteId ?? configOf(context)._siteId ?? '',
  email: context.email,
  isUpdate: context.draftSiteId === undefined,
});

/** A deploy without a rendered page. */
const notRendered = (context: Asking): RenderedDeploy => ({ ...askedDeploy(context), html: '' });

/** The initial context. */
export const beginPublish = (input: PublishInput): PublishContext => ({
  ...input,
  email: '',
  retryEmail: '',
  draftSiteId: undefined,
  redraws: 0,
  rendered: notRendered({ ...input, email: '', draftSiteId: undefined }),
  failure: undefined,
  result: undefined,
});

/** The actors, guards and actions of the publish dialog's chart. */
export const publishSetup = setup({
  types: {
    input: {} as PublishInput,
    context: {} as PublishContext,
    events: {} as PublishEvent,
    emitted: {} as PublishNews,
    children: {} as { sharing: 'sharing' },
  },
  actors: {
    listen,
    untilSaved,
    takeTurn: notProvidedReporter<undefined, TurnReport>('takeTurn'),
    drawSiteId: notProvided<string, void>('drawSiteId'),
    renderSite: notProvided<RenderedDeploy, AskedDeploy>('renderSite'),
    deploySite: notProvided<Published, RenderedDeploy>('deploySite'),
    awaitNetwork: notProvided<void, void>('awaitNetwork'),
    sharing: sharingMachine,
  },
  // Another tab's commit is announced within milliseconds. If it is not, this tab publishes on its own.
  delays: { followingPatience: 5000 },
  guards: {
    hasEmail: ({ context }) => isEmail(context.email),
    hasDrafts: ({ context }) => {
      const chat = context.chat.getSnapshot();
      return draftsOf(chat.context, chat.hasTag('working')).length > 0;
    },
    isChatFree: ({ context }) => !context.chat.getSnapshot().hasTag('working'),
    needsNewSite: stateIn(NEEDS_NEW_SITE),
    canBeNewSite: and([stateIn(NEEDS_NEW_SITE), 'hasEmail']),
    lacksEmailOffline: and([stateIn('#publish.failed.reason.offline'), not('hasEmail')]),
    isUpdate: ({ context }) => context.draftSiteId === undefined && configOf(context)._siteId !== undefined,
    isPublishedElsewhere: ({ context }, { siteId }: TurnReport) =>
      siteId !== undefined &&
      siteId !== configOf(context)._siteId &&
      siteId !== context.site.getSnapshot().context.stored.config._siteId,
    isNetworkLost: (_, { error }: { error: unknown }) => error instanceof NetworkLost,
    isRefusedForGood: (_, { error }: { error: unknown }) =>
      [NOT_THE_OWNER, UNPUBLISHED].includes(statusOf(error) ?? 0),
    hasSiteId: ({ context }) => (context.draftSiteId ?? configOf(context)._siteId) !== undefined,
    bringsSiteId: (_, { taken }: { taken: readonly ChangedElsewhere[] }) =>
      taken.some(({ path }) => path === '_siteId'),
    canRedraw: ({ context }, { error }: { error: unknown }) =>
      statusOf(error) === TAKEN && context.draftSiteId !== undefined && context.redraws < MAX_REDRAWS,
  },
  actions: {
    changeEmail: assign({ email: (_, { text }: { text: string }) => text }),
    keepRetryEmail: assign({ retryEmail: ({ context }) => context.email }),
    takeRetryEmail: assign({ email: ({ context }) => context.retryEmail }),
    keepDraftId: assign({ draftSiteId: (_, { siteId }: { siteId: string }) => siteId }),
    forgetDraftId: assign({ draftSiteId: undefined }),
    keepRendered: assign({ rendered: (_, { rendered }: { rendered: RenderedDeploy }) => rendered }),
    forgetRendered: assign({ rendered: ({ context }) => notRendered(context) }),
    countRedraw: assign({ redraws: ({ context }) => context.redraws + 1 }),
    startOver: assign({ redraws: 0, failure: undefined, result: undefined }),
    announceClosing: emit({ type: 'publish.closed' }),
    forgetAll: assign({ redraws: 0, failure: undefined, result: undefined, email: '', retryEmail: '' }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => reasonOf(error) }),
    keepResult: assign({
      result: (_, { result }: Published) => result,
      draftSiteId: undefined,
    }),
    tellSite: sendTo(
      ({ context }) => context.site,
      (_, { result, config }: Published) => ({ type: 'site.published', result, config }) as const,
    ),
    goThere: sendTo(
      ({ context }) => context.chat,
      (_, { target, at }: { target: string; at: number }) => ({ type: 'place.open', target, at }) as const,
    ),
    goHome: sendTo(
      ({ context }) => context.chat,
      (_, { at }: { at: number }) => ({ type: 'menu.open', at }) as const,
    ),
    mendSite: sendTo(
      ({ context }) => context.site,
      (_, { path, value }: { path: string; value: string }) =>
        ({ type: 'edit.apply', commandId: 'finding', path, typed: value }) as const,
    ),
    hideInvented: sendTo(
      ({ context }) => context.site,
      (_, { edits }: { edits: readonly PlannedEdit[] }) =>
        ({ type: 'plan.apply', commandId: 'finding', edits }) as const,
    ),
  },
});
