import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { assign, sendTo, setup } from 'xstate';
import { retryAfterOf } from '../../domain/errors/refusal.ts';
import { shownIn } from '../../domain/publish/changed-elsewhere.ts';
import {
  type OwnerCallProblem,
  ownerCallProblem,
  type PublishedVersions,
} from '../../domain/publish/published-versions.ts';
import { notProvided } from '../not-provided.ts';
import type { SiteEvent } from '../site/site.context.ts';
import type { SiteRef } from '../site/site-ref.ts';

export interface VersionsInput {
  readonly site: SiteRef<Extract<SiteEvent, { type: 'site.unpublished' | 'version.shown' }>>;
}

interface VersionsContext extends VersionsInput {
  /** The site whose versions are shown. */
  readonly siteId: string;
  readonly published: PublishedVersions | undefined;
  /** The version to restore. */
  readonly wanted: number;
  readonly problem: OwnerCallProblem | undefined;
  /** Seconds until a retry is allowed, if the server sent them. */
  readonly retryAfter: number | undefined;
}

export type VersionsEvent =
  | { type: 'versions.retry' }
  | { type: 'version.bringBack'; version: number }
  | { type: 'unpublish.ask' }
  | { type: 'unpublish.accept' }
  | { type: 'unpublish.decline' };

/** The site that an owner request is for. */
export interface SiteOfCall {
  readonly siteId: string;
}

/** The version to make live again. */
export interface VersionOfCall extends SiteOfCall {
  readonly version: number;
}

const NONE: PublishedVersions = { url: '', current: 0, versions: [] };

const siteIdOf = ({ site }: VersionsContext) => site.getSnapshot().context.config._siteId;

/** The dialog of published versions: lists them, makes one live again, or unpublishes the site. */
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
      // Who restores a version has seen the others, so that no word of them is due.
      published: ({ context: { published, wanted } }) =>
        published && { ...published, current: wanted, usedAt: undefined },
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
      ({ context: { site, siteId, published } }) =>
        ({
          type: 'version.shown',
          ...shownIn(published ?? NONE, siteId, site.getSnapshot().context.live),
        }) as const,
    ),
  },
}).createMachine({
  id: 'versions',
  description: 'The dialog of published versions.',
  context: ({ input }) => ({
    ...input,
    siteId: '',
    published: undefined,
    wanted: 0,
    problem: undefined,
    retryAfter: undefined,
  }),
  initial: 'looking',
  states: {
    looking: {
      description: 'Transient: a site that was not published has no versions.',
      always: [{ guard: 'isPublished', target: 'loading' }, { target: 'none' }],
    },
    none: {
      description: 'The site has not been published.',
    },
    loading: {
      description: 'The versions are being fetched.',
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
      description: 'The versions are listed; the live one is marked.',
      tags: 'listing',
      initial: 'quiet',
      states: {
        quiet: { description: 'The list is as the server sent it.' },
        changed: { description: 'The visitor has just made a version live again.' },
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
      description: 'An earlier version is being made live again.',
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
      description: 'The dialog asks to confirm unpublishing.',
      tags: 'listing',
      on: { 'unpublish.accept': { target: 'unpublishing' }, 'unpublish.decline': { target: 'listed' } },
    },
    unpublishing: {
      description: 'The site is being unpublished.',
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
      description: 'Transient: the error may say that the site is unpublished or unknown.',
      always: [
        { guard: 'isUnpublished', target: 'unpublished' },
        { guard: 'isUnknown', target: 'none' },
        { target: 'failed' },
      ],
    },
    unpublished: {
      description: 'The site is unpublished. The next publish makes a new site.',
      entry: 'tellSite',
    },
    failed: {
      description:
        'The request failed. It may still have taken effect, so a retry fetches the versions again.',
      on: { 'versions.retry': { target: 'loading' } },
    },
  },
});

export type VersionsActor = ActorRefFrom<typeof versionsMachine>;

type Versions = SnapshotFrom<typeof versionsMachine>;

/** The dialog's top-level state. */
export const selectVersionsStage = (versions: Versions) =>
  typeof versions.value === 'string' ? versions.value : 'listed';

/** The versions while they are listed, else undefined. */
export const selectPublished = (versions: Versions) =>
  versions.hasTag('listing') ? versions.context.published : undefined;

/** True if no request is running, so that a version can be restored or the site unpublished. */
export const selectCanChange = (versions: Versions) => versions.can({ type: 'unpublish.ask' });

/** True if a version has just been made live again. */
export const selectIsChanged = (versions: Versions) => versions.matches({ listed: 'changed' });

/** The version being restored, or restored last. */
export const selectWanted = (versions: Versions) => versions.context.wanted;

/** The reason why the latest request failed, or undefined. */
export const selectProblem = (versions: Versions) => versions.context.problem;

/** Seconds until a retry is allowed, if the server sent them. */
export const selectRetryAfter = (versions: Versions) => versions.context.retryAfter;
