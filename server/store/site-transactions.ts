import { firstRow, query, type Work } from './database.ts';
import {
  ADD_VERSION,
  BLOCK,
  CLAIM_VERSION,
  DROP_OLD_VERSIONS,
  DROP_VERSIONS,
  LIST_SITES,
  READ_SITE,
  READ_VERSIONS,
  ROLL_BACK,
  UNPUBLISH,
} from './site-queries.ts';
import { isOwnedBy, keptVersionIn, listedSiteIn, refusedTo, stateOf } from './site-rows.ts';
import {
  KEPT_VERSIONS,
  type ListedSite,
  type NewVersion,
  type PublishOutcome,
  type RollbackOutcome,
  type UnpublishOutcome,
  type VersionsOutcome,
} from './site-store.ts';

/** Claims the next number, adds its version, and drops the oldest. */
export function* publish({ siteId, owner, email, templateId, page, at }: NewVersion): Work<PublishOutcome> {
  const claimed = yield* firstRow(CLAIM_VERSION, siteId, owner, email, templateId, at);
  if (!claimed) {
    const site = yield* firstRow(READ_SITE, siteId);
    const state = site && stateOf(site);
    return { kind: 'refused', why: state === undefined || state === 'live' ? 'not-owned' : state };
  }
  const version = Number(claimed.current);
  yield query(ADD_VERSION, siteId, version, page.hash, page.br, page.gz, at);
  if (version > KEPT_VERSIONS) yield query(DROP_OLD_VERSIONS, siteId, version);
  return { kind: 'published', version };
}

/** Lists what is kept, if the site is the owner's. */
export function* readVersions(siteId: string, owner: string | null): Work<VersionsOutcome> {
  const rows = yield query(READ_VERSIONS, siteId);
  const [site] = rows;
  const why = refusedTo(owner, site);
  if (why !== undefined) return { kind: 'refused', why };
  return { kind: 'found', current: Number(site?.current), versions: rows.map(keptVersionIn) };
}

/** Switches `current` to a kept version, or finds out why that cannot be. */
export function* rollBack(
  siteId: string,
  owner: string | null,
  n: number,
  at: number,
): Work<RollbackOutcome> {
  const switched = yield* firstRow(ROLL_BACK, siteId, owner, n, at);
  if (switched) return { kind: 'rolled-back', version: n };
  const why = refusedTo(owner, yield* firstRow(READ_SITE, siteId));
  return { kind: 'refused', why: why ?? 'no-version' };
}

/** Closes a site and erases what it showed, or finds out why that cannot be. */
export function* unpublish(siteId: string, owner: string | null, at: number): Work<UnpublishOutcome> {
  if (yield* firstRow(UNPUBLISH, siteId, owner, at)) {
    yield query(DROP_VERSIONS, siteId);
    return { kind: 'unpublished' };
  }
  const site = yield* firstRow(READ_SITE, siteId);
  const why = refusedTo(owner, site);
  // Sent twice, after a lost answer: what was asked for is so.
  if (why === undefined || (why === 'unpublished' && isOwnedBy(owner, site))) return { kind: 'unpublished' };
  return { kind: 'refused', why };
}

/** Takes a site down; false where there is none. */
export function* block(siteId: string, at: number): Work<boolean> {
  return (yield* firstRow(BLOCK, siteId, at)) !== undefined;
}

/** The next sites in the order of their ids. */
export function* listAfter(siteId: string, count: number): Work<ListedSite[]> {
  return (yield query(LIST_SITES, siteId, count)).map(listedSiteIn);
}
