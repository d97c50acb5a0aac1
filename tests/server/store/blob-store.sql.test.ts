import { expect, test } from 'vitest';
import { openSqliteDatabase } from '../../../server/database/database.sqlite.ts';
import { IMAGE_MIGRATIONS } from '../../../server/database/schema.ts';
import { withEarlierBlobs } from '../../../server/store/blob-store.moved.ts';
import { blobStoreIn } from '../../../server/store/blob-store.sql.ts';
import { makeTempDir } from '../test-server.ts';
import {
  addEarlier,
  closedAfterwards,
  describeBlobStore,
  describeEarlierBlobs,
  nameOf,
  newBlob,
} from './blob-store-contract.ts';

const openFile = async (dataDir: string) => openSqliteDatabase(dataDir, 'images.sqlite', IMAGE_MIGRATIONS);

describeBlobStore('files', async () => {
  const folder = await makeTempDir();
  return async () => closedAfterwards(blobStoreIn(await openFile(folder)));
});

describeEarlierBlobs('files', async () => openFile(await makeTempDir()));

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
