import { mkdir, readdir, readlink, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CompressedPage, plainBytes } from '../store/compressed-page.ts';
import type { SiteStore } from '../store/site-store.ts';

/**
 * The live pages as files, so that a web server can serve them without this process. `<folder>/<siteId>` is a link to a
 * folder with `index.html`, `index.html.gz` and `index.html.br`; the link is replaced at once, so that the three always
 * belong together.
 */
export interface PageFiles {
  /** Brings the files of a site up to date with the store; rejects if they cannot be written, and then there are none. */
  sync(siteId: string): Promise<void>;
  /** Does that for every site; rejects with the first error, after the last site. */
  syncAll(): Promise<void>;
}

/** The folder of the folders that links lead to. */
const STORED = '.pages';

/** A younger folder may be one that another process is writing. */
const LEFT_OVER_MS = 3_600_000;

/** The files of a store's pages in a folder, which is created if missing. */
export function openPageFiles(
  folder: string,
  store: Pick<SiteStore, 'findPage' | 'currentOf' | 'list'>,
): PageFiles {
  const linkOf = (siteId: string) => join(folder, siteId);
  const targetOf = (siteId: string, { hash }: { hash: string }) => join(STORED, `${siteId}.${hash}`);

  async function write(target: string, page: CompressedPage): Promise<void> {
    const made = join(folder, `${target}.${crypto.randomUUID()}`);
    await mkdir(made, { recursive: true, mode: 0o755 });
    try {
      const files = {
        'index.html': await plainBytes(page),
        'index.html.gz': page.gz,
        'index.html.br': page.br,
      };
      // On disk before the link is: after a power cut a web server would serve empty files.
      await Promise.all(
        Object.entries(files).map(([name, bytes]) => writeFile(join(made, name), bytes, { flush: true })),
      );
      await rename(made, join(folder, target));
    } catch (error) {
      await rm(made, { recursive: true, force: true });
      // Another process has written the same page.
      if (!isOneOf(error, ['ENOTEMPTY', 'EEXIST'])) throw error;
    }
  }

  async function replaceLink(link: string, target: string): Promise<void> {
    const made = join(folder, `${STORED}/${crypto.randomUUID()}`);
    await symlink(target, made);
    await rename(made, link);
  }

  async function remove(siteId: string, target: string | undefined): Promise<void> {
    await rm(linkOf(siteId), { force: true });
    if (target !== undefined) await rm(join(folder, target), { recursive: true, force: true });
  }

  async function syncOnce(siteId: string): Promise<void> {
    const found = await store.findPage(siteId);
    const before = await linkedFrom(linkOf(siteId));
    if (found?.kind !== 'live') return remove(siteId, before);
    const target = targetOf(siteId, found.page);
    if (before === target) return;
    await write(target, found.page);
    await replaceLink(linkOf(siteId), join('.', target));
    if (before !== undefined) await rm(join(folder, before), { recursive: true, force: true });
  }

  async function isCurrent(siteId: string): Promise<boolean> {
    const current = await store.currentOf(siteId);
    const target = current?.kind === 'live' ? targetOf(siteId, current) : undefined;
    return (await linkedFrom(linkOf(siteId))) === target;
  }

  async function bringUpToDate(siteId: string): Promise<void> {
    try {
      // Another process may have published meanwhile, and have written its files before these.
      do await syncOnce(siteId);
      while (!(await isCurrent(siteId)));
    } catch (error) {
      // An old page must not stay: without a link the web server asks this process.
      await remove(siteId, undefined).catch(() => {});
      throw error;
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

  /** Removes what no link leads to, such as a folder that a killed process was writing. */
  async function removeLeftOver(): Promise<void> {
    for (const name of await readdir(join(folder, STORED)).catch(() => [])) {
      const path = join(folder, STORED, name);
      const isLinked = (await linkedFrom(linkOf(name.slice(0, name.indexOf('.'))))) === join(STORED, name);
      const age = Date.now() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? Number.NaN);
      if (!isLinked && !(age < LEFT_OVER_MS)) await rm(path, { recursive: true, force: true });
    }
  }

  return {
    sync,
    syncAll: async () => {
      const errors: unknown[] = [];
      for await (const { siteId } of store.list()) {
        if (await isCurrent(siteId)) continue;
        await sync(siteId).catch((error) => errors.push(error));
      }
      await removeLeftOver();
      if (errors.length > 0) throw errors[0];
    },
  };
}

/** Where a link leads; undefined if there is none. */
async function linkedFrom(link: string): Promise<string | undefined> {
  try {
    return await readlink(link);
  } catch (error) {
    if (isOneOf(error, ['ENOENT'])) return undefined;
    throw error;
  }
}

const isOneOf = (error: unknown, codes: readonly string[]) => codes.includes(String(Object(error).code));
