import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isSiteId } from '../../domain/config/site-id.ts';
import type { AuditEntry } from '../store/audit.ts';
import { SITES_FILE } from '../store/data-folder.ts';
import type { Stores } from '../store/open-stores.ts';
import { ALL_PICTURES } from '../store/picture-records.ts';
import { erasePictures, eraseSite } from './export-and-erase.ts';
import { putBackSite, takeDownSite } from './take-down.ts';

/** The audit log of a data folder, which stays as it is, whatever release wrote it; throws if it cannot be read. */
export function auditOf(folder: string): readonly AuditEntry[] {
  const path = join(folder, SITES_FILE);
  if (!existsSync(path)) throw new Error(`${path} is missing`);
  // Not read-only: such a connection leaves its files of shared memory behind.
  using database = new DatabaseSync(path);
  const rows: unknown[] = database
    .prepare('select at, what, site as "subject", who, why from audit order by n')
    .all();
  return rows as AuditEntry[];
}

/**
 * Does again what a log says and the stores do not know, as after a restore: nobody may be published again who asked to be
 * erased. All the entries are then in the log of the stores too. Resolves with those that changed a site.
 */
export async function doAgain(
  stores: Stores,
  entries: readonly AuditEntry[],
): Promise<readonly AuditEntry[]> {
  const done: AuditEntry[] = [];
  for (const entry of await unknownTo(stores, entries)) if (await redo(stores, entry)) done.push(entry);
  for (const entry of await unknownTo(stores, entries)) await stores.records.record(entry);
  return done;
}

async function unknownTo(
  { records }: Stores,
  entries: readonly AuditEntry[],
): Promise<readonly AuditEntry[]> {
  const known = new Set<string>();
  for await (const entry of records.audit()) known.add(keyOf(entry));
  return entries.filter((entry) => !known.has(keyOf(entry)));
}

const keyOf = ({ at, what, subject, who, why }: AuditEntry) => JSON.stringify([at, what, subject, who, why]);

/** Whether it changed anything: a site that the backup does not have cannot be changed. */
async function redo(stores: Stores, { what, subject, ...act }: AuditEntry): Promise<boolean> {
  const { store, access, pictures, images } = stores;
  const isSite = isSiteId(subject);
  switch (what) {
    case 'take-down':
      // Which pictures went with it is said by an entry of its own.
      if (isSite) return (await takeDownSite(stores, subject, act, 'none')) !== undefined;
      await images.learnContents();
      await pictures.takeDown(subject, act);
      return true;
    case 'withhold': {
      const which = act.why === ALL_PICTURES ? 'all' : act.why.split(' ');
      return (await pictures.withhold(subject, which, act)) > 0;
    }
    case 'put-back':
      return putBackSite(stores, subject, act);
    case 'restore-picture':
      return pictures.restore(subject, act);
    case 'erase':
      return isSite
        ? (await eraseSite(stores, subject, act)) !== undefined
        : (await erasePictures(stores, subject, act)) > 0;
    case 'unpublish':
      return store.withdraw(subject, act);
    case 'take-off':
      return store.takeOff(subject, act);
    case 'put-on':
      return store.putOn(subject, act);
    case 'remove-right':
      return access.rights.withdraw(subject, act.why, act);
    case 'forget-address':
      return access.addresses.forget(subject, act);
    case 'refuse-mail':
      return access.addresses.refuse(subject, act);
    // An export changed nothing, and after a rollback the page of the backup is as good as any. What a mail gave back, its
    // next one gives back again: no address stands in the audit.
    case 'act-by-mail':
    case 'change-address':
    case 'export':
    case 'rollback':
      return false;
  }
}
