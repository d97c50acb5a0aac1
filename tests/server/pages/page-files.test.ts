import { mkdir, readdir, readFile, readlink, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { runAdmin } from '../../../server/admin/commands.ts';
import { openPageFiles } from '../../../server/pages/page-files.ts';
import { openSqliteStore } from '../../harness/sqlite-store.ts';
import { deploy, deployRequest, newSecret, newSiteId } from '../deploy/deploy-call.ts';
import { runNode } from '../run-node.ts';
import { actAt, publish } from '../store/store-calls.ts';
import { LONGEST_INSTALL_MS, newDatabase } from '../store/test-database.ts';
import { makeTempDir, startTestServer } from '../test-server.ts';

const ADMIN = fileURLToPath(new URL('../../../server/admin.ts', import.meta.url));
const PATIENCE = { timeout: 60_000 };

/** A server with one live site, and the folder of its pages. */
async function startWithFiles(databaseUrl?: string) {
  const pagesDir = join(await makeTempDir(), 'pages');
  const server = await startTestServer({ settings: { pagesDir, databaseUrl } });
  const [secret, request] = [newSecret(), deployRequest({ html: 'the page' })];
  await deploy(server.address, request, secret);
  return { ...server, pagesDir, secret, request, siteId: request.siteName };
}

async function filesOf(pagesDir: string, siteId: string) {
  const read = (name: string) => readFile(join(pagesDir, siteId, name));
  return {
    plain: String(await read('index.html')),
    gzip: String(gunzipSync(await read('index.html.gz'))),
    brotli: String(brotliDecompressSync(await read('index.html.br'))),
  };
}

const all = (text: string) => ({ plain: text, gzip: text, brotli: text });

/** The sites that have files, and how many folders of files there are. */
async function sitesIn(pagesDir: string) {
  const names = await readdir(pagesDir);
  return [
    names.filter((name) => !name.startsWith('.')).sort(),
    (await readdir(join(pagesDir, '.pages'))).length,
  ];
}

describe('a published page', () => {
  test('is in three files when the publish is answered, and so is the next one, alone', async () => {
    const { address, pagesDir, secret, request, siteId } = await startWithFiles();
    expect(await filesOf(pagesDir, siteId)).toEqual(all('the page'));
    await deploy(address, { ...request, html: 'the next', isUpdate: true }, secret);
    expect(await filesOf(pagesDir, siteId)).toEqual(all('the next'));
    expect(await sitesIn(pagesDir)).toEqual([[siteId], 1]);
    await fetch(`${address}/api/sites/${siteId}/rollback`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: '{"version":1}',
    });
    expect(await filesOf(pagesDir, siteId)).toEqual(all('the page'));
  });

  test('has no files once it is unpublished', async () => {
    const { address, pagesDir, secret, siteId } = await startWithFiles();
    const headers = { Authorization: `Bearer ${secret}` };
    await fetch(`${address}/api/sites/${siteId}`, { method: 'DELETE', headers });
    expect(await sitesIn(pagesDir)).toEqual([[], 0]);
  });

  test('has none while it is taken down, by another process', async () => {
    const { dataDir, pagesDir, siteId } = await startWithFiles();
    const admin = (command: string) => runAdmin([command, siteId], { dataDir, pagesDir }, () => {});
    await admin('take-down');
    expect(await sitesIn(pagesDir)).toEqual([[], 0]);
    await admin('put-back');
    expect(await filesOf(pagesDir, siteId)).toEqual(all('the page'));
    await admin('erase');
    expect(await sitesIn(pagesDir)).toEqual([[], 0]);
  });

  test('that is refused leaves the files as they are', async () => {
    const { address, pagesDir, request, siteId } = await startWithFiles();
    expect((await deploy(address, { ...request, html: 'mine' }, newSecret())).status).toBe(409);
    expect(await filesOf(pagesDir, siteId)).toEqual(all('the page'));
  });
});

test('a server that starts writes what changed while it did not run, and removes what was left over', async () => {
  const { dataDir, pagesDir, siteId, stop } = await startWithFiles();
  await stop();
  const store = openSqliteStore(dataDir);
  const [other, closed] = [newSiteId(), newSiteId()];
  await publish(store, other, 'other');
  await publish(store, closed, 'closed');
  await openPageFiles(pagesDir, store).sync(closed);
  await store.block(closed, actAt(1));
  await store.close();
  await rm(join(pagesDir, siteId));
  const torn = join(pagesDir, '.pages', `${siteId}.hash.killed`);
  await mkdir(torn);
  for (const name of await readdir(join(pagesDir, '.pages')))
    await utimes(join(pagesDir, '.pages', name), 0, 0);
  await startTestServer({ dataDir, settings: { pagesDir } });
  await vi.waitFor(
    async () => expect(await sitesIn(pagesDir)).toEqual([[siteId, other].sort(), 2]),
    PATIENCE,
  );
  expect(await filesOf(pagesDir, other)).toEqual(all('other'));
  expect(await filesOf(pagesDir, siteId)).toEqual(all('the page'));
});

