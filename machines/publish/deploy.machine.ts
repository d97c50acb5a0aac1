import type { SnapshotFrom } from 'xstate';
import { type ActorRef, assign, type Snapshot, sendTo, setup } from 'xstate';
import type { DrawnSiteId } from '../../domain/config/site-id.ts';
import { websiteOf } from '../../domain/editing/history.ts';
import {
  type DeployFailure,
  type DeployStep,
  deployFailure,
  refusalStatus,
} from '../../domain/publish/deploy-error.ts';
import type { ChangedElsewhere } from '../../domain/storage/rebase.ts';
import { details } from '../details.ts';
import { heard, listen } from '../listen.ts';
import { notProvided, notProvidedReporter } from '../not-provided.ts';
import type { Published, SiteEvent, SiteFact } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';
import { untilSaved } from '../site/until-saved.ts';

const MAX_REDRAWS = 3;
const TAKEN = 409;

/** The site id drawn for a first publish has changed; undefined: there is none any more. */
export interface DraftIdChanged {
  readonly type: 'draftId.changed';
  readonly siteId: string | undefined;
}

export interface DeployInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: 'site.published' }>>;
  /** The publish dialog, which keeps the drawn site id for a retry. */
  readonly receiver: ActorRef<Snapshot<unknown>, DraftIdChanged>;
  readonly email: string;
  /** The site id that was drawn for an earlier try. */
  readonly draftSiteId: string | undefined;
  /** True if the page is published as a new site, whatever site it has. */
  readonly isNewSite: boolean;
}

/** How a deploy ended. */
export type DeployEnd =
  | { readonly kind: 'live'; readonly published: Published }
  | { readonly kind: 'failed'; readonly failure: DeployFailure };

interface DeployContext extends DeployInput {
  readonly redraws: number;
  /** The latest page that was rendered. */
  readonly rendered: RenderedDeploy | undefined;
  readonly end: DeployEnd;
}

export type DeployEvent = LockReport | Extract<SiteFact, { type: 'site.replaced' | 'site.followed' }>;

/**
 * No other tab publishes now. `siteId` is the site id in the store, which another tab may have published since this one
 * last read it.
 */
export interface LockReport {
  readonly type: 'lock.held';
  readonly siteId?: string | undefined;
}

/** A deploy of the website as it is when the page is rendered. */
export interface AskedDeploy {
  readonly site: SiteRef<never>;
  readonly siteId: string;
  readonly email: string;
  readonly isUpdate: boolean;
}

/** A deploy with its rendered page. */
export interface RenderedDeploy extends Omit<AskedDeploy, 'site'>, Pick<Published, 'config' | 'website'> {
  readonly html: string;
}

const ownIdOf = ({ site }: Pick<DeployInput, 'site'>) => site.getSnapshot().context.config._siteId;

/** The deploy of the website with its own or its drawn id. */
const askedDeploy = ({ site, email, draftSiteId }: DeployInput): AskedDeploy => ({
  site,
  siteId: draftSiteId ?? ownIdOf({ site }) ?? '',
  email,
  isUpdate: draftSiteId === undefined,
});

