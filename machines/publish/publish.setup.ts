import { assign, emit, enqueueActions, raise, sendTo, setup } from 'xstate';
import type { Config, DeployResult } from '../../domain/config/config.ts';
import { applyPlan, type PlannedEdit } from '../../domain/config/edit-config.ts';
import { shownIn } from '../../domain/publish/changed-elsewhere.ts';
import { type DeployFailure, reasonOf } from '../../domain/publish/deploy-error.ts';
import { isEmail } from '../../domain/publish/email-rule.ts';
import { rememberedEmail } from '../../domain/publish/live-site.ts';
import type { PublishedVersions } from '../../domain/publish/published-versions.ts';
import { standingTexts, type TypedRows, withTyped } from '../../domain/publish/typed-rows.ts';
import type { ChangedElsewhere } from '../../domain/storage/rebase.ts';
import { leavingOff } from '../../templates/check/samples.ts';
import { draftsOf } from '../chat/box.machine.ts';
import type { ChatEvent, ChatRef } from '../chat/chat.setup.ts';
import { listen } from '../listen.ts';
import { notProvided, notProvidedReporter } from '../not-provided.ts';
import { sharingMachine } from '../published/sharing.machine.ts';
import { isConfirmed, type ReplacedBy, type SiteEvent, type SiteFact } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';
import { type DeployEnd, type DraftIdChanged, deployMachine } from './deploy.machine.ts';

/** A longer list is folded at first. */
const MAX_UNFOLDED = 3;

export interface PublishInput {
  readonly site: SiteRef<
    Extract<SiteEvent, { type: 'site.published' | 'version.shown' | 'edit.apply' | 'plan.apply' }>
  >;
  readonly chat: ChatRef<Extract<ChatEvent, { type: 'place.open' | 'menu.open' }>>;
  /** True if the browser supports the Web Share API. */
  readonly canShare: boolean;
}

interface PublishContext extends PublishInput {
  readonly email: string;
  /** The address of the latest click on `Try again when online`. */
  readonly retryEmail: string;
  /** What is typed into the review's rows; it outlasts the dialog. */
  readonly typed: TypedRows;
  readonly pictures: KnownPictures;
  /** The id drawn for a first publish. Retries use the same id until one succeeds. */
  readonly draftSiteId: string | undefined;
  readonly failure: DeployFailure | undefined;
  readonly result: DeployResult | undefined;
  /** The config of the page that has gone live. */
  readonly sent: Config | undefined;
}

/** What is known of the page's pictures, by address. */
export interface KnownPictures {
  /** Transfer sizes in bytes. */
  readonly weights: ReadonlyMap<string, number>;
  /** Those that no picture comes from. */
  readonly broken: ReadonlySet<string>;
}

/** The website whose pictures are checked as it changes, and the addresses that were broken before. */
export interface AskedPictures {
  readonly site: SiteRef<never>;
  readonly broken: ReadonlySet<string>;
}

/** More is known of the page's pictures. */
export interface PicturesReport {
  readonly type: 'pictures.checked';
  readonly pictures: KnownPictures;
}

/** The site whose versions are asked for; undefined: nothing is to be asked. */
export interface AskedVersions {
  readonly siteId: string | undefined;
}

/** Emitted when the dialog closes. */
export type PublishNews = { type: 'publish.closed' };

export type PublishEvent =
  | { type: 'publish.open'; email?: string | undefined }
  | { type: 'publish.close' }
  | { type: 'publish.submit' }
  /** An update with the address of the latest publish. */
  | { type: 'publish.submitAgain' }
  | { type: 'publish.submitAsNewSite' }
  | { type: 'publish.submitWhenOnline' }
  | { type: 'email.change'; text: string }
  /** An address was submitted that is none. */
  | { type: 'email.rejected' }
  | { type: 'finding.follow'; target: string; at: number }
  | { type: 'finding.change'; path: string; text: string }
  | { type: 'finding.mend'; path: string; value: string }
  /** Samples are kept on purpose, or hidden now. */
  | { type: 'samples.settle'; edits: readonly PlannedEdit[] }
  | { type: 'review.listed'; count: number }
  | { type: 'review.unfold' }
  | { type: 'review.fold' }
  | { type: 'menu.return'; at: number }
  | PicturesReport
  | DraftIdChanged
  | Extract<SiteFact, { type: 'site.replaced' | 'site.followed' }>;

/** The context of a dialog that was never open. */
export const beginPublish = (input: PublishInput): PublishContext => ({
  ...input,
  email: '',
  retryEmail: '',
  typed: {},
  pictures: { weights: new Map(), broken: new Set() },
  draftSiteId: undefined,
  failure: undefined,
  result: undefined,
  sent: undefined,
});

const configOf = ({ site }: PublishInput) => site.getSnapshot().context.config;

/** The site that an update would change; undefined if this browser has not published it. */
export const publishedIn = ({ site }: PublishInput) => {
  const { live, config } = site.getSnapshot().context;
  return live?.config._siteId === config._siteId ? config._siteId : undefined;
};

/** The address that the website was last published with; undefined if it is not known. */
const rememberedIn = ({ site }: PublishInput) => {
  const { live, config } = site.getSnapshot().context;
  return rememberedEmail(live, config);
};

