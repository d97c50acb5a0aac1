import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Config } from '../../domain/config/config.ts';
import { retryAfterOf } from '../../domain/errors/refusal.ts';
import { publishedBefore } from '../../domain/publish/live-site.ts';
import { type OwnerCallProblem, ownerCallProblem } from '../../domain/publish/published-versions.ts';
import type { LinkTarget, TakenRight } from '../../domain/publish/site-access.ts';
import { isDefaultWebsite } from '../../templates/fresh-websites.ts';
import { details } from '../details.ts';
import { notProvided } from '../not-provided.ts';
import type { SiteEvent } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';

export interface OpenedLinkInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: 'site.open' | 'address.checked' }>>;
  /** True if there is no link: the website is the one here, as another browser published it. */
  readonly isOwnPage: boolean;
}

interface OpenedLinkContext extends OpenedLinkInput {
  /** What the link is for. */
  readonly target: LinkTarget | undefined;
  /** The right that it gave. */
  readonly taken: TakenRight | undefined;
  /** The website as its page brings it. */
  readonly found: Config | undefined;
  /** The version of the page that brings it. */
  readonly version: number;
  readonly problem: OwnerCallProblem | undefined;
  /** Seconds until a retry is allowed, if the server sent them. */
  readonly retryAfter: number | undefined;
}

export type OpenedLinkEvent =
  | { type: 'link.retry' }
  | { type: 'link.take' }
  | { type: 'website.open'; at: number }
  | { type: 'website.keep' };

/** The site whose page is read. */
export interface PageRequest {
  readonly siteId: string;
}

/** What a published page brings: its website, if it carries its source. */
export interface WebsiteOfPage {
  readonly config: Config | undefined;
  /** The version that it was read from; 0 if the server does not say. */
  readonly version: number;
  /** When it was read, in milliseconds since 1970. */
  readonly at: number;
}

/** The right to the website that is here, if its page is to be opened. */
function ownRight({ site, isOwnPage }: OpenedLinkInput): TakenRight | undefined {
  const { live } = site.getSnapshot().context;
  const siteId = live?.config._siteId;
  return isOwnPage && siteId !== undefined
    ? { siteId, url: live?.url ?? '', email: live?.userEmail }
    : undefined;
}

