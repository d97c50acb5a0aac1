import { assign, sendTo, setup } from 'xstate';
import type { Config } from '../../src/domain/config/config.ts';
import type { DeployResult } from '../../src/domain/deploy/deploy.ts';
import { isEmail } from '../../src/domain/deploy/deploy.ts';
import { NetworkLost, reasonOf, statusOf } from '../../src/domain/deploy/deploy-error.ts';
import type { ChangedElsewhere } from '../../src/domain/storage/rebase.ts';
import type { ChatEvent } from '../chat/chat.context.ts';
import type { ChatRef } from '../chat/watch-chat.ts';
import { escalate } from '../escalate.ts';
import { notProvided } from '../not-provided.ts';
import type { Published, SiteEvent, SiteFact } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';
import { watchSite } from '../site/watch-site.ts';

const MAX_REDRAWS = 3;
const TAKEN = 409;
const NOT_THE_OWNER = 403;
const UNPUBLISHED = 410;

export interface PublishInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: 'site.published' | 'edit.apply' }>>;
  readonly chat: ChatRef<Extract<ChatEvent, { type: 'place.open' }>>;
  /** True if the browser supports the Web Share API. */
  readonly canShare: boolean;
}

interface PublishContext extends PublishInput {
  readonly email: string;
  /** The id drawn for a first publish. Retries use the same id until one succeeds. */
  readonly draftSiteId: string | undefined;
  readonly redraws: number;
  /** The deploy being sent; its `html` is empty while nothing is sent. */
  readonly rendered: RenderedDeploy;
  /** The reason of the failure; empty if none is known. */
  readonly failure: string | undefined;
  readonly result: DeployResult | undefined;
}

export type PublishEvent =
  | { type: 'publish.open' }
  | { type: 'publish.close' }
  | { type: 'publish.submit' }
  | { type: 'publish.submitAsNewSite' }
  | { type: 'email.change'; text: string }
  | { type: 'address.copy' }
  | { type: 'address.share' }
  | { type: 'finding.follow'; target: string; at: number }
  | { type: 'finding.mend'; path: string; value: string }
  | SiteFact;

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
export const notRendered = (context: Asking): RenderedDeploy => ({ ...askedDeploy(context), html: '' });

/** The actors, guards and actions of the publish dialog's chart. */
export const publishSetup = setup({
  types: { input: {} as PublishInput, context: {} as PublishContext, events: {} as PublishEvent },
  actors: {
    watchSite,
    drawSiteId: notProvided<string, void>('drawSiteId'),
    renderSite: notProvided<RenderedDeploy, AskedDeploy>('renderSite'),
    deploySite: notProvided<Published, RenderedDeploy>('deploySite'),
    awaitNetwork: notProvided<void, void>('awaitNetwork'),
    copyText: notProvided<void, { readonly text: string }>('copyText'),
    shareAddress: notProvided<void, { readonly url: string }>('shareAddress'),
  },
  guards: {
    hasEmail: ({ context }) => isEmail(context.email),
    isChatFree: ({ context }) => !context.chat.getSnapshot().hasTag('working'),
    canShare: ({ context }) => context.canShare,
    isNetworkLost: (_, { error }: { error: unknown }) => error instanceof NetworkLost,
    isNotOwned: (_, { error }: { error: unknown }) => statusOf(error) === NOT_THE_OWNER,
    isUnpublished: (_, { error }: { error: unknown }) => statusOf(error) === UNPUBLISHED,
    hasSiteId: ({ context }) => (context.draftSiteId ?? configOf(context)._siteId) !== undefined,
    bringsSiteId: (_, { taken }: { taken: readonly ChangedElsewhere[] }) =>
      taken.some(({ path }) => path === '_siteId'),
    canRedraw: ({ context }, { error }: { error: unknown }) =>
      statusOf(error) === TAKEN && context.draftSiteId !== undefined && context.redraws < MAX_REDRAWS,
  },
  actions: {
    escalate,
    changeEmail: assign({ email: (_, { text }: { text: string }) => text }),
    keepDraftId: assign({ draftSiteId: (_, { siteId }: { siteId: string }) => siteId }),
    forgetDraftId: assign({ draftSiteId: undefined }),
    keepRendered: assign({ rendered: (_, { rendered }: { rendered: RenderedDeploy }) => rendered }),
    forgetRendered: assign({ rendered: ({ context }) => notRendered(context) }),
    countRedraw: assign({ redraws: ({ context }) => context.redraws + 1 }),
    startOver: assign({ redraws: 0, failure: undefined, result: undefined }),
    forgetAll: assign({ redraws: 0, failure: undefined, result: undefined, email: '' }),
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
    mendSite: sendTo(
      ({ context }) => context.site,
      (_, { path, value }: { path: string; value: string }) =>
        ({ type: 'edit.apply', commandId: 'finding', path, typed: value }) as const,
    ),
  },
});
