import { existsSync } from 'node:fs';
import { chown, copyFile, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATA_FILES } from '../store/data-folder.ts';
import { openStores } from '../store/open-stores.ts';
import { damageIn } from '../store/stored-damage.ts';
import { keepPrivate } from './backup.ts';
import { auditOf, doAgain } from './do-again.ts';

const SQLITE_BUSY = 5;

/**
 * Replaces the databases of a data folder by those of a backup, and does again what was taken down or erased since.
 * Resolves with what to tell the operator, line by line. Rejects, with nothing changed, if the backup is not whole or a
 * server is running.
 */
export async function restore(dataDir: string, folder: string): Promise<readonly string[]> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const work = await mkdtemp(join(dataDir, 'restore-'));
  try {
    try {
      for (const name of DATA_FILES) await copyDatabase(folder, work, name);
      await requireSound(work);
    } catch (error) {
      throw new Error(`${folder} is no backup of Parley: ${messageOf(error)}.`);
    }
    const present = DATA_FILES.filter((name) => existsSync(join(dataDir, name)));
    for (const name of present) requireUnused(join(dataDir, name));
    const since = present.length > 0 ? await doAgainSince(dataDir, work) : [];
    const replaced = present.length > 0 ? await putAway(dataDir, present) : undefined;
    for (const name of DATA_FILES) {
      await giveToOwner(join(work, name), dataDir);
      await rename(join(work, name), join(dataDir, name));
    }
    return [
      `What ${folder} holds is in place.`,
      ...since,
      ...(replaced === undefined
        ? []
        : [`What was there before is in ${replaced}.`, `Once all is well, remove it: rm -r ${replaced}`]),
    ];
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function copyDatabase(folder: string, work: string, name: string): Promise<void> {
  const from = join(folder, name);
  if (!existsSync(from)) throw new Error(`it has no ${name}`);
  // The folder was copied while in use. The commits that are only in the log would be lost.
  if (existsSync(`${from}-wal`)) throw new Error(`its ${name} has a write-ahead log`);
  const to = join(work, name);
  await copyFile(from, to);
  await keepPrivate(to);
}

async function requireSound(folder: string): Promise<void> {
  const [damage] = damageIn(folder);
  if (damage) throw new Error(`${damage.file}: ${damage.what}`);
  // Opening brings the schema up to date, or throws if a newer release wrote the data.
  await (await openStores({ dataDir: folder })).close();
}

/** Throws if another process has the database open. Afterwards the write-ahead log is merged into a sound file. */
function requireUnused(path: string): void {
  using database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec(
      'pragma locking_mode = exclusive; begin exclusive; commit; pragma wal_checkpoint(truncate)',
    );
  } catch (error) {
    if (Object(error).errcode === SQLITE_BUSY) throw new Error('The data are in use: stop the server first.');
    // A damaged file is why somebody restores.
  }
}

/** Does again, in restored data, what was taken down or erased in the data that they replace. */
async function doAgainSince(replaced: string, restored: string): Promise<readonly string[]> {
  let audit: ReturnType<typeof auditOf>;
  try {
    audit = auditOf(replaced);
  } catch (error) {
    return [
      `The audit log of what was there before cannot be read (${messageOf(error)}).`,
      'Whatever was taken down, erased or unpublished since the backup is published again: take it down or erase it anew.',
    ];
  }
  const stores = await openStores({ dataDir: restored, isCommand: true });
  try {
    const done = await doAgain(stores, audit);
    return done.map(
      ({ at, what, subject }) => `Done again: ${what} ${subject}, of ${new Date(at).toISOString()}.`,
    );
  } finally {
    await stores.close();
  }
}

/** Moves databases into a new folder, each with the logs that SQLite would apply to the restored one. */
async function putAway(dataDir: string, names: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(dataDir, 'before-restore-'));
  await giveToOwner(folder, dataDir);
  for (const name of names.flatMap((file) => [file, `${file}-wal`, `${file}-shm`]))
    if (existsSync(join(dataDir, name))) await rename(join(dataDir, name), join(folder, name));
  return folder;
}

/** Gives a file to the account of the data folder: a restore by root must not keep the service out. */
async function giveToOwner(path: string, dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dataDir);
  await chown(path, uid, gid);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
