import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { encodePage, plainBytes } from '../../server/encoded-page.ts';
import { openSqliteStore } from '../../server/store.sqlite.ts';
import type { SiteStore } from '../../server/store.ts';
import { newSiteId } from './deploy-call.ts';
import { makeTempDir } from './test-server.ts';

async function publish(store: SiteStore, siteId: string, html: string, owner: string | null = 'owner') {
  const page = await encodePage(html);
  return store.publish({ siteId, owner, email: 'a@example.test', templateId: 'basic', page, at: 1 });
}

async function currentHtml(store: SiteStore, siteId: string): Promise<string | undefined> {
  const found = await store.findPage(siteId);
  return found?.kind === 'live' ? Buffer.from(await plainBytes(found.page)).toString() : found?.kind;
}

test('what was published is there after closing and opening again', async () => {
  const folder = await makeTempDir();
  const siteId = newSiteId();
  const before = openSqliteStore(folder);
  await publish(before, siteId, 'kept');
  await before.close();
  const after = openSqliteStore(folder);
  expect(await currentHtml(after, siteId)).toBe('kept');
  expect(await publish(after, siteId, 'next')).toEqual({ kind: 'published', version: 2 });
  expect(await publish(after, siteId, 'next', 'another')).toEqual({ kind: 'refused', why: 'not-owned' });
  await after.close();
});

test('the last five versions of each site are kept', async () => {
  const folder = await makeTempDir();
  const store = openSqliteStore(folder);
  const [long, short] = [newSiteId(), newSiteId()];
  await publish(store, short, 'only');
  for (let n = 1; n <= 8; n += 1) await publish(store, long, `version ${n}`);
  expect(await currentHtml(store, long)).toBe('version 8');
  expect(await currentHtml(store, short)).toBe('only');
  await store.close();
  const database = new DatabaseSync(join(folder, 'parley.sqlite'));
  const kept = database.prepare('select n from version where site = ? order by n');
  expect(kept.all(long).map(({ n }) => n)).toEqual([4, 5, 6, 7, 8]);
  expect(kept.all(short).map(({ n }) => n)).toEqual([1]);
  database.close();
});

test('a refused deploy leaves no trace', async () => {
  const folder = await makeTempDir();
  const store = openSqliteStore(folder);
  const siteId = newSiteId();
  await publish(store, siteId, 'first');
  const refused = { kind: 'refused', why: 'not-owned' };
  expect(await publish(store, siteId, 'second', 'stranger')).toEqual(refused);
  expect(await publish(store, siteId, 'second', null)).toEqual(refused);
  expect(await publish(store, siteId, 'second')).toEqual({ kind: 'published', version: 2 });
  await store.close();
});

test('nothing is found where nothing was published', async () => {
  const store = openSqliteStore(await makeTempDir());
  expect(await store.findPage(newSiteId())).toBeUndefined();
  await expect(store.check()).resolves.toBeUndefined();
  await store.close();
  await expect(store.check()).rejects.toThrow();
});

test('the file is in write-ahead mode, so that readers never wait for a publish', async () => {
  const folder = await makeTempDir();
  const store = openSqliteStore(folder);
  const database = new DatabaseSync(join(folder, 'parley.sqlite'));
  expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  database.close();
  await store.close();
});

test('data of a newer release are left alone', async () => {
  const folder = await makeTempDir();
  await openSqliteStore(folder).close();
  const database = new DatabaseSync(join(folder, 'parley.sqlite'));
  database.exec('pragma user_version = 1000');
  expect(() => openSqliteStore(folder)).toThrow('The data were written by a newer release of Parley.');
  expect(database.prepare('pragma user_version').get()).toEqual({ user_version: 1000 });
  database.close();
});
