import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AuditEntry } from '../store/audit.ts';
import { SITES_FILE } from '../store/data-folder.ts';
import type { Stores } from '../store/open-stores.ts';

/** The audit log of a data folder, which stays as it is, whatever release wrote it; throws if it cannot be read. */
export function auditOf(folder: string): readonly AuditEntry[] {
  const path = join(folder, SITES_FILE);
  if (!existsSync(path)) throw new Error(`${path} is missing`);
  // Not read-only: such a connection leaves its files of shared memory behind.
  const database = new DatabaseSync(path);
  try {
    const rows: unknown[] = database
      .prepare('select at, what, site as "siteId", who, why from audit order by n')
      .all();
    return rows as AuditEntry[];
  } finally {
    database.close();
  }
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

const keyOf = ({ at, what, siteId, who, why }: AuditEntry) => JSON.stringify([at, what, siteId, who, why]);

/** Whether it changed a site: one that the backup does not have cannot be changed. */
async function redo({ store, records }: Stores, { what, siteId, ...act }: AuditEntry): Promise<boolean> {
  switch (what) {
    case 'take-down':
      return store.block(siteId, act);
    case 'put-back':
      return store.unblock(siteId, act);
    case 'erase':
      return store.erase(siteId, act);
    case 'unpublish':
      return (await store.unpublish(siteId, await records.ownerOf(siteId), act.at)).kind === 'unpublished';
    // An export changed nothing, and after a rollback the page of the backup is as good as any.
    case 'export':
    case 'rollback':
      return false;
  }
}
