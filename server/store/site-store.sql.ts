import type { Database, Query, Row } from '../database/database.ts';
import { readInBatches } from '../database/read-in-batches.ts';
import { type Act, type AuditEntry, recordAct } from './audit.ts';
import * as sql from './site-queries.ts';
import {
  currentIn,
  isOwnedBy,
  keptVersionIn,
  listedSiteIn,
  pageIn,
  refusedTo,
  stateOf,
} from './site-rows.ts';
import { KEPT_VERSIONS, type NewVersion, type SiteStore } from './site-store.ts';

// Larger numbers do not fit into an integer column of PostgreSQL.
const MAX_VERSION = 2 ** 31 - 1;

/** The sites in a database; `close` closes the database. */
export function siteStoreIn(database: Database): SiteStore {
  return {
    publish: (version) =>
      database.change(async (query) => {
        const n = await claimVersion(query, version);
        if (n !== undefined) return { kind: 'published', version: n };
        const [site] = await query(sql.READ_SITE, version.siteId);
        const state = site && stateOf(site);
        return { kind: 'refused', why: state === undefined || state === 'live' ? 'not-owned' : state };
      }),
    findPage: async (siteId) => pageIn(await database.read(sql.READ_PAGE, siteId)),
    currentOf: async (siteId) => currentIn(await database.read(sql.READ_CURRENT, siteId)),
    findVersion: async (siteId, n) => pageIn(await database.read(sql.READ_VERSION, siteId, validVersion(n))),
    versions: async (siteId, owner) => {
      const rows = await database.read(sql.READ_VERSIONS, siteId);
      const [site] = rows;
      const why = refusedTo(owner, site);
      if (why !== undefined) return { kind: 'refused', why };
      return { kind: 'found', current: Number(site?.current), versions: rows.map(keptVersionIn) };
    },
    rollback: (siteId, owner, n, at) =>
      database.change(async (query) => {
        const [switched] = await query(sql.ROLL_BACK, siteId, owner, validVersion(n), at);
        if (switched) {
          await recordAct(query, 'rollback', siteId, { at, who: 'owner', why: `to version ${n}` });
          return { kind: 'rolled-back', version: n };
        }
        const [site] = await query(sql.READ_SITE, siteId);
        return { kind: 'refused', why: refusedTo(owner, site) ?? 'no-version' };
      }),
    unpublish: (siteId, owner, at, uploader) =>
      database.change(async (query) => {
        const [withdrawn] = await query(sql.UNPUBLISH, siteId, owner, at);
        if (withdrawn) {
          if (uploader !== undefined) await learnUploader(query, siteId, owner, uploader);
          await query(sql.DROP_VERSIONS, siteId);
          await recordAct(query, 'unpublish', siteId, { at, who: 'owner', why: '' });
          return { kind: 'unpublished' };
        }
        const [site] = await query(sql.READ_SITE, siteId);
        const why = refusedTo(owner, site);
        // The call may be repeated after a lost answer: it succeeds again.
        const isDone = why === undefined || (why === 'unpublished' && isOwnedBy(owner, site));
        return isDone ? { kind: 'unpublished' } : { kind: 'refused', why };
      }),
    block: (siteId, act) =>
      database.change(async (query) => {
        const blocked = await query(sql.BLOCK, siteId, act.at);
        if (await recorded(query, blocked, 'take-down', siteId, act)) return true;
        return (await query(sql.READ_SITE, siteId)).length > 0;
      }),
    unblock: (siteId, act) =>
      database.change(async (query) =>
        recorded(query, await query(sql.UNBLOCK, siteId), 'put-back', siteId, act),
      ),
    erase: (siteId, act) =>
      database.change(async (query) => {
        await query(sql.DROP_VERSIONS, siteId);
        return recorded(query, await query(sql.ERASE, siteId, act.at), 'erase', siteId, act);
      }),
    list: (changedSince = 0) =>
      readInBatches(database, sql.LIST_SITES, { id: '' }, listedSiteIn, changedSince),
    check: async () => {
      await database.read(sql.CHECK);
    },
    close: database.close,
  };
}

/** The number itself, or 0, which no version has. */
function validVersion(n: number): number {
  return Number.isInteger(n) && n > 0 && n <= MAX_VERSION ? n : 0;
}

/** Adds the next version and drops the oldest one; resolves with its number, or undefined if that is refused. */
async function claimVersion(query: Query, version: NewVersion): Promise<number | undefined> {
  const { siteId, owner, uploader, browser, email, templateId, page, at } = version;
  const [claimed] = await query(sql.CLAIM_VERSION, siteId, owner, email, templateId, at);
  if (!claimed) return undefined;
  const n = Number(claimed.current);
  await query(sql.ADD_VERSION, siteId, n, page.hash, page.br, page.gz, at);
  if (uploader !== null) await learnUploader(query, siteId, owner, uploader);
  if (browser !== null && browser !== uploader) await query(sql.ADD_UPLOADER, siteId, browser);
  if (n > KEPT_VERSIONS) await query(sql.DROP_OLD_VERSIONS, siteId, n);
  return n;
}

/** Lets a site count for the uploads of its owner, and so do others that were published before these hashes were recorded. */
async function learnUploader(query: Query, siteId: string, owner: string | null, uploader: string) {
  const [isNew] = await query(sql.ADD_UPLOADER, siteId, uploader);
  if (isNew) await query(sql.ADD_UPLOADER_TO_OWN, owner, uploader);
}

/** Records a change of a site if a row tells that it was made; resolves with whether it was. */
async function recorded(
  query: Query,
  changed: readonly Row[],
  what: AuditEntry['what'],
  siteId: string,
  act: Act,
): Promise<boolean> {
  if (changed.length === 0) return false;
  await recordAct(query, what, siteId, act);
  return true;
}
