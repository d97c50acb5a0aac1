import { existsSync } from 'node:fs';
import { type FileHandle, mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATA_FILES, openStores } from '../store/open-stores.ts';
import { extractTar, readTar } from './tar.ts';
import { verifyStored } from './verify-stored.ts';

/**
 * Puts what a backup holds in place of a data folder's databases, and answers the folder into which those went,
 * undefined where there were none; throws, with everything as it was, where the file is no whole backup or a server is
 * using the data.
 */
export async function restore(dataDir: string, file: string): Promise<string | undefined> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const work = await mkdtemp(join(dataDir, 'restore-'));
  try {
    const archive = await open(file).catch(() => {
      throw new Error(`The file ${file} cannot be read.`);
    });
    try {
      await unpack(archive, work);
      await requireWhole(work);
    } catch (error) {
      throw new Error(
        `The file ${file} is no backup of Parley: ${error instanceof Error ? error.message : error}.`,
      );
    } finally {
      await archive.close();
    }
    const present = DATA_FILES.filter((name) => existsSync(join(dataDir, name)));
    for (const name of present) await requireUnused(join(dataDir, name));
    const kept = present.length > 0 ? await mkdtemp(join(dataDir, 'before-restore-')) : undefined;
    if (kept !== undefined) for (const name of present) await rename(join(dataDir, name), join(kept, name));
    for (const name of DATA_FILES) await rename(join(work, name), join(dataDir, name));
    return kept;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function unpack(archive: FileHandle, folder: string): Promise<void> {
  const entries = await readTar(archive);
  for (const name of DATA_FILES) {
    const entry = entries.find((one) => one.name === name);
    if (!entry) throw new Error(`it has no ${name}`);
    const to = await open(join(folder, name), 'wx', 0o600);
    try {
      await extractTar(archive, entry, to);
      await to.sync();
    } finally {
      await to.close();
    }
  }
}

async function requireWhole(folder: string): Promise<void> {
  for (const name of DATA_FILES) {
    const database = new DatabaseSync(join(folder, name));
    try {
      const found = database.prepare('pragma quick_check(1)').get()?.quick_check;
      if (found !== 'ok') throw new Error(`its ${name} is damaged`);
    } finally {
      database.close();
    }
  }
  // Opening is also what notices that a newer release has written them.
  await (await openStores({ dataDir: folder })).close();
  verifyStored(folder);
}

/** Throws where anybody else has a database open; afterwards all of it is in its one file. */
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
  // They would be taken for those of the database that comes in its place.
  for (const ending of ['-wal', '-shm']) await rm(path + ending, { force: true });
}
