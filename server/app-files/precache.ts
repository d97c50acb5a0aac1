import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { OfflineFiles } from '../../domain/offline-cache.ts';
import { builderPolicy } from '../http/security-headers.ts';
import { readSettings } from '../settings.ts';
import { filesUnder } from './files-under.ts';
import { inlineScripts } from './inline-scripts.ts';

/** The files that the builder needs to open and edit. The others are large or rarely needed. */
const NEEDED = /^\/assets\/.*\.(?:css|js|svg|woff2)$/;

/** The builder's page, in each language. */
const PAGE = /^\/index(?:\.\w+)?\.html$/;

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
  const pages = await Promise.all(
    own
      .filter((file) => PAGE.test(file))
      .map(async (url) => {
        const html = await readFile(join(dist, url), 'utf8');
        // The cache keeps a page with its policy, so a new policy needs a new revision.
        const policy = builderPolicy(readSettings(variables), 'builder', inlineScripts(html));
        return { url, revision: createHash('sha256').update(html).update(policy).digest('hex') };
      }),
  );
  return {
    files: [...pages, ...needed.map((url) => ({ url, revision: null }))],
    later: all.filter((file) => file.startsWith('/assets/') && !needed.includes(file)),
  };
}
