import type { Database, Query, Row } from '../database/database.ts';
import { readInBatches } from '../database/read-in-batches.ts';
import { type Act, type AuditEntry, recordAct } from './audit.ts';
import * as sql from './site-queries.ts';
import {
  compressedPageIn,
  currentIn,
  hasRight,
  keptVersionIn,
  listedSiteIn,
  pageIn,
  refusedTo,
} from './site-rows.ts';
import { KEPT_VERSIONS, type NewVersion, type SiteStore, TAKEN_OFF_MS } from './site-store.ts';

// Larger numbers do not fit into an integer column of PostgreSQL.
const MAX_VERSION = 2 ** 31 - 1;

/** The sites in a database; `close` closes the database. */
export function siteStoreIn(database: Database): SiteStore {
  return {
    publish: (version) =>
      database.change(async (query) => {
        const n = await claimVersion(query, version);
        if (n !== undefined) return { kind: 'published', version: n };
        const [site] = await query(sql.READ_SITE, version.siteId, version.owner);
        const why = refusedTo(site);
        return { kind: 'refused', why: why === undefined || why === 'missing' ? 'not-owned' : why };
      }),
    findPage: async (siteId) => pageIn(await database.read(sql.READ_PAGE, siteId)),
    currentOf: async (siteId) => currentIn(await database.read(sql.READ_CURRENT, siteId)),
    findVersion: async (siteId, n) => pageIn(await database.read(sql.READ_VERSION, siteId, validVersion(n))),
    ownPage: async (siteId, owner) => {
      const [site] = await database.read(sql.READ_OWN_PAGE, siteId, owner);
      const why = refusedTo(site);
      if (site === undefined || why !== undefined) return { kind: 'refused', why: why ?? 'missing' };
      return { kind: 'found', version: Number(site.n), page: compressedPageIn(site) };
    },
    versions: async (siteId, owner) => {
      const rows = await database.read(sql.READ_VERSIONS, siteId, owner);
      const [site] = rows;
      const why = refusedTo(site);
      if (why !== undefined) return { kind: 'refused', why };
      const [current, usedAt] = [Number(site?.current), Number(site?.used_at)];
      return { kind: 'found', current, usedAt, versions: rows.map(keptVersionIn) };
    },
    rollback: (siteId, owner, n, at) =>
      database.change(async (query) => {
        const [switched] = await query(sql.ROLL_BACK, siteId, owner, validVersion(n), at);
        if (switched) {
          await recordAct(query, 'rollback', siteId, { at, who: 'owner', why: `to version ${n}` });
          await used(query, siteId, owner, at, switched);
          return { kind: 'rolled-back', version: n };
        }
        const [site] = await query(sql.READ_SITE, siteId, owner);
        return { kind: 'refused', why: refusedTo(site) ?? 'no-version' };
      }),
    unpublish: (siteId, owner, at, uploader) =>
      database.change(async (query) => {
        const isYoung = (await query(sql.READ_YOUNG, siteId, owner, at)).length > 0;
        const [withdrawn] = isYoung ? [] : await query(sql.UNPUBLISH, siteId, owner, at);
        if (withdrawn) {
          if (uploader !== undefined) await learnUploader(query, siteId, owner, uploader);
          await forget(query, siteId, owner);
          await recordAct(query, 'unpublish', siteId, { at, who: 'owner', why: '' });
          return { kind: 'unpublished' };
        }
        const [site] = await query(sql.READ_SITE, siteId, owner);
        const why = refusedTo(site);
        // The call may be repeated after a lost answer: it succeeds again.
        if (why === 'unpublished' && hasRight(site)) return { kind: 'unpublished' };
        return { kind: 'refused', why: why ?? 'young-right' };
      }),
    takeOff: (siteId, act) =>
      database.change(async (query) =>
        recorded(query, await query(sql.TAKE_OFF, siteId, act.at), 'take-off', siteId, act),
      ),
    putOn: (siteId, act) => database.change((query) => putOn(query, siteId, act)),
    putOnOwn: (siteId, owner, at) =>
      database.change(async (query) => {
        const [site] = await query(sql.READ_SITE, siteId, owner);
        const why = refusedTo(site);
        if (why !== undefined) return { kind: 'refused', why };
        const takenOff = site?.taken_off_at ?? null;
        if (takenOff === null) return { kind: 'live' };
        if (Number(takenOff) <= at - TAKEN_OFF_MS) return { kind: 'refused', why: 'unpublished' };
        await putOn(query, siteId, { at, who: 'owner', why: '' });
        return { kind: 'live' };
      }),
    withdraw: (siteId, act, takenOffBefore) =>
      database.change(async (query) => {
        const withdrawn = await query(sql.WITHDRAW, siteId, act.at, takenOffBefore ?? null);
        if (withdrawn.length > 0) await forget(query, siteId, '');
        return recorded(query, withdrawn, 'unpublish', siteId, act);
      }),
    block: (siteId, act) =>
      database.change(async (query) => {
        const blocked = await query(sql.BLOCK, siteId, act.at);
        if (await recorded(query, blocked, 'take-down', siteId, act)) return true;
        return (await query(sql.READ_SITE, siteId, '')).length > 0;
      }),
    unblock: (siteId, act) =>
      database.change(async (query) =>
        recorded(query, await query(sql.UNBLOCK, siteId), 'put-back', siteId, act),
      ),
    erase: (siteId, act) =>
      database.change(async (query) => {
        // First, because it waits for a publish in another process, whose page is then deleted with the others.
        const erased = await query(sql.ERASE, siteId, act.at);
        await forget(query, siteId, '');
        return recorded(query, erased, 'erase', siteId, act);
      }),
    list: () => readInBatches(database, sql.LIST_SITES, { id: '' }, listedSiteIn),
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
  const claim = () => query(sql.CLAIM_VERSION, siteId, owner, email, templateId, at);
  // A second time, because PostgreSQL looks the right up as it was before the statement waited for another publish: the
  // first one of a site adds it.
  const claimed = (await claim())[0] ?? (await claim())[0];
  if (!claimed) return undefined;
  const n = Number(claimed.current);
  if (n > 1) await used(query, siteId, owner, at, claimed);
  else if (owner !== null) await query(sql.ADD_FIRST_RIGHT, siteId, owner, at);
  await query(sql.ADD_VERSION, siteId, n, page.hash, page.br, page.gz, at);
  if (uploader !== null) await learnUploader(query, siteId, owner, uploader);
  if (browser !== null && browser !== uploader) await query(sql.ADD_UPLOADER, siteId, browser);
  if (n > KEPT_VERSIONS) await query(sql.DROP_OLD_VERSIONS, siteId, n);
  return n;
}

/** Notes that an owner has changed a site, and puts it on again if it was taken off. */
async function used(query: Query, siteId: string, owner: string | null, at: number, site: Row) {
  await query(sql.USE_RIGHT, siteId, owner, at);
  if (site.taken_off_at !== null) await putOn(query, siteId, { at, who: 'owner', why: '' });
}

async function putOn(query: Query, siteId: string, act: Act): Promise<boolean> {
  return recorded(query, await query(sql.PUT_ON, siteId, act.at), 'put-on', siteId, act);
}

/** Deletes the pages of a site, its tokens, and the rights of all but one owner. */
async function forget(query: Query, siteId: string, owner: string | null): Promise<void> {
  await query(sql.DROP_VERSIONS, siteId);
  await query(sql.DROP_RIGHTS, siteId, owner);
  await query(sql.DROP_TOKENS, siteId);
  await query(sql.DROP_MAILS, siteId);
  await query(sql.DROP_MESSAGES, siteId);
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
