import type { CompressedPage } from './compressed-page.ts';

/** A page to publish and whose it is. */
export interface NewVersion {
  readonly siteId: string;
  /** SHA-256 of the owner secret in hex; null where the visitor sent none. */
  readonly owner: string | null;
  readonly email: string;
  readonly templateId: string;
  readonly page: CompressedPage;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Why a site does not take a version: another owner's (or nobody's), withdrawn by its owner, or taken down. */
type Refused = 'not-owned' | 'unpublished' | 'blocked';

export type PublishOutcome =
  | { readonly kind: 'published'; readonly version: number }
  | { readonly kind: 'refused'; readonly why: Refused };

/** Why a site is not its owner's to look after: as for a version, or there is none. */
export type OwnerRefused = Refused | 'missing';

/** A version that is kept, without its page. */
export interface KeptVersion {
  readonly n: number;
  readonly hash: string;
  /** When it was published, in milliseconds since 1970. */
  readonly at: number;
}

export type VersionsOutcome =
  | { readonly kind: 'found'; readonly current: number; readonly versions: readonly KeptVersion[] }
  | { readonly kind: 'refused'; readonly why: OwnerRefused };

export type RollbackOutcome =
  | { readonly kind: 'rolled-back'; readonly version: number }
  | { readonly kind: 'refused'; readonly why: OwnerRefused | 'no-version' };

export type UnpublishOutcome =
  | { readonly kind: 'unpublished' }
  | { readonly kind: 'refused'; readonly why: OwnerRefused };

/** A site that serves no page any more: withdrawn by its owner, or taken down. */
interface Closed {
  readonly kind: 'unpublished' | 'blocked';
}

export type FoundPage =
  | { readonly kind: 'live'; readonly version: number; readonly page: CompressedPage }
  | Closed;

/** Which version is served, and its page's hash: what tells whether a page kept in memory is still the one. */
export type FoundCurrent =
  | { readonly kind: 'live'; readonly version: number; readonly hash: string }
  | Closed;

/** A site as operators see it. */
export interface ListedSite {
  readonly siteId: string;
  readonly state: FoundPage['kind'];
  /** Empty once the site is unpublished. */
  readonly email: string;
  readonly templateId: string;
  readonly current: number;
  /** Milliseconds since 1970, as all times. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** How many versions of a site are kept. */
export const KEPT_VERSIONS = 5;

/**
 * Where sites and their versions live. Every call rejects when the store cannot answer. An owner is given as in
 * NewVersion; what is served changes for all processes at once, at the moment a call answers.
 */
export interface SiteStore {
  /** Makes a new site, or the next version of one's own; what it answered is on disk and served from then on. */
  publish(version: NewVersion): Promise<PublishOutcome>;
  /** What stands under a site id; undefined where nothing ever did. */
  findPage(siteId: string): Promise<FoundPage | undefined>;
  /** Like findPage, without the page: one small look-up that costs no more than a cache should. */
  currentOf(siteId: string): Promise<FoundCurrent | undefined>;
  /** A number that is another once any site has changed, by others before this turn; absent where that is not known at once. */
  readonly stamp?: (() => number) | undefined;
  /** One kept version, current or not; undefined where there is none. A live one never changes. */
  findVersion(siteId: string, n: number): Promise<FoundPage | undefined>;
  /** The kept versions of one's own site, newest first. */
  versions(siteId: string, owner: string | null): Promise<VersionsOutcome>;
  /** Serves a kept version of one's own site again; a later publish goes on counting from the newest. */
  rollback(siteId: string, owner: string | null, n: number, at: number): Promise<RollbackOutcome>;
  /** Withdraws one's own site for ever, erasing its pages and e-mail address; once more changes nothing. */
  unpublish(siteId: string, owner: string | null, at: number): Promise<UnpublishOutcome>;
  /** Takes a site down, whoever owns it; false where there is none. */
  block(siteId: string, at: number): Promise<boolean>;
  /** Undoes a take-down; false where the site was not taken down. */
  unblock(siteId: string): Promise<boolean>;
  /** Every site, in the order of their ids. */
  list(): AsyncIterable<ListedSite>;
  /** Resolves when the store answers. */
  check(): Promise<void>;
  close(): Promise<void>;
}
