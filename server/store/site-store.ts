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

/** Why a version is refused: the site belongs to someone else or to nobody, was withdrawn, or was taken down. */
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
type OrRefused<Done, Why> = Done | { readonly kind: 'refused'; readonly why: Why };

export type PublishOutcome = OrRefused<{ readonly kind: 'published'; readonly version: number }, Refused>;

type VersionsOutcome = OrRefused<
  { readonly kind: 'found'; readonly current: number; readonly versions: readonly KeptVersion[] },
  OwnerRefused
>;

export type RollbackOutcome = OrRefused<
  { readonly kind: 'rolled-back'; readonly version: number },
  OwnerRefused | 'no-version'
>;

type UnpublishOutcome = OrRefused<{ readonly kind: 'unpublished' }, OwnerRefused>;

/** A site that serves no page: withdrawn by its owner, or taken down by the operator. */
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

/**
 * The store of sites and their versions. Every call rejects if the database fails. `owner` is as in NewVersion. When a
 * change resolves, it is on disk, and every process serves the new state.
 */
export interface SiteStore {
  /** Creates a site, or adds the next version to a site of the same owner, and makes it current. */
  publish(version: NewVersion): Promise<PublishOutcome>;
  /** The current page of a site; undefined if the site never existed. */
  findPage(siteId: string): Promise<FoundPage | undefined>;
  /** Like findPage, without reading the page itself. */
  currentOf(siteId: string): Promise<FoundCurrent | undefined>;
  /** A kept version, current or not; undefined if there is none. Its page never changes. */
  findVersion(siteId: string, n: number): Promise<FoundPage | undefined>;
  /** The kept versions of an owner's site, newest first. */
  versions(siteId: string, owner: string | null): Promise<VersionsOutcome>;
  /** Makes a kept version of an owner's site current. The next publish still gets the number after the newest. */
  rollback(siteId: string, owner: string | null, n: number, at: number): Promise<RollbackOutcome>;
  /**
   * Withdraws an owner's site for ever and erases its pages and e-mail address. Idempotent. `uploader` is as in NewVersion:
   * the owner may have published with an earlier release only.
   */
  unpublish(siteId: string, owner: string | null, at: number, uploader?: string): Promise<UnpublishOutcome>;
  /** Takes a site down, whoever owns it; false if it does not exist. A second time changes nothing. */
  block(siteId: string, act: Act): Promise<boolean>;
  /** Undoes a take-down; false if the site was not taken down. */
  unblock(siteId: string, act: Act): Promise<boolean>;
  /** Withdraws a site for ever and forgets its pages, e-mail address and owner; false if it does not exist. */
  erase(siteId: string, act: Act): Promise<boolean>;
  /** All sites, ordered by id; with a time only those that have changed since. */
  list(changedSince?: number): AsyncIterable<ListedSite>;
  /** Resolves if the database answers. */
  check(): Promise<void>;
  close(): Promise<void>;
}
