import { bytesIn, type Row } from '../database/database.ts';
import type { CompressedPage } from './compressed-page.ts';
import type { FoundCurrent, FoundPage, KeptVersion, ListedSite, OwnerRefused } from './site-store.ts';

/** The page in the answer of READ_PAGE or READ_VERSION; undefined if there is none. */
export function pageIn([row]: readonly Row[]): FoundPage | undefined {
  return found(row, (live) => ({ version: Number(live.n), page: compressedPageIn(live) }));
}

/** The current version in the answer of READ_CURRENT; undefined if there is none. */
export function currentIn([row]: readonly Row[]): FoundCurrent | undefined {
  return found(row, (live) => ({ version: Number(live.n), hash: String(live.hash) }));
}

/** The kept version in a row of READ_VERSIONS. */
export function keptVersionIn({ n, hash, at }: Row): KeptVersion {
  return { n: Number(n), hash: String(hash), at: Number(at) };
}

/** The site in a row of LIST_SITES. */
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

/** Why an owner may not manage a site; undefined if they may. One that was taken off by mail is still theirs to manage. */
export function refusedTo(site: Row | undefined): OwnerRefused | undefined {
  if (!site) return 'missing';
  if (site.blocked_at !== null) return 'blocked';
  if (site.unpublished_at !== null) return 'unpublished';
  return hasRight(site) ? undefined : 'not-owned';
}

/** Whether the owner has a right to the site in a row. PostgreSQL has booleans, SQLite has 0 and 1. */
export function hasRight(site: Row | undefined): boolean {
  return Number(site?.has_right) === 1;
}

/** The state of a site. A take-down by the operator outranks a withdrawal by the owner. */
function stateOf(site: Row): FoundPage['kind'] {
  if (site.blocked_at !== null) return 'blocked';
  return site.unpublished_at !== null || site.taken_off_at !== null ? 'unpublished' : 'live';
}

function found<T>(row: Row | undefined, read: (live: Row) => T) {
  if (!row) return undefined;
  const kind = stateOf(row);
  if (kind !== 'live') return { kind };
  return row.hash === null ? undefined : { kind, ...read(row) };
}

/** The page in a row. */
export function compressedPageIn({ hash, br, gz }: Row): CompressedPage {
  return { hash: String(hash), br: bytesIn(br), gz: bytesIn(gz) };
}
