import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { listenToSiteChanges } from '../../../server/store/site-changes.postgres.ts';
import type { SiteChanges } from '../../../server/store/site-changes.ts';
import { newSiteId } from '../deploy/deploy-call.ts';
import { openLossyProxy } from './lossy-proxy.ts';
import { actAt, open, publish } from './store-calls.ts';
import { LONGEST_INSTALL_MS, newDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await newDatabase();
}, LONGEST_INSTALL_MS);

const PATIENCE = { timeout: 60_000, interval: 10 };

function listen(url: string) {
  const changes = listenToSiteChanges({ connectionString: url });
  onTestFinished(changes.close);
  const told: string[] = [];
  changes.onChange((siteId) => told.push(siteId));
  return { changes, told };
}

const listening = (changes: SiteChanges) =>
  vi.waitFor(() => expect(changes.period()).toBeDefined(), PATIENCE);

test('each change of a site is told to every process, whoever made it', async ({ skip }) => {
  skip(!database.isReal, 'PGlite passes no notifications on');
  const { store } = await open({ dataDir: '', databaseUrl: database.url });
  const { changes, told } = listen(database.url);
  await listening(changes);
  const siteId = newSiteId();
  await publish(store, siteId, 'first');
  await publish(store, siteId, 'second');
  await store.rollback(siteId, 'owner', 1, 2);
  await store.block(siteId, actAt(3));
  await store.unblock(siteId, actAt(9));
  await store.unpublish(siteId, 'owner', 4);
  await vi.waitFor(() => expect(told).toEqual(Array(6).fill(siteId)), PATIENCE);
});

test('a connection that broke is opened again, in a new period', async ({ skip }) => {
  skip(!database.isReal, 'PGlite passes no notifications on');
  const proxy = await openLossyProxy(database.url);
  const { changes } = listen(proxy.url);
  await listening(changes);
  expect(changes.period()).toBe(1);
  await proxy.stop();
  await vi.waitFor(() => expect(changes.period()).toBeUndefined(), PATIENCE);
  await proxy.start();
  await listening(changes);
  expect(changes.period()).toBe(2);
});