test('files that cannot be written do not fail the publish, and no old page stays', async () => {
  const { address, pagesDir, secret, request, siteId } = await startWithFiles();
  await rm(join(pagesDir, '.pages'), { recursive: true });
  await writeFile(join(pagesDir, '.pages'), '');
  const { status } = await deploy(address, { ...request, html: 'next', isUpdate: true }, secret);
  expect([status, await readdir(pagesDir)]).toEqual([200, ['.pages']]);
  await rm(join(pagesDir, '.pages'));
  await deploy(address, { ...request, html: 'the last', isUpdate: true }, secret);
  expect(await filesOf(pagesDir, siteId)).toEqual(all('the last'));
});

test('two processes over which a page goes back and forth leave no broken link', async () => {
  const pagesDir = join(await makeTempDir(), 'pages');
  const store = openSqliteStore(await makeTempDir());
  onTestFinished(store.close);
  const processes = [openPageFiles(pagesDir, store), openPageFiles(pagesDir, store)];
  // Many at once: each step then takes so long that the other process comes in between.
  const siteIds = Array.from({ length: 24 }, newSiteId);
  await Promise.all(
    siteIds.map(async (siteId) => {
      const synced: Promise<void>[] = [];
      const linked = () => readlink(join(pagesDir, siteId)).catch(() => '');
      for (let n = 0; n < 6; n += 1) {
        const before = await linked();
        await publish(store, siteId, n % 2 ? 'A' : 'B');
        synced.push(processes[n % 2]?.sync(siteId) ?? Promise.reject());
        // The next as soon as this one is linked, while its process still removes the one before.
        while ((await linked()) === before);
      }
      await Promise.all(synced);
    }),
  );
  const shown = await Promise.all(siteIds.map((siteId) => filesOf(pagesDir, siteId).catch(String)));
  expect(shown).toEqual(siteIds.map(() => all('A')));
});

test('of many publishes over two processes the files show the last', async () => {
  const { dataDir, pagesDir, siteId, secret, request, address } = await startWithFiles();
  const other = await startTestServer({ dataDir, settings: { pagesDir } });
  const publishes = Array.from({ length: 20 }, (_, n) =>
    deploy([address, other.address][n % 2] ?? '', { ...request, html: `page ${n}`, isUpdate: true }, secret),
  );
  await Promise.all(publishes);
  const shown = await (await fetch(`${address}/s/${siteId}/`)).text();
  expect(await filesOf(pagesDir, siteId)).toEqual(all(shown));
});

test.each(['SQLite', 'PostgreSQL'])(
  'with %s a take-down by a process that does not know the folder removes the files',
  { timeout: LONGEST_INSTALL_MS },
  async (engine) => {
    const database = engine === 'PostgreSQL' ? await newDatabase() : undefined;
    const { dataDir, pagesDir, siteId } = await startWithFiles(database?.url);
    const variables = { DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '', PAGES_DIR: '' };
    const admin = (command: string) => runNode(ADMIN, variables, command, siteId).ended;
    expect(await admin('take-down')).toBe(0);
    await vi.waitFor(async () => expect(await sitesIn(pagesDir)).toEqual([[], 0]), PATIENCE);
    expect(await admin('put-back')).toBe(0);
    await vi.waitFor(async () => expect(await filesOf(pagesDir, siteId)).toEqual(all('the page')), PATIENCE);
  },
);

test('with PostgreSQL a process writes what another publishes', { timeout: LONGEST_INSTALL_MS }, async ({
  skip,
}) => {
  const database = await newDatabase();
  skip(!database.isReal, 'PGlite passes no notifications on');
  const { pagesDir, siteId, secret, request } = await startWithFiles(database.url);
  const other = await startTestServer({ settings: { databaseUrl: database.url } });
  await vi.waitFor(async () => {
    await deploy(other.address, { ...request, html: 'of the other', isUpdate: true }, secret);
    expect(await filesOf(pagesDir, siteId)).toEqual(all('of the other'));
  }, PATIENCE);
});
