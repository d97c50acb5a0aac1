import { existsSync } from 'node:fs';
import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATA_FILES } from '../store/open-stores.ts';
import { writeTar } from './tar.ts';

/**
 * Writes both databases of a data folder into one new file, an archive that `tar` can read, while the server may be
 * running; throws where there are no data, or a file of that name.
 */
export async function backup(dataDir: string, file: string): Promise<void> {
  const to = resolve(file);
  if (existsSync(to)) throw new Error(`There is a file ${to} already.`);
  // Beside its place, so that what comes to stand there is whole.
  const work = await mkdtemp(join(dirname(to), `.${basename(to)}-`));
  try {
    // The sites first: a picture that one of them shows was there before it.
    const files = DATA_FILES.map((name) => ({ name, path: join(work, name) }));
    for (const { name, path } of files) copyDatabase(join(dataDir, name), path);
    const archive = await open(join(work, 'archive'), 'wx', 0o600);
    try {
      await writeTar(archive, files);
      await archive.sync();
    } finally {
      await archive.close();
    }
    await rename(join(work, 'archive'), to);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function copyDatabase(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`There are no data at ${from}.`);
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    // One moment of the database, whoever writes meanwhile.
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
}
