import { type ActorRef, assign, type Snapshot, sendTo, setup } from 'xstate';
import {
  type OwnerCallProblem,
  ownerCallProblem,
  type PublishedVersions,
} from '../../src/domain/deploy/published-versions.ts';
import { retryAfterOf } from '../../src/domain/errors/retry-after.ts';
import { notProvided } from '../not-provided.ts';
import type { SiteEvent } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';
import type { PublishEvent } from './publish.setup.ts';

export interface VersionsInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: 'site.unpublished' | 'version.shown' }>>;
  readonly publish: ActorRef<Snapshot<unknown>, Extract<PublishEvent, { type: 'publish.open' }>>;
}

interface VersionsContext extends VersionsInput {
  /** The website whose versions are looked at. */
  readonly siteId: string;
  readonly published: PublishedVersions | undefined;
  /** The version to be brought back. */
  readonly wanted: number;
  readonly problem: OwnerCallProblem | undefined;
  /** In how many seconds that may be tried again, where the server said so. */
  readonly retryAfter: number | undefined;
}

export type VersionsEvent =
  | { type: 'versions.open' }
  | { type: 'versions.close' }
  | { type: 'versions.retry' }
  | { type: 'publish.open' }
  | { type: 'version.bringBack'; version: number }
  | { type: 'unpublish.ask' }
  | { type: 'unpublish.accept' }
  | { type: 'unpublish.decline' };

/** Which website an owner's call is for. */
export interface SiteOfCall {
  readonly siteId: string;
}

/** Which version of it is to be live again. */
export interface VersionOfCall extends SiteOfCall {
  readonly version: number;
}

const siteIdOf = ({ site }: VersionsContext) => site.getSnapshot().context.config._siteId;

/** The published versions: listed, one of them brought back, or all of them taken off the web. */
export const versionsMachine = setup({
  types: {
    input: {} as VersionsInput,
    context: {} as VersionsContext,
    events: {} as VersionsEvent,
    tags: {} as 'listing',
  },
  actors: {
    readVersions: notProvided<PublishedVersions, SiteOfCall>('readVersions'),
    bringBack: notProvided<void, VersionOfCall>('bringBack'),
    unpublishSite: notProvided<void, SiteOfCall>('unpublishSite'),
  },
  guards: {
    isPublished: ({ context }) => siteIdOf(context) !== undefined,
    isKept: ({ context: { published } }, { version }: { version: number }) =>
      version !== published?.current && published?.versions.some((kept) => kept.version === version) === true,
    isUnpublished: ({ context }) => context.problem === 'unpublished',
    isUnknown: ({ context }) => context.problem === 'missing' && context.published === undefined,
  },
  actions: {
    startOver: assign({
      siteId: ({ context }) => siteIdOf(context) ?? '',
      published: undefined,
      problem: undefined,
      retryAfter: undefined,
    }),
    keepPublished: assign({ published: (_, { published }: { published: PublishedVersions }) => published }),
    keepWanted: assign({ wanted: (_, { version }: { version: number }) => version }),
    showWantedLive: assign({
      published: ({ context: { published, wanted } }) => published && { ...published, current: wanted },
    }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({
      problem: ownerCallProblem(error),
      retryAfter: retryAfterOf(error),
    })),
    tellSite: sendTo(
      ({ context }) => context.site,
      ({ context: { siteId } }) => ({ type: 'site.unpublished', siteId }) as const,
    ),
    tellShown: sendTo(
      ({ context }) => context.site,
      ({ context: { siteId, published } }) =>
        ({ type: 'version.shown', siteId, version: published?.current ?? 0 }) as const,
    ),
    openPublish: sendTo(({ context }) => context.publish, { type: 'publish.open' }),
  },
}).createMachine({
  id: 'versions',
  description: 'The published versions of the website.',
  context: ({ input }) => ({
    ...input,
    siteId: '',
    published: undefined,
    wanted: 0,
    problem: undefined,
    retryAfter: undefined,
  }),
  initial: 'closed',
  on: { 'versions.close': { target: '.closed' } },
  states: {
    closed: {
      description: 'The dialog is closed; a call that was under way is given up.',
      on: { 'versions.open': [{ guard: 'isPublished', target: 'loading' }, { target: 'none' }] },
    },
    none: {
      description: 'Nothing has been published yet.',
      on: { 'publish.open': { target: 'closed', actions: 'openPublish' } },
    },
    loading: {
      description: 'The server is asked which versions it keeps.',
      entry: 'startOver',
      invoke: {
        src: 'readVersions',
        input: ({ context: { siteId } }) => ({ siteId }),
        onDone: {
          target: 'listed',
          actions: [
            { type: 'keepPublished', params: ({ event }) => ({ published: event.output }) },
            'tellShown',
          ],
        },
        onError: {
          target: 'refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
      },
    },
    listed: {
      description: 'The versions are listed, with the one that is live.',
      tags: 'listing',
      initial: 'quiet',
      states: {
        quiet: { description: 'As the server answered.' },
        changed: { description: 'The visitor has just brought one back.' },
      },
      on: {
        'version.bringBack': {
          guard: { type: 'isKept', params: ({ event }) => event },
          target: 'bringingBack',
          actions: { type: 'keepWanted', params: ({ event }) => event },
        },
        'unpublish.ask': { target: 'confirming' },
      },
    },
    bringingBack: {
      description: 'The server is asked to serve an earlier version again.',
      tags: 'listing',
      invoke: {
        src: 'bringBack',
        input: ({ context: { siteId, wanted } }) => ({ siteId, version: wanted }),
        onDone: { target: 'listed.changed', actions: ['showWantedLive', 'tellShown'] },
        onError: {
          target: 'refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      description: 'The visitor reads what unpublishing means.',
      tags: 'listing',
      on: { 'unpublish.accept': { target: 'unpublishing' }, 'unpublish.decline': { target: 'listed' } },
    },
    unpublishing: {
      description: 'The server is asked to take the website off the web.',
      tags: 'listing',
      invoke: {
        src: 'unpublishSite',
        input: ({ context: { siteId } }) => ({ siteId }),
        onDone: { target: 'unpublished' },
        onError: {
          target: 'refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
      },
    },
    refused: {
      description: 'A call came to nothing: that may say what became of the website.',
      always: [
        { guard: 'isUnpublished', target: 'unpublished' },
        { guard: 'isUnknown', target: 'none' },
        { target: 'failed' },
      ],
    },
    unpublished: {
      description: 'The website is off the web; the next publish makes a new one.',
      entry: 'tellSite',
    },
    failed: {
      description: 'The reason is told; what was done all the same is seen by asking anew.',
      on: { 'versions.retry': { target: 'loading' } },
    },
  },
});
