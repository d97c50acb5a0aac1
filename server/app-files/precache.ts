import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { OfflineFiles } from '../../src/domain/offline-cache.ts';
import { builderPolicy } from '../http/security-headers.ts';
import { readSettings } from '../settings.ts';

/** What the builder opens and edits with; the rest is large, or few need it. */
const NEEDED = /^\/assets\/.*\.(?:css|js|svg|woff2)$/;

/** The addresses of the files of a build, so far as it has been made. */
export async function builtFiles(dist: string): Promise<readonly string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
    .sort();
}

/**
 * Divides the files of a build: what the builder itself needs among `own` is kept from the first visit on, anything else
 * of `all` once it was needed.
 */
export async function precacheOf(
  dist: string,
  own: readonly string[],
  all: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
): Promise<OfflineFiles> {
  const needed = own.filter((file) => NEEDED.test(file));
  // A page is kept with its policy: another policy makes another version of it.
  const revision = createHash('sha256')
    .update(await readFile(join(dist, 'index.html')))
    .update(builderPolicy(readSettings(variables), 'builder'))
    .digest('hex');
  return {
    files: [{ url: '/', revision }, ...needed.map((url) => ({ url, revision: null }))],
    later: all.filter((file) => file.startsWith('/assets/') && !needed.includes(file)),
  };
}
