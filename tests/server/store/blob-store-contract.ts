import { hash, randomBytes } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { blobStoreIn } from '../../../server/store/blob-store.sql.ts';
import type { BlobStore } from '../../../server/store/blob-store.ts';

/** The name of bytes; undefined if there are none. */
export const nameOf = (bytes: Uint8Array | undefined) => bytes && hash('sha256', bytes);

/** Bytes that no other test has, and their name. */
export function newBlob(size = 16) {
  const bytes = new Uint8Array(randomBytes(size));
  return { bytes, name: hash('sha256', bytes) };
}

/** Opens a store as another process would, for one test. */
export type OpenBlobs = () => Promise<BlobStore>;

/** The contract of every store of bytes. `place` makes a place for one test. */
export function describeBlobStore(name: string, place: () => Promise<OpenBlobs>): void {
  describe(`bytes in ${name}`, () => {
    test('what is missing is not found, and can be removed', async () => {
      const blobs = await (await place())();
      const { name: missing } = newBlob();
      expect(await blobs.has(missing)).toBe(false);
      expect(await blobs.read(missing)).toBeUndefined();
      expect(await blobs.read(missing, { first: 0, count: 1 })).toBeUndefined();
      await expect(blobs.remove(missing)).resolves.toBeUndefined();
      await expect(blobs.check()).resolves.toBeUndefined();
    });

    test.each([0, 1, 200_000, 5_242_880])('%i bytes are read back unchanged elsewhere', async (size) => {
      const open = await place();
      const [one, other] = [await open(), await open()];
      const blob = newBlob(size);
      await one.put(blob.name, blob.bytes);
      expect(await other.has(blob.name)).toBe(true);
      expect(nameOf(await other.read(blob.name))).toBe(blob.name);
    });

    test('a part is read; what lies behind the end is left out', async () => {
      const blobs = await (await place())();
      const { name: ten, bytes } = newBlob(10);
      await blobs.put(ten, bytes);
      for (const [first, count] of [
        [0, 1],
        [3, 4],
        [9, 1],
        [0, 10],
        [8, 5],
        [10, 1],
        [99, 9],
      ] as const) {
        const part = await blobs.read(ten, { first, count });
        expect([first, count, nameOf(part)]).toEqual([
          first,
          count,
          nameOf(bytes.slice(first, first + count)),
        ]);
      }
    });

    test('the same bytes can be stored again, also 20 times at once', async () => {
      const open = await place();
      const [one, other] = [await open(), await open()];
      const { name: again, bytes } = newBlob(200_000);
      await one.put(again, bytes);
      await Promise.all(
        Array.from({ length: 10 }, () => [one.put(again, bytes), other.put(again, bytes)]).flat(),
      );
      expect(nameOf(await one.read(again))).toBe(again);
    });

    test('what is removed is gone, and can be stored again', async () => {
      const open = await place();
      const [one, other] = [await open(), await open()];
      const [gone, stays] = [newBlob(), newBlob()];
      for (const { name: each, bytes } of [gone, stays]) await one.put(each, bytes);
      await other.remove(gone.name);
      expect([await one.has(gone.name), await one.has(stays.name)]).toEqual([false, true]);
      expect(await one.read(gone.name)).toBeUndefined();
      await one.put(gone.name, gone.bytes);
      expect(nameOf(await other.read(gone.name))).toBe(gone.name);
    });
  });
}

/** Closes a store when the test is over. */
export function closedAfterwards<T extends { close(): Promise<void> }>(opened: T): T {
  onTestFinished(() => opened.close());
  return opened;
}

const ADD_EARLIER = `insert into image values($1, 'id', 'image/png', 'no-cache', 'hash', 1, $2)`;

/** Stores bytes as an earlier release did, under their path. */
export async function addEarlier(
  database: Database,
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  await database.change((query) => query(ADD_EARLIER, path, bytes));
}

/** The contract of a database with the bytes of an earlier release. */
export function describeEarlierBlobs(name: string, open: () => Promise<Database>): void {
  test(`in ${name} the bytes of an earlier release are read and removed under their path`, async () => {
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
}