/** A deploy: it takes its turn, gives the website an id, renders the page and sends it. */
export const deployMachine = setup({
  types: {
    input: {} as DeployInput,
    context: {} as DeployContext,
    events: {} as DeployEvent,
    output: {} as DeployEnd,
  },
  actors: {
    listen,
    untilSaved,
    holdPublishLock: notProvidedReporter<undefined, LockReport>('holdPublishLock'),
    drawSiteId: notProvided<string, Pick<DrawnSiteId, 'website'>>('drawSiteId'),
    renderSite: notProvided<RenderedDeploy, AskedDeploy>('renderSite'),
    deploySite: notProvided<Published, RenderedDeploy | undefined>('deploySite'),
  },
  // Another tab's commit is announced within milliseconds. If it is not, this tab publishes on its own.
  delays: { followingPatience: 5000 },
  guards: {
    isNewSite: ({ context }) => context.isNewSite,
    isUpdate: ({ context }) => context.draftSiteId === undefined && ownIdOf(context) !== undefined,
    isPublishedElsewhere: ({ context }, { siteId }: LockReport) =>
      siteId !== undefined &&
      siteId !== ownIdOf(context) &&
      siteId !== context.site.getSnapshot().context.stored.config._siteId,
    hasSiteId: ({ context }) => (context.draftSiteId ?? ownIdOf(context)) !== undefined,
    bringsSiteId: (_, { taken }: { taken: readonly ChangedElsewhere[] }) =>
      taken.some(({ path }) => path === '_siteId'),
    canRedraw: ({ context }, { error }: { error: unknown }) =>
      refusalStatus(error) === TAKEN && context.draftSiteId !== undefined && context.redraws < MAX_REDRAWS,
  },
  actions: {
    keepDraftId: assign({ draftSiteId: (_, { siteId }: { siteId: string }) => siteId }),
    forgetDraftId: assign({ draftSiteId: undefined }),
    tellDraftId: sendTo(
      ({ context }) => context.receiver,
      ({ context }): DraftIdChanged => ({ type: 'draftId.changed', siteId: context.draftSiteId }),
    ),
    countRedraw: assign({ redraws: ({ context }) => context.redraws + 1 }),
    keepRendered: assign({ rendered: (_, { rendered }: { rendered: RenderedDeploy }) => rendered }),
    keepPublished: assign({
      end: (_, { published }: { published: Published }): DeployEnd => ({ kind: 'live', published }),
    }),
    keepFailure: assign({
      end: (_, { step, error }: { step: DeployStep; error: unknown }): DeployEnd => ({
        kind: 'failed',
        failure: deployFailure(step, error),
      }),
    }),
    tellSite: sendTo(
      ({ context }) => context.site,
      (_, { published }: { published: Published }) => ({ type: 'site.published', ...published }) as const,
    ),
  },
}).createMachine({
  id: 'deploy',
  description: 'A deploy of the website. Stopping it aborts the call that is running.',
  context: ({ input }) => ({
    ...input,
    redraws: 0,
    rendered: undefined,
    end: { kind: 'failed', failure: deployFailure('drawing', undefined) },
  }),
  invoke: [
    {
      src: 'listen',
      id: 'siteFacts',
      input: ({ context }) => [heard(context.site, 'site.replaced', 'site.followed')],
    },
    {
      src: 'holdPublishLock',
      id: 'turn',
      onError: {
        target: '.failed',
        actions: {
          type: 'keepFailure',
          params: ({ event: { error } }) => ({ step: 'sending' as const, error }),
        },
      },
    },
  ],
  on: {
    'site.replaced': { actions: 'forgetDraftId' },
    'site.followed': { guard: { type: 'bringsSiteId', params: details }, actions: 'forgetDraftId' },
  },
  initial: 'identifying',
  states: {
    identifying: {
      description: 'Transient: an update begins at once, a first publish waits for its turn.',
      always: [
        { guard: 'isNewSite', target: 'drawing' },
        { guard: 'isUpdate', target: 'rendering' },
        { target: 'queueing' },
      ],
    },
    queueing: {
      description: 'Another tab may be publishing this website for the first time; this one waits for it.',
      on: {
        'lock.held': [
          { guard: { type: 'isPublishedElsewhere', params: details }, target: 'following' },
          { guard: 'hasSiteId', target: 'rendering' },
          { target: 'drawing' },
        ],
      },
    },
    following: {
      description: 'Another tab published this website; its site id is on the way to this tab.',
      always: { guard: 'isUpdate', target: 'rendering' },
      after: { followingPatience: [{ guard: 'hasSiteId', target: 'rendering' }, { target: 'drawing' }] },
    },
    drawing: {
      description: 'A site id is being drawn.',
      invoke: {
        src: 'drawSiteId',
        input: ({ context }) => ({ website: websiteOf(context.site.getSnapshot().context.history) }),
        onDone: {
          target: 'rendering',
          actions: [
            { type: 'keepDraftId', params: ({ event }) => ({ siteId: event.output }) },
            'tellDraftId',
          ],
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'keepFailure',
            params: ({ event: { error } }) => ({ step: 'drawing' as const, error }),
          },
        },
      },
    },
    rendering: {
      description: 'The page is rendered from the current config.',
      invoke: {
        src: 'renderSite',
        input: ({ context }) => askedDeploy(context),
        onDone: {
          target: 'sending',
          actions: { type: 'keepRendered', params: ({ event }) => ({ rendered: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'keepFailure',
            params: ({ event: { error } }) => ({ step: 'rendering' as const, error }),
          },
        },
      },
    },
    sending: {
      description: 'The deploy request is running.',
      invoke: {
        src: 'deploySite',
        input: ({ context }) => context.rendered,
        onDone: {
          target: 'keeping',
          actions: [
            { type: 'keepPublished', params: ({ event }) => ({ published: event.output }) },
            { type: 'tellSite', params: ({ event }) => ({ published: event.output }) },
            'forgetDraftId',
            'tellDraftId',
          ],
        },
        onError: [
          {
            guard: { type: 'canRedraw', params: ({ event }) => event },
            target: 'drawing',
            actions: 'countRedraw',
          },
          {
            target: 'failed',
            actions: {
              type: 'keepFailure',
              params: ({ event: { error } }) => ({ step: 'sending' as const, error }),
            },
          },
        ],
      },
    },
    keeping: {
      description: 'The page is live. Its site id is being saved, before another tab may publish.',
      invoke: {
        src: 'untilSaved',
        input: ({ context }) => context,
        onDone: { target: 'live' },
        onError: { target: 'live' },
      },
    },
    live: { description: 'The page is live.', type: 'final' },
    failed: { description: 'The deploy failed; its end says at which step and why.', type: 'final' },
  },
  output: ({ context }) => context.end,
});

type Deploy = SnapshotFrom<typeof deployMachine>;

/** The step that a deploy is at. */
export const selectDeployStep = ({ value }: Deploy): DeployStep => {
  if (value === 'rendering') return 'rendering';
  return value === 'sending' || value === 'keeping' || value === 'live' ? 'sending' : 'drawing';
};
