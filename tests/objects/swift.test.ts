import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openS3BlobStore, tryBlobStore } from '../../server/store/blob-store.s3.ts';
import type { Bucket } from '../../server/store/bucket.ts';
import { type Swift, startSwift } from '../harness/swift/swift.ts';
import { describeBlobStore, nameOf, newBlob } from '../server/store/blob-store-contract.ts';
import { describeImageStore } from '../server/store/image-store-contract.ts';
import { openLossyProxy } from '../server/store/lossy-proxy.ts';
import { describePictureOwners } from '../server/store/picture-owners-contract.ts';
import { LONGEST_INSTALL_MS } from '../server/store/test-database.ts';
import { makeTempDir } from '../server/test-server.ts';

const MB_5 = 5_242_880;

/** How long a test may wait for a store that holds bytes back. */
const SOON = { shortMs: 500, longMs: 500, pausesMs: [0, 0] };

const AWAY = { name: 'StoreUnreachable' };

let swift: Swift | undefined;

beforeAll(async () => {
  swift = await startSwift();
}, LONGEST_INSTALL_MS);

beforeEach(({ skip }) => skip(!swift, 'no swift'));

afterAll(() => swift?.stop());

function store(): Swift {
  if (!swift) throw new Error('Swift was not started');
  return swift;
}

// A real object store: all that the other stores of bytes do, and how it fails.
describeBlobStore('OpenStack Swift', async () => {
  const bucket = await store().newBucket();
  return async () => openS3BlobStore(bucket);
});

// The facts of the pictures are in files, as with any other store of bytes.
const getLocation = async () => ({
  dataDir: await makeTempDir(),
  pictureBucket: await store().newBucket(),
});
describeImageStore('OpenStack Swift', getLocation);
describePictureOwners('OpenStack Swift', getLocation);

describe('a bucket in OpenStack Swift', () => {
  test('is accepted if it can be used, and else refused by a line that says why', async () => {
    const bucket = await store().newBucket();
    await expect(tryBlobStore(openS3BlobStore(bucket))).resolves.toBeUndefined();
    for (const [wrong, why] of [
      [{ secret: 'wrong' }, '403 SignatureDoesNotMatch'],
      [{ url: new URL('../../missing/', bucket.url).href }, '404 NoSuchBucket'],
    ] as const)
      await expect(tryBlobStore(openS3BlobStore({ ...bucket, ...wrong }))).rejects.toThrow(
        `The object store answered PUT with ${why}.`,
      );
  });

  test('takes no bytes that have another hash than their name', async () => {
    const blobs = openS3BlobStore(await store().newBucket());
    const { name: promised } = newBlob();
    await expect(blobs.put(promised, newBlob().bytes)).rejects.toThrow(
      /^The object store answered PUT with 400 /,
    );
    expect(await blobs.has(promised)).toBe(false);
  });

  test('whose answer is lost after it stored the bytes is asked again', async () => {
    const { proxy, blobs, direct } = await throughProxy();
    const { name: stored, bytes } = newBlob(200_000);
    proxy.lose({ of: 'answers', after: 0, by: 'cut' });
    await blobs.put(stored, bytes);
    expect([proxy.cuts(), nameOf(await direct.read(stored))]).toEqual([1, stored]);
    proxy.lose({ of: 'answers', after: 0, by: 'cut' });
    await blobs.remove(stored);
    expect([proxy.cuts(), await direct.has(stored)]).toEqual([1, false]);
  });

  test('that got half of the bytes gets them again, and keeps no half', async () => {
    const { proxy, blobs, direct } = await throughProxy();
    const [once, always] = [newBlob(MB_5), newBlob(MB_5)];
    proxy.lose({ of: 'requests', after: MB_5 / 2, by: 'cut' });
    await blobs.put(once.name, once.bytes);
    expect([proxy.cuts(), nameOf(await direct.read(once.name))]).toEqual([1, once.name]);
    proxy.lose({ of: 'requests', after: MB_5 / 2, by: 'cut', times: 3 });
    await expect(blobs.put(always.name, always.bytes)).rejects.toMatchObject(AWAY);
    expect([proxy.cuts(), await direct.has(always.name)]).toEqual([3, false]);
  });

  test('that gave half of the bytes is asked again', async () => {
    const { proxy, blobs, direct } = await throughProxy();
    const { name: stored, bytes } = newBlob(MB_5);
    await direct.put(stored, bytes);
    proxy.lose({ of: 'answers', after: MB_5 / 2, by: 'cut' });
    expect([nameOf(await blobs.read(stored)), proxy.cuts()]).toEqual([stored, 1]);
    proxy.lose({ of: 'answers', after: MB_5 / 2, by: 'cut', times: 3 });
    await expect(blobs.read(stored)).rejects.toMatchObject(AWAY);
  });

  test('that stalls is given up in time', async () => {
    const { proxy, bucket, direct } = await throughProxy();
    const { name: stored, bytes } = newBlob(MB_5);
    await direct.put(stored, bytes);
    const blobs = openS3BlobStore({ ...bucket, url: proxied(bucket, proxy.url) }, SOON);
    for (const after of [0, MB_5 / 2]) {
      proxy.lose({ of: 'answers', after, by: 'hold' });
      await expect(blobs.read(stored)).rejects.toMatchObject(AWAY);
    }
    proxy.lose({ of: 'requests', after: MB_5 / 2, by: 'hold' });
    const { name: late, bytes: lateBytes } = newBlob(MB_5);
    await expect(blobs.put(late, lateBytes)).rejects.toMatchObject(AWAY);
    expect(await direct.has(late)).toBe(false);
  });

  test('that is stopped is away until it is back', async () => {
    const { proxy, blobs } = await throughProxy();
    const { name: stored, bytes } = newBlob(200_000);
    await blobs.put(stored, bytes);
    await proxy.stop();
    const calls = [
      () => blobs.put(stored, bytes),
      () => blobs.has(stored),
      () => blobs.read(stored),
      blobs.check,
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject(AWAY);
    await proxy.start();
    expect(nameOf(await blobs.read(stored))).toBe(stored);
  });

  test('that is full refuses bytes, serves what it has, and can be made empty', async () => {
    const bucket = await store().newBucket();
    const blobs = openS3BlobStore(bucket);
    const [small, large] = [newBlob(1000), newBlob(200_000)];
    await blobs.put(small.name, small.bytes);
    await store().limit(bucket, 100_000);
    await expect(blobs.put(large.name, large.bytes)).rejects.toMatchObject({
      name: 'WritesRefused',
      why: 'full',
    });
    expect([await blobs.has(large.name), nameOf(await blobs.read(small.name))]).toEqual([false, small.name]);
    await blobs.remove(small.name);
    expect(await blobs.has(small.name)).toBe(false);
  });
});

async function throughProxy() {
  const bucket = await store().newBucket();
  const proxy = await openLossyProxy(bucket.url);
  const blobs = openS3BlobStore({ ...bucket, url: proxied(bucket, proxy.url) });
  return { bucket, proxy, blobs, direct: openS3BlobStore(bucket) };
}

const proxied = ({ url }: Bucket, proxyUrl: string) => new URL(new URL(url).pathname, proxyUrl).href;
