import { readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { StoreUnreachable } from '../../../server/database/unreachable.ts';
import { keepPageFiles } from '../../../server/pages/keep-page-files.ts';
import type { SiteStore } from '../../../server/store/site-store.ts';
import { newSiteId } from '../deploy/deploy-call.ts';
import { actAt, open, publish } from '../store/store-calls.ts';
import { makeTempDir } from '../test-server.ts';

const PATIENCE = { timeout: 60_000, interval: 10 };

const publishAt = (store: SiteStore, siteId: string, html: string, at: number) =>
  publish(store, siteId, html, 'owner', 'a@example.test', at);

/** The files of a process that hears no news, over a store that another process changes too. */
async function startKeeping() {
  const pagesDir = join(await makeTempDir(), 'pages');
  const { store } = await open({ dataDir: await makeTempDir() });
  const asked: (number | undefined)[] = [];
  const reported: unknown[] = [];
  let period: number | undefined = 1;
  const watched: SiteStore = {
    ...store,
    list: (since) => {
      asked.push(since);
      return store.list(since);
    },
  };
  const start = () => {
    const stores = { store: watched, changes: undefined, newsPeriod: () => period };
    const kept = keepPageFiles(pagesDir, stores, (error) => reported.push(error));
    onTestFinished(kept.stop);
    return kept;
  };
  return {
    pagesDir,
    store,
    watched,
    asked,
    reported,
    start,
    miss: () => {
      period = (period ?? 0) + 1;
    },
  };
}

const pageIn = (pagesDir: string, siteId: string) =>
  readFile(join(pagesDir, siteId, 'index.html'), 'utf8').catch(({ code }) => code);

const expectPage = (pagesDir: string, siteId: string, page: string) =>
  vi.waitFor(async () => expect(await pageIn(pagesDir, siteId)).toBe(page), PATIENCE);

test('what others change without news is looked for once, among the sites that changed', async () => {
  const { pagesDir, store, asked, start, miss } = await startKeeping();
  const [old, changed, takenDown] = [newSiteId(), newSiteId(), newSiteId()];
  for (const siteId of [old, changed, takenDown]) await publish(store, siteId, 'first');
  const before = Date.now();
  start();
  for (const siteId of [takenDown, old]) await expectPage(pagesDir, siteId, 'first');
  await rm(join(pagesDir, old));
  await publishAt(store, changed, 'second', Date.now());
  await store.block(takenDown, actAt(Date.now()));
  for (let lost = 0; lost < 3; lost += 1) miss();
  await expectPage(pagesDir, changed, 'second');
  await expectPage(pagesDir, takenDown, 'ENOENT');
  expect(await pageIn(pagesDir, old)).toBe('ENOENT');
  expect(asked).toEqual([0, expect.any(Number)]);
  expect(asked[1]).toBeLessThan(before);
  expect(asked[1]).toBeGreaterThan(before - 600_000);
});

test('a start repairs a broken link, and removes sites that the store does not know', async () => {
  const { pagesDir, store, start } = await startKeeping();
  const [siteId, unknown] = [newSiteId(), newSiteId()];
  await publish(store, siteId, 'the page');
  const { stop } = start();
  await expectPage(pagesDir, siteId, 'the page');
  await stop();
  const [made = ''] = await readdir(join(pagesDir, '.pages'));
  await rename(join(pagesDir, '.pages', made), join(pagesDir, '.pages', 'elsewhere'));
  await symlink('.pages/elsewhere', join(pagesDir, unknown));
  await writeFile(join(pagesDir, 'notes'), 'of somebody else');
  start();
  await expectPage(pagesDir, siteId, 'the page');
  await expectPage(pagesDir, unknown, 'ENOENT');
  expect((await readdir(pagesDir)).sort()).toEqual(['.pages', 'notes', siteId]);
});

test('a store that does not answer leaves the files as they are, and nothing is reported', async () => {
  const { pagesDir, watched, reported, start } = await startKeeping();
  const siteId = newSiteId();
  const { store } = start();
  await publish(store, siteId, 'first');
  const gone = async () => {
    throw new StoreUnreachable(new Error('gone'));
  };
  Object.assign(watched, { publish: gone, currentOf: gone, findPage: gone });
  await expect(publish(store, siteId, 'second')).rejects.toThrow();
  expect([await pageIn(pagesDir, siteId), reported]).toEqual(['first', []]);
});

test('many sites whose files cannot be written are reported once', async () => {
  const { pagesDir, store, reported, start } = await startKeeping();
  for (let n = 0; n < 20; n += 1) await publish(store, newSiteId(), 'a page');
  await writeFile(pagesDir, '');
  start();
  await vi.waitFor(() => expect(reported).toHaveLength(1), PATIENCE);
});
