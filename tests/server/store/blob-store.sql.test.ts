import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openPostgresDatabase, postgresConfig } from '../../../server/database/database.postgres.ts';
import { openSqliteDatabase } from '../../../server/database/database.sqlite.ts';
import type { Database } from '../../../server/database/database.ts';
import { IMAGE_MIGRATIONS, SITE_MIGRATIONS } from '../../../server/database/schema.ts';
import { withEarlierBlobs } from '../../../server/store/blob-store.moved.ts';
import { blobStoreIn } from '../../../server/store/blob-store.sql.ts';
import { makeTempDir } from '../test-server.ts';
import { describeBlobStore, nameOf, newBlob } from './blob-store-contract.ts';
import { LONGEST_INSTALL_MS, newDatabase, type TestDatabase } from './test-database.ts';

let shared: TestDatabase;

beforeAll(async () => {
  shared = await newDatabase();
}, LONGEST_INSTALL_MS);

const openFile = async (dataDir: string) => openSqliteDatabase(dataDir, 'images.sqlite', IMAGE_MIGRATIONS);

const openPostgres = () =>
  openPostgresDatabase(postgresConfig(shared.url), { site: SITE_MIGRATIONS, image: IMAGE_MIGRATIONS }, 2);

function closedAfterwards<T extends { close(): Promise<void> }>(opened: T): T {
  onTestFinished(() => opened.close());
  return opened;
}

describeBlobStore('files', async () => {
  const folder = await makeTempDir();
  return async () => closedAfterwards(blobStoreIn(await openFile(folder)));
});

describeBlobStore('PostgreSQL', async () => async () => closedAfterwards(blobStoreIn(await openPostgres())));

const ADD_EARLIER = `insert into image values($1, 'id', 'image/png', 'no-cache', 'hash', 1, $2)`;

async function addEarlier(database: Database, path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  await database.change((query) => query(ADD_EARLIER, path, bytes));
}

test.each([
  ['files', async () => openFile(await makeTempDir())],
  ['PostgreSQL', openPostgres],
])('in %s the bytes of an earlier release are read and removed under their path', async (_, open) => {
  const database = await open();
  const blobs = closedAfterwards(blobStoreIn(database));
  const [path, other] = [`uploads/${newBlob().name}.png`, `uploads/${newBlob().name}.png`];
  const { bytes } = newBlob();
  for (const each of [path, other]) await addEarlier(database, each, bytes);
  expect(await blobs.has(path)).toBe(true);
  expect(nameOf(await blobs.read(path))).toBe(nameOf(bytes));
  expect(nameOf(await blobs.read(path, { first: 2, count: 3 }))).toBe(nameOf(bytes.slice(2, 5)));
  await blobs.remove(path);
  expect([await blobs.has(path), await blobs.read(path)]).toEqual([false, undefined]);
  expect(await blobs.has(other)).toBe(true);
});

test('beside a bucket the bytes of before go on, new ones go there, and both are removed', async () => {
  const [database, instead] = [await openFile(await makeTempDir()), await openFile(await makeTempDir())];
  const [rows, bucket] = [blobStoreIn(database), blobStoreIn(instead)];
  const blobs = closedAfterwards(withEarlierBlobs(bucket, rows));
  const [before, later] = [newBlob(), newBlob()];
  const path = 'uploads/a.png';
  await rows.put(before.name, before.bytes);
  await addEarlier(database, path, before.bytes);
  // A bucket is never asked for a path.
  await addEarlier(instead, 'uploads/b.png', later.bytes);
  await blobs.put(later.name, later.bytes);
  expect([await rows.has(later.name), await bucket.has(later.name)]).toEqual([false, true]);
  for (const { name, bytes } of [before, later, { ...before, name: path }]) {
    expect([await blobs.has(name), nameOf(await blobs.read(name))]).toEqual([true, nameOf(bytes)]);
    expect(nameOf(await blobs.read(name, { first: 1, count: 2 }))).toBe(nameOf(bytes.slice(1, 3)));
  }
  expect([await blobs.has('uploads/b.png'), await blobs.read('uploads/b.png')]).toEqual([false, undefined]);
  await bucket.put(before.name, before.bytes);
  for (const name of [before.name, later.name, path]) await blobs.remove(name);
  for (const name of [before.name, later.name, path]) {
    expect([await blobs.has(name), await rows.has(name), await bucket.has(name)]).toEqual([
      false,
      false,
      false,
    ]);
  }
});