/** The dialog of a link to come back. The link's token stays with the services: no chart, and so no report, has it. */
export const openedLinkMachine = setup({
  types: {
    input: {} as OpenedLinkInput,
    context: {} as OpenedLinkContext,
    events: {} as OpenedLinkEvent,
  },
  actors: {
    lookAtLink: notProvided<LinkTarget, void>('lookAtLink'),
    takeLink: notProvided<TakenRight, void>('takeLink'),
    readWebsite: notProvided<WebsiteOfPage, PageRequest>('readWebsite'),
  },
  guards: {
    isHere: ({ context }, { siteId }: TakenRight) =>
      context.site.getSnapshot().context.config._siteId === siteId,
    isMissing: (_, { config }: WebsiteOfPage) => config === undefined,
    hasRight: ({ context: { taken } }) => taken !== undefined,
    canOpen: ({ context }) => {
      // Who asked for the page was told what it replaces.
      if (context.target === undefined) return true;
      const { config, fresh } = context.site.getSnapshot().context;
      return isDefaultWebsite(config, fresh);
    },
  },
  actions: {
    keepTarget: assign({ target: (_, target: LinkTarget) => target }),
    keepTaken: assign({ taken: (_, taken: TakenRight) => taken }),
    keepFound: assign((_, { config, version }: WebsiteOfPage) => ({ found: config, version })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: ownerCallProblem(error),
      retryAfter: retryAfterOf(error),
    })),
    /** A link that came by mail confirms the address that the mail was sent to. */
    tellConfirmed: enqueueActions(({ context: { site, target }, enqueue }, { siteId }: TakenRight) => {
      if (target?.purpose !== 'device')
        enqueue.sendTo(site, { type: 'address.checked', siteId, isConfirmed: true });
    }),
    openWebsite: sendTo(
      ({ context }) => context.site,
      ({ context: { site, target, taken, found, version } }, { at }: { at: number }) => {
        const { config, live } = site.getSnapshot().context;
        const opened = found ?? config;
        const byLink = target?.purpose === 'device' ? undefined : true;
        const isConfirmed = target === undefined ? live?.isConfirmed : byLink;
        return {
          type: 'site.open' as const,
          config: opened,
          at,
          live: taken && publishedBefore(opened, { ...taken, isConfirmed, version }, live),
        };
      },
    ),
  },
}).createMachine({
  id: 'openedLink',
  description:
    'The dialog of a link to come back: it takes the right that the link gives, then opens the website.',
  context: ({ input }) => ({
    ...input,
    target: undefined,
    taken: ownRight(input),
    found: undefined,
    version: 0,
    problem: undefined,
    retryAfter: undefined,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Transient: who opens the page of the website that is here has the right already.',
      always: [{ guard: 'hasRight', target: 'fetching' }, { target: 'looking' }],
    },
    looking: {
      description: 'The server is asked what the link is for. That spends nothing.',
      invoke: {
        src: 'lookAtLink',
        id: 'looking',
        onDone: {
          target: 'offered',
          actions: { type: 'keepTarget', params: ({ event }) => event.output },
        },
        onError: { target: 'notFound', actions: { type: 'keepProblem', params: details } },
      },
    },
    notFound: {
      description: 'The link is over or unknown, or the server could not be reached.',
      on: { 'link.retry': { target: 'looking' } },
    },
    offered: {
      description: 'The dialog names the website, and waits for the click that spends the link.',
      on: { 'link.take': { target: 'taking' } },
    },
    taking: {
      description: 'The link is being spent: this browser may change the website from then on.',
      invoke: {
        src: 'takeLink',
        id: 'taking',
        onDone: [
          {
            guard: { type: 'isHere', params: ({ event }) => event.output },
            target: 'here',
            actions: [
              { type: 'keepTaken', params: ({ event }) => event.output },
              { type: 'tellConfirmed', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'fetching',
            actions: { type: 'keepTaken', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'notTaken', actions: { type: 'keepProblem', params: details } },
      },
    },
    notTaken: {
      description: 'The link could not be spent. It may have been: the same browser may spend it again.',
      on: { 'link.retry': { target: 'taking' } },
    },
    here: { description: 'The website is the one that is edited here: there is nothing to fetch.' },
    fetching: {
      description: 'The published page is being fetched: it carries the website.',
      invoke: {
        src: 'readWebsite',
        id: 'fetching',
        input: ({ context: { taken } }) => ({ siteId: taken?.siteId ?? '' }),
        onDone: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event.output },
            target: 'withoutSource',
          },
          {
            guard: 'canOpen',
            target: 'opened',
            actions: [
              { type: 'keepFound', params: ({ event }) => event.output },
              { type: 'openWebsite', params: ({ event }) => event.output },
            ],
          },
          { target: 'asking', actions: { type: 'keepFound', params: ({ event }) => event.output } },
        ],
        onError: { target: 'notFetched', actions: { type: 'keepProblem', params: details } },
      },
    },
    notFetched: {
      description: 'The right is stored, but the page could not be fetched.',
      on: { 'link.retry': { target: 'fetching' } },
    },
    withoutSource: {
      description: 'The right is stored, but the page is of a time when pages did not carry their website.',
    },
    asking: {
      description: 'Another website is edited here: the dialog asks whether to replace it.',
      on: {
        'website.open': { target: 'opened', actions: { type: 'openWebsite', params: details } },
        'website.keep': { target: 'kept' },
      },
    },
    kept: { description: 'The right is stored, and the website that is edited here stays.' },
    opened: { description: 'The website is opened, and the next publish updates it.', type: 'final' },
  },
});

export type OpenedLinkActor = ActorRefFrom<typeof openedLinkMachine>;

type OpenedLink = SnapshotFrom<typeof openedLinkMachine>;

/** The dialog's state. */
export const selectLinkStage = (link: OpenedLink) => link.value;

/** What the link is for; undefined until the server has told it. */
export const selectTarget = (link: OpenedLink) => link.context.target;

/** The reason why the latest request failed, or undefined. */
export const selectProblem = (link: OpenedLink) => link.context.problem;

/** Seconds until a retry is allowed, if the server sent them. */
export const selectRetryAfter = (link: OpenedLink) => link.context.retryAfter;
