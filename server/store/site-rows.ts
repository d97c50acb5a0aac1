import { timingSafeEqual } from 'node:crypto';
import type { CompressedPage } from './compressed-page.ts';
import { bytesIn, type Row } from './database.ts';
import type { FoundCurrent, FoundPage, KeptVersion, ListedSite, OwnerRefused } from './site-store.ts';

/** What a row of READ_PAGE or READ_VERSION says; undefined where there is no page. */
export function pageIn(row: Row | undefined): FoundPage | undefined {
  return found(row, (live) => ({ version: Number(live.n), page: compressedPageIn(live) }));
}

/** What a row of READ_CURRENT says. */
export function currentIn(row: Row | undefined): FoundCurrent | undefined {
  return found(row, (live) => ({ version: Number(live.n), hash: String(live.hash) }));
}

/** A kept version in a row of READ_VERSIONS. */
export function keptVersionIn({ n, hash, at }: Row): KeptVersion {
  return { n: Number(n), hash: String(hash), at: Number(at) };
}

/** A site in a row of LIST_SITES. */
export function listedSiteIn(row: Row): ListedSite {
  return {
    siteId: String(row.id),
    state: stateOf(row),
    email: String(row.email),
    templateId: String(row.template),
    current: Number(row.current),
    createdAt: Number(row.created_at),
    updatedAt: Number(row.updated_at),
  };
}

/** Why a site is not an owner's to look after; undefined where it is. */
export function refusedTo(owner: string | null, site: Row | undefined): OwnerRefused | undefined {
  if (!site) return 'missing';
  const state = stateOf(site);
  if (state !== 'live') return state;
  return isOwnedBy(owner, site) ? undefined : 'not-owned';
}

/** Whether a site is an owner's; nobody owns what was published without a secret. */
export function isOwnedBy(owner: string | null, site: Row | undefined): boolean {
  const stored = site?.owner;
  if (owner === null || typeof stored !== 'string') return false;
  const [given, known] = [Buffer.from(owner), Buffer.from(stored)];
  return given.byteLength === known.byteLength && timingSafeEqual(given, known);
}

/** Whether a site's pages are served, and why not; of two reasons that of the operator counts. */
export function stateOf(site: Row): FoundPage['kind'] {
  if (site.blocked_at !== null) return 'blocked';
  return site.unpublished_at !== null ? 'unpublished' : 'live';
}

function found<T>(row: Row | undefined, read: (live: Row) => T) {
  if (!row) return undefined;
  const kind = stateOf(row);
  if (kind !== 'live') return { kind };
  return row.hash === null ? undefined : { kind, ...read(row) };
}

function compressedPageIn({ hash, br, gz }: Row): CompressedPage {
  return { hash: String(hash), br: bytesIn(br), gz: bytesIn(gz) };
}
