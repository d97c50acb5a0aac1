import { existsSync } from 'node:fs';
import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BUSY_TIMEOUT_MS } from '../database/open-to-read.sqlite.ts';
import { DATA_FILES } from '../store/data-folder.ts';
import { damageIn } from '../store/stored-damage.ts';

/**
 * Copies both databases of a data folder into a new folder, also while the server runs; rejects if there are no data, if
 * they are damaged, or if the new folder exists already.
 */
export async function backup(dataDir: string, folder: string): Promise<void> {
  const to = resolve(folder);
  if (existsSync(to)) throw new Error(`There is a file or folder ${to} already.`);
  // Renamed at the end, so that a folder of this name is always a whole backup. mkdtemp makes it readable by us only.
  const work = await mkdtemp(`${to}-`);
  try {
    // The sites first: every image that a copied site shows was stored before the site was.
    for (const name of DATA_FILES) await copyDatabase(join(dataDir, name), join(work, name));
    requireSound(work);
    await rename(work, to);
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    // SQLite copies some damage, and reports other as a full disk.
    if (DATA_FILES.every((name) => existsSync(join(dataDir, name)))) requireSound(dataDir);
    throw error;
  }
}

function requireSound(folder: string): void {
  const [damage] = damageIn(folder);
  if (!damage) return;
  const { file, what } = damage;
  throw new Error(
    `The data are damaged, so no backup was made. ${file}: ${what}. Copy the files themselves.`,
  );
}

async function copyDatabase(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new Error(`There are no data at ${from}.`);
  using database = new DatabaseSync(from, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  // One transaction: the copy is consistent, whoever writes meanwhile.
  database.prepare('vacuum into ?').run(to);
  await keepPrivate(to);
}

/** Makes a copy readable for this account only, and waits until it is on disk. */
export async function keepPrivate(path: string): Promise<void> {
  await using copy = await open(path, 'r+');
  await copy.chmod(0o600);
  await copy.sync();
}
