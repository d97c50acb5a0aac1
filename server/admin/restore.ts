import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATA_FILES } from '../store/data-folder.ts';
import { openStores } from '../store/open-stores.ts';
import { damageIn } from '../store/stored-damage.ts';

/**
 * Replaces the databases of a data folder by those of a backup. Resolves with the folder that now holds the replaced
 * ones; undefined if there were none. Rejects, with nothing changed, if the backup is not whole or a server is running.
 */
export async function restore(dataDir: string, folder: string): Promise<string | undefined> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const work = await mkdtemp(join(dataDir, 'restore-'));
  try {
    try {
      for (const name of DATA_FILES) await copyDatabase(folder, work, name);
      await requireSound(work);
    } catch (error) {
      throw new Error(`${folder} is no backup of Parley: ${error instanceof Error ? error.message : error}.`);
    }
    const present = DATA_FILES.filter((name) => existsSync(join(dataDir, name)));
    for (const name of present) await requireUnused(join(dataDir, name));
    const replaced = present.length > 0 ? await mkdtemp(join(dataDir, 'before-restore-')) : undefined;
    if (replaced !== undefined) {
      for (const name of present) await rename(join(dataDir, name), join(replaced, name));
    }
    for (const name of DATA_FILES) await rename(join(work, name), join(dataDir, name));
    return replaced;
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
  const copy = await open(to, 'r+');
  try {
    await copy.chmod(0o600);
    await copy.sync();
  } finally {
    await copy.close();
  }
}

async function requireSound(folder: string): Promise<void> {
  const [damage] = damageIn(folder);
  if (damage) throw new Error(`${damage.file}: ${damage.what}`);
  // Opening brings the schema up to date, or throws if a newer release wrote the data.
  await (await openStores({ dataDir: folder })).close();
}

/** Throws if another process has the database open. Afterwards the write-ahead log is merged into the file. */
async function requireUnused(path: string): Promise<void> {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec(
      'pragma locking_mode = exclusive; begin exclusive; commit; pragma wal_checkpoint(truncate)',
    );
  } catch {
    throw new Error('The data are in use: stop the server first.');
  } finally {
    database.close();
  }
  // SQLite would apply an old -wal file to the restored database.
  for (const ending of ['-wal', '-shm']) await rm(path + ending, { force: true });
}