/** The actors, guards and actions of the publish dialog's chart. */
export const publishSetup = setup({
  types: {
    input: {} as PublishInput,
    context: {} as PublishContext,
    events: {} as PublishEvent,
    emitted: {} as PublishNews,
    children: {} as { deploy: 'deploy'; sharing: 'sharing' },
  },
  actors: {
    listen,
    deploy: deployMachine,
    checkPictures: notProvidedReporter<AskedPictures>('checkPictures'),
    readVersions: notProvided<PublishedVersions | undefined, AskedVersions>('readVersions'),
    awaitNetwork: notProvided<void, void>('awaitNetwork'),
    sharing: sharingMachine,
  },
  guards: {
    hasEmail: ({ context }) => isEmail(context.email),
    isMailless: ({ context }) => context.result?.mail === 'none',
    canMendEmail: ({ context }) => context.result?.mail === 'none' && isEmail(context.email),
    hasRemembered: ({ context }) => rememberedIn(context) !== undefined,
    hasDrafts: ({ context }) => {
      const chat = context.chat.getSnapshot();
      return draftsOf(chat.context.box.getSnapshot().context, chat.hasTag('working')).length > 0;
    },
    isChatFree: ({ context }) => !context.chat.getSnapshot().hasTag('working'),
    isShort: (_, { count }: { count: number }) => count <= MAX_UNFOLDED,
    isConfirmed: (_, { by }: { by: ReplacedBy }) => isConfirmed(by),
    isLive: (_, end: DeployEnd) => end.kind === 'live',
    isFailure: ({ context }, { kind }: Pick<DeployFailure, 'kind'>) => context.failure?.kind === kind,
    bringsSiteId: (_, { taken }: { taken: readonly ChangedElsewhere[] }) =>
      taken.some(({ path }) => path === '_siteId'),
  },
  actions: {
    changeEmail: assign({ email: (_, { text }: { text: string }) => text }),
    fillEmail: assign({ email: (_, { email = '' }: { email?: string | undefined }) => email }),
    takeRemembered: assign({ email: ({ context }) => rememberedIn(context) ?? '' }),
    rejectEmail: raise({ type: 'email.rejected' }),
    keepRetryEmail: assign({ retryEmail: ({ context }) => context.email }),
    takeRetryEmail: assign({ email: ({ context }) => context.retryEmail }),
    keepDraftId: assign({ draftSiteId: (_, { siteId }: { siteId: string | undefined }) => siteId }),
    forgetDraftId: assign({ draftSiteId: undefined }),
    keepPictures: assign({ pictures: (_, { pictures }: PicturesReport) => pictures }),
    tellShown: enqueueActions(
      ({ context, enqueue }, { output }: { output: PublishedVersions | undefined }) => {
        const siteId = publishedIn(context);
        const { live } = context.site.getSnapshot().context;
        if (output && siteId !== undefined)
          enqueue.sendTo(context.site, { type: 'version.shown', ...shownIn(output, siteId, live) });
      },
    ),
    keepTyped: assign({
      typed: ({ context }, { path, text }: { path: string; text: string }) =>
        withTyped(context.typed, configOf(context), path, text),
    }),
    forgetTyped: assign({ typed: {} }),
    startOver: assign({ failure: undefined, result: undefined, sent: undefined }),
    announceClosing: emit({ type: 'publish.closed' }),
    forgetAll: assign({ failure: undefined, result: undefined, sent: undefined, email: '', retryEmail: '' }),
    keepEnd: assign((_, end: DeployEnd) =>
      end.kind === 'failed'
        ? { failure: end.failure }
        : { result: end.published.result, sent: end.published.config },
    ),
    keepReason: assign({
      failure: ({ context: { failure } }, { error }: { error: unknown }) =>
        failure && { ...failure, reason: reasonOf(error) },
    }),
    goThere: sendTo(
      ({ context }) => context.chat,
      (_, { target, at }: { target: string; at: number }) => ({ type: 'place.open', target, at }) as const,
    ),
    goHome: sendTo(
      ({ context }) => context.chat,
      (_, { at }: { at: number }) => ({ type: 'menu.open', at }) as const,
    ),
    mendSite: enqueueActions(({ context, enqueue }, { path, value }: { path: string; value: string }) => {
      enqueue.sendTo(context.site, { type: 'edit.apply', commandId: 'finding', path, typed: value });
      const { [path]: _, ...typed } = context.typed;
      enqueue.assign({ typed });
    }),
    /** Applies what is typed, each text as a step, and leaves what is made up even then off the website, as one step more. */
    prepareSite: enqueueActions(({ context, enqueue }) => {
      const config = configOf(context);
      const edits = Object.entries(standingTexts(context.typed, config)).map(([path, typed]) => ({
        path,
        typed,
      }));
      for (const edit of edits)
        enqueue.sendTo(context.site, { type: 'edit.apply', commandId: 'finding', ...edit });
      const left = leavingOff(applyPlan(config, edits) ?? config);
      if (left.length > 0)
        enqueue.sendTo(context.site, { type: 'plan.apply', commandId: 'samples', edits: left });
      enqueue.assign({ typed: {} });
    }),
    settleSamples: sendTo(
      ({ context }) => context.site,
      (_, { edits }: { edits: readonly PlannedEdit[] }) =>
        ({ type: 'plan.apply', commandId: 'finding', edits }) as const,
    ),
  },
});
