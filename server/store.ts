import type { EncodedPage } from './encoded-page.ts';

/** A page to publish and whose it is. */
export interface NewVersion {
  readonly siteId: string;
  /** SHA-256 of the owner secret in hex; null where the visitor sent none. */
  readonly owner: string | null;
  readonly email: string;
  readonly templateId: string;
  readonly page: EncodedPage;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Why a site does not take a version: another owner's (or nobody's), withdrawn by its owner, or taken down. */
export type Refused = 'not-owned' | 'unpublished' | 'blocked';

export type PublishOutcome =
  | { readonly kind: 'published'; readonly version: number }
  | { readonly kind: 'refused'; readonly why: Refused };

export type FoundPage =
  | { readonly kind: 'live'; readonly page: EncodedPage }
  | { readonly kind: 'unpublished' | 'blocked' };

/** How many versions of a site are kept. */
export const KEPT_VERSIONS = 5;

/** Where sites and their versions live. Every call rejects when the store cannot answer. */
export interface SiteStore {
  /** Makes a new site, or the next version of one's own; what it answered is on disk and served from then on. */
  publish(version: NewVersion): Promise<PublishOutcome>;
  /** What stands under a site id; undefined where nothing ever did. */
  findPage(siteId: string): Promise<FoundPage | undefined>;
  /** Resolves when the store answers. */
  check(): Promise<void>;
  close(): Promise<void>;
}
