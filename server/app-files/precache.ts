import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { OfflineFiles } from '../../src/domain/offline-cache.ts';
import { builderPolicy } from '../http/security-headers.ts';
import { readSettings } from '../settings.ts';
import { filesUnder } from './files-under.ts';

/** The files that the builder needs to open and edit. The others are large or rarely needed. */
const NEEDED = /^\/assets\/.*\.(?:css|js|svg|woff2)$/;

/** The URLs of the files that a build has written so far. */
export async function builtFiles(dist: string): Promise<readonly string[]> {
  return (await filesUnder(dist)).map((file) => `/${relative(dist, file).replaceAll(sep, '/')}`);
}

/**
 * Splits the files of a build for the service worker: those among `own` that the builder needs are precached, the
 * others among `all` are cached at their first use.
 */
export async function precacheOf(
  dist: string,
  own: readonly string[],
  all: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
): Promise<OfflineFiles> {
  const needed = own.filter((file) => NEEDED.test(file));
  // The cache keeps the page with its policy, so a new policy needs a new revision.
  const revision = createHash('sha256')
    .update(await readFile(join(dist, 'index.html')))
    .update(builderPolicy(readSettings(variables), 'builder'))
    .digest('hex');
  return {
    files: [{ url: '/', revision }, ...needed.map((url) => ({ url, revision: null }))],
    later: all.filter((file) => file.startsWith('/assets/') && !needed.includes(file)),
  };
}
