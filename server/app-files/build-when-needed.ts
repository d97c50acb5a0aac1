import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { buildFingerprint } from './build-fingerprint.ts';

/** Builds the app of a project into its `dist`. */
export type Build = (root: string) => Promise<void>;

/** Inside `dist`, so that deleting `dist` also deletes the fingerprint. */
const FINGERPRINT_FILE = '.built-from';

const TIMEOUT_MS = 120_000;

/**
 * Builds unless `dist` matches its inputs; resolves with whether it built. A container carries `dist` without its inputs:
 * there the VITE_ variables must be those of the build. Rejects if the build fails, or if another process builds for
 * longer than `timeout` milliseconds.
 */
export async function buildWhenNeeded(
  root: string,
  variables: Readonly<Record<string, string | undefined>>,
  build: Build,
  timeout = TIMEOUT_MS,
): Promise<boolean> {
  const dist = join(root, 'dist');
  const file = join(dist, FINGERPRINT_FILE);
  const wanted = await buildFingerprint(root, variables);
  if (await isMadeFrom(file, wanted)) return false;
  if (!existsSync(join(root, 'index.html'))) {
    await checkVariables(file, wanted);
    return false;
  }

  const unlock = await lockBuilds(root, timeout);
  try {
    // Another process may have built while this one waited for the lock.
    if (await isMadeFrom(file, wanted)) return false;
    await rm(file, { force: true });
    await build(root);
    await mkdir(dist, { recursive: true });
    await writeFile(file, wanted);
    return true;
  } finally {
    unlock();
  }
}

async function isMadeFrom(file: string, wanted: string): Promise<boolean> {
  return existsSync(file) && (await readFile(file, 'utf8')) === wanted;
}

async function checkVariables(file: string, wanted: string): Promise<void> {
  const found = existsSync(file) ? await readFile(file, 'utf8') : '';
  const [, variables] = wanted.split(' ');
  if (found.split(' ')[1] !== variables)
    throw new Error(
      'The app was built with other VITE_ settings, and what it is built from is not here. Build it, or the image, again with these settings.',
    );
}

// A lock of SQLite is released when its process dies, so a killed build blocks nobody.
async function lockBuilds(root: string, timeout: number): Promise<() => void> {
  const folder = join(root, 'node_modules', '.cache');
  const path = join(folder, 'parley-build.sqlite');
  const lock = await openLock(folder, path, timeout);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw new Error(
      `Another process has been building the app for ${timeout / 1000} seconds and holds ${path}. Wait for it, or stop it.`,
      { cause: error },
    );
  }
  return () => lock.close();
}

async function openLock(folder: string, path: string, timeout: number): Promise<DatabaseSync> {
  try {
    await mkdir(folder, { recursive: true });
    return new DatabaseSync(path, { timeout });
  } catch (error) {
    throw new Error(
      `The app must be built, since its files or a VITE_ setting changed, but ${folder} cannot be written (${error instanceof Error ? error.message : error}). Run npm run build with the same settings, as an account that may.`,
      { cause: error },
    );
  }
}
