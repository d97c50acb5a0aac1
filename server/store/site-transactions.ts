import type { Query, Row } from '../database/database.ts';
import { type Act, type AuditEntry, recordAct } from './audit.ts';
import {
  ADD_UPLOADER,
  ADD_UPLOADER_TO_OWN,
  ADD_VERSION,
  BLOCK,
  CLAIM_VERSION,
  DROP_OLD_VERSIONS,
  DROP_VERSIONS,
  ERASE,
  READ_SITE,
  ROLL_BACK,
  UNBLOCK,
  UNPUBLISH,
} from './site-queries.ts';
import { isOwnedBy, refusedTo, stateOf } from './site-rows.ts';
import {
  KEPT_VERSIONS,
  type NewVersion,
  type PublishOutcome,
  type RollbackOutcome,
  type UnpublishOutcome,
} from './site-store.ts';

/** Claims the next version number, adds the version and drops the oldest one. */
export async function publish(query: Query, version: NewVersion): Promise<PublishOutcome> {
  const { siteId, owner, uploader, browser, email, templateId, page, at } = version;
  const [claimed] = await query(CLAIM_VERSION, siteId, owner, email, templateId, at);
  if (!claimed) {
    const [site] = await query(READ_SITE, siteId);
    const state = site && stateOf(site);
    return { kind: 'refused', why: state === undefined || state === 'live' ? 'not-owned' : state };
  }
  const n = Number(claimed.current);
  await query(ADD_VERSION, siteId, n, page.hash, page.br, page.gz, at);
  // A site that was published before these hashes were recorded has sisters of which the same is true.
  if (uploader !== null && (await addUploader(query, siteId, uploader)))
    await query(ADD_UPLOADER_TO_OWN, owner, uploader);
  if (browser !== null && browser !== uploader) await addUploader(query, siteId, browser);
  if (n > KEPT_VERSIONS) await query(DROP_OLD_VERSIONS, siteId, n);
  return { kind: 'published', version: n };
}

/** Lets a site count for an uploader; resolves with whether it did not before. */
async function addUploader(query: Query, siteId: string, uploader: string): Promise<boolean> {
  return (await query(ADD_UPLOADER, siteId, uploader)).length > 0;
}

/** Makes a kept version the current one, or finds out why that is refused. */
export async function rollBack(
  query: Query,
  siteId: string,
  owner: string | null,
  n: number,
  at: number,
): Promise<RollbackOutcome> {
  const [switched] = await query(ROLL_BACK, siteId, owner, n, at);
  if (switched) {
    await recordAct(query, 'rollback', siteId, { at, who: 'owner', why: `to version ${n}` });
    return { kind: 'rolled-back', version: n };
  }
  const [site] = await query(READ_SITE, siteId);
  return { kind: 'refused', why: refusedTo(owner, site) ?? 'no-version' };
}

/** Withdraws a site and deletes its pages, or finds out why that is refused. */
export async function unpublish(
  query: Query,
  siteId: string,
  owner: string | null,
  at: number,
): Promise<UnpublishOutcome> {
  const [withdrawn] = await query(UNPUBLISH, siteId, owner, at);
  if (withdrawn) {
    await query(DROP_VERSIONS, siteId);
    await recordAct(query, 'unpublish', siteId, { at, who: 'owner', why: '' });
    return { kind: 'unpublished' };
  }
  const [site] = await query(READ_SITE, siteId);
  const why = refusedTo(owner, site);
  // The call may be repeated after a lost answer: it succeeds again.
  if (why === undefined || (why === 'unpublished' && isOwnedBy(owner, site))) return { kind: 'unpublished' };
  return { kind: 'refused', why };
}

/** Takes a site down; false if it does not exist. */
export async function block(query: Query, siteId: string, act: Act): Promise<boolean> {
  if (await recorded(query, await query(BLOCK, siteId, act.at), 'take-down', siteId, act)) return true;
  return (await query(READ_SITE, siteId)).length > 0;
}

/** Undoes a take-down; false if there was none. */
export async function unblock(query: Query, siteId: string, act: Act): Promise<boolean> {
  return recorded(query, await query(UNBLOCK, siteId), 'put-back', siteId, act);
}

/** Withdraws a site and forgets its pages, e-mail address and owner; false if it does not exist. */
export async function erase(query: Query, siteId: string, act: Act): Promise<boolean> {
  await query(DROP_VERSIONS, siteId);
  return recorded(query, await query(ERASE, siteId, act.at), 'erase', siteId, act);
}

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
