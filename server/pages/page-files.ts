import { lstat, mkdir, readdir, readlink, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isSiteId } from '../../domain/config/site-id.ts';
import { type CompressedPage, plainBytes } from '../store/compressed-page.ts';
import type { SiteStore } from '../store/site-store.ts';

/**
 * The live pages as files, so that a web server can serve them without this process. `<folder>/<siteId>` is a link to a
 * folder with `index.html`, `index.html.gz` and `index.html.br`; the link is replaced at once, so that the three always
 * belong together. Several processes may share the folder.
 */
export interface PageFiles {
  /**
   * Brings the files of a site up to date with the store. Rejects if they cannot be written, and then there are none, or
   * if the store fails, and then they are as they were.
   */
  sync(siteId: string): Promise<void>;
  /** Whether the files of a site are those of a version; undefined: whether it has none. */
  areOf(siteId: string, version: number | undefined): Promise<boolean>;
  /** The sites that have files. */
  sites(): Promise<readonly string[]>;
  /** Removes what no link leads to, such as a folder that a killed process was writing. */
  removeLeftOver(): Promise<void>;
}

/** The folder of the folders that links lead to. */
const STORED = '.pages';

/** A younger folder may be one that another process is writing. */
const LEFT_OVER_MS = 3_600_000;

/** The files of a store's pages in a folder, which is created if missing. */
export function openPageFiles(folder: string, store: Pick<SiteStore, 'findPage' | 'currentOf'>): PageFiles {
  const linkOf = (siteId: string) => join(folder, siteId);

  // A path is linked once and never again, so that the one that a link no longer leads to can be removed, whatever other
  // processes do.
  const newTarget = (siteId: string, version: number) =>
    join(STORED, `${siteId}.${version}.${crypto.randomUUID()}`);

  async function write(target: string, page: CompressedPage): Promise<void> {
    const made = join(folder, target);
    await mkdir(made, { recursive: true, mode: 0o755 });
    const files = {
      'index.html': await plainBytes(page),
      'index.html.gz': page.gz,
      'index.html.br': page.br,
    };
    // On disk before the link is: after a power cut a web server would serve empty files.
    await Promise.all(
      Object.entries(files).map(([name, bytes]) => writeFile(join(made, name), bytes, { flush: true })),
    );
  }

  /** Makes the link of a site lead to a target, or to none, and removes what it led to before. */
  async function relink(siteId: string, target?: string): Promise<void> {
    const before = await linkedFrom(linkOf(siteId));
    if (target === undefined) await rm(linkOf(siteId), { force: true });
    else {
      const made = join(folder, newTarget(siteId, 0));
      await symlink(target, made);
      await rename(made, linkOf(siteId));
    }
    if (before !== undefined) await removeTarget(before);
  }

  const removeTarget = (target: string) => rm(join(folder, target), { recursive: true, force: true });

  async function syncOnce(siteId: string): Promise<void> {
    const found = await store.findPage(siteId);
    if (found?.kind !== 'live') return relink(siteId);
    const target = newTarget(siteId, found.version);
    try {
      await write(target, found.page);
      // Another process may have written the same page meanwhile.
      if (await areOf(siteId, found.version)) await removeTarget(target);
      else await relink(siteId, target);
    } catch (error) {
      // An old page must not stay: without a link the web server asks this process.
      await relink(siteId).catch(() => {});
      await removeTarget(target).catch(() => {});
      throw error;
    }
  }

  async function areOf(siteId: string, version: number | undefined): Promise<boolean> {
    if (version === undefined) return (await linkedFrom(linkOf(siteId))) === undefined;
    // One call for the link and for what it leads to, which may be gone: a start makes it for every site.
    const file = await realpath(join(linkOf(siteId), 'index.html')).catch(() => '');
    return basename(dirname(file)).startsWith(`${siteId}.${version}.`);
  }

  async function bringUpToDate(siteId: string): Promise<void> {
    for (;;) {
      const current = await store.currentOf(siteId);
      if (await areOf(siteId, current?.kind === 'live' ? current.version : undefined)) return;
      // Then once more: another process may have published meanwhile, and have written its files before these.
      await syncOnce(siteId);
    }
  }

  // One at a time for each site.
  const running = new Map<string, Promise<void>>();
  function sync(siteId: string): Promise<void> {
    const next = (running.get(siteId) ?? Promise.resolve()).catch(() => {}).then(() => bringUpToDate(siteId));
    running.set(siteId, next);
    const forget = () => {
      if (running.get(siteId) === next) running.delete(siteId);
    };
    next.then(forget, forget);
    return next;
  }

  return {
    sync,
    areOf,
    sites: async () => (await namesIn(folder)).filter(isSiteId),
    removeLeftOver: async () => {
      for (const name of await namesIn(join(folder, STORED))) {
        const [siteId = ''] = name.split('.');
        if ((await linkedFrom(linkOf(siteId))) === join(STORED, name)) continue;
        const stats = await lstat(join(folder, STORED, name)).catch(() => undefined);
        if (stats && Date.now() - stats.mtimeMs > LEFT_OVER_MS) await removeTarget(join(STORED, name));
      }
    },
  };
}

/** Where a link leads; undefined if there is none. */
const linkedFrom = (link: string) => orIfMissing(readlink(link), undefined);

const namesIn = (folder: string): Promise<readonly string[]> => orIfMissing(readdir(folder), []);

async function orIfMissing<T, M>(looking: Promise<T>, missing: M): Promise<T | M> {
  try {
    return await looking;
  } catch (error) {
    if (Object(error).code === 'ENOENT') return missing;
    throw error;
  }
}
