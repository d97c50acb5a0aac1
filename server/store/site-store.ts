import type { Act } from './audit.ts';
import type { CompressedPage } from './compressed-page.ts';

/** A page to publish, and its owner. */
export interface NewVersion {
  readonly siteId: string;
  /** SHA-256 of the owner secret in hex; null if the visitor sent none. */
  readonly owner: string | null;
  /** The hash of the same secret that uploads are sent with; null if the visitor sent none. */
  readonly uploader: string | null;
  /** The hash of the browser's own uploads, if it publishes with the right of another; else the same, or null. */
  readonly browser: string | null;
  readonly email: string;
  readonly templateId: string;
  readonly page: CompressedPage;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Why a version is refused: the owner has no right to the site, or it was withdrawn, or taken down. */
type Refused = 'not-owned' | 'unpublished' | 'blocked';

/** Why an owner's call is refused: the same reasons, or the site does not exist. */
export type OwnerRefused = Refused | 'missing';

/** A kept version, without its page. */
export interface KeptVersion {
  readonly n: number;
  readonly hash: string;
  /** The time of the publish, in milliseconds since 1970. */
  readonly at: number;
}

/** What a call did, or why it was refused. */
export type OrRefused<Done, Why> = Done | { readonly kind: 'refused'; readonly why: Why };

export type PublishOutcome = OrRefused<{ readonly kind: 'published'; readonly version: number }, Refused>;

type VersionsOutcome = OrRefused<
  {
    readonly kind: 'found';
    readonly current: number;
    /** When the owner last changed what is live, or got the right to; in milliseconds since 1970. */
    readonly usedAt: number;
    readonly versions: readonly KeptVersion[];
  },
  OwnerRefused
>;

export type RollbackOutcome = OrRefused<
  { readonly kind: 'rolled-back'; readonly version: number },
  OwnerRefused | 'no-version'
>;

/** A right that came by a link or a mail less than a week ago may publish, and nothing else. */
export type YoungRight = 'young-right';

type UnpublishOutcome = OrRefused<{ readonly kind: 'unpublished' }, OwnerRefused | YoungRight>;

type OwnPageOutcome = OrRefused<
  { readonly kind: 'found'; readonly version: number; readonly page: CompressedPage },
  OwnerRefused
>;

type PutOnOutcome = OrRefused<{ readonly kind: 'live' }, OwnerRefused>;

/** A site that serves no page: withdrawn by its owner, taken off by mail, or taken down by the operator. */
interface Closed {
  readonly kind: 'unpublished' | 'blocked';
}

export type FoundPage =
  | { readonly kind: 'live'; readonly version: number; readonly page: CompressedPage }
  | Closed;

/** The number and hash of the current version. A cache compares the hash to see whether its page is current. */
export type FoundCurrent =
  | { readonly kind: 'live'; readonly version: number; readonly hash: string }
  | Closed;

/** A site as the operator sees it. */
export interface ListedSite {
  readonly siteId: string;
  readonly state: FoundPage['kind'];
  /** Empty after the site is unpublished. */
  readonly email: string;
  readonly templateId: string;
  readonly current: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** The number of versions kept for each site. */
export const KEPT_VERSIONS = 5;

/** How long a site that was taken off by mail can be put on again. */
export const TAKEN_OFF_MS = 30 * 86_400_000;

/**
 * The store of sites and their versions. Every call rejects if the database fails. `owner` is as in NewVersion. When a
 * change resolves, it is on disk, and every process serves the new state.
 */
export interface SiteStore {
  /**
   * Creates a site, or adds the next version to one that the owner has a right to, and makes it current. That puts on again
   * what was taken off.
   */
  publish(version: NewVersion): Promise<PublishOutcome>;
  /** The current page of a site; undefined if the site never existed. */
  findPage(siteId: string): Promise<FoundPage | undefined>;
  /** Like findPage, without reading the page itself. */
  currentOf(siteId: string): Promise<FoundCurrent | undefined>;
  /** A kept version, current or not; undefined if there is none. Its page never changes. */
  findVersion(siteId: string, n: number): Promise<FoundPage | undefined>;
  /** The current page of an owner's site, also while the site is taken off. */
  ownPage(siteId: string, owner: string | null): Promise<OwnPageOutcome>;
  /** The kept versions of an owner's site, newest first. */
  versions(siteId: string, owner: string | null): Promise<VersionsOutcome>;
  /** Makes a kept version of an owner's site current. The next publish still gets the number after the newest. */
  rollback(siteId: string, owner: string | null, n: number, at: number): Promise<RollbackOutcome>;
  /**
   * Withdraws an owner's site for ever and erases its pages, e-mail address, tokens and the rights of others. Idempotent.
   * `uploader` is as in NewVersion: the owner may have published with an earlier release only.
   */
  unpublish(siteId: string, owner: string | null, at: number, uploader?: string): Promise<UnpublishOutcome>;
  /** Serves a site as withdrawn from now on, and keeps all of it; false if it was not served. */
  takeOff(siteId: string, act: Act): Promise<boolean>;
  /** Undoes that; false if the site was not taken off. */
  putOn(siteId: string, act: Act): Promise<boolean>;
  /** Undoes that for an owner, within TAKEN_OFF_MS. Idempotent. */
  putOnOwn(siteId: string, owner: string | null, at: number): Promise<PutOnOutcome>;
  /**
   * Withdraws a site for ever, whoever owns it, with a time only one that was taken off before; false if there is none.
   */
  withdraw(siteId: string, act: Act, takenOffBefore?: number): Promise<boolean>;
  /** Takes a site down, whoever owns it; false if it does not exist. A second time changes nothing. */
  block(siteId: string, act: Act): Promise<boolean>;
  /** Undoes a take-down; false if the site was not taken down. */
  unblock(siteId: string, act: Act): Promise<boolean>;
  /** Withdraws a site for ever and forgets its pages, e-mail address, owner and rights; false if it does not exist. */
  erase(siteId: string, act: Act): Promise<boolean>;
  /** All sites, ordered by id. */
  list(): AsyncIterable<ListedSite>;
  /** Resolves if the database answers. */
  check(): Promise<void>;
  close(): Promise<void>;
}
