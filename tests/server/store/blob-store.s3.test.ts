import { expect, test } from 'vitest';
import { asHttpError } from '../../../server/http/http-error.ts';
import { BadSetting } from '../../../server/settings.ts';
import { openS3BlobStore } from '../../../server/store/blob-store.s3.ts';
import type { BlobStore } from '../../../server/store/blob-store.ts';
import type { Bucket } from '../../../server/store/bucket.ts';
import type { ByteSpan } from '../../../server/store/image-store.ts';
import { freePort } from '../../harness/local-ports.ts';
import { startTestServer } from '../test-server.ts';
import { nameOf, newBlob } from './blob-store-contract.ts';
import { errorBody, type Misbehave, openStandInBucket, type StoreAnswer } from './stand-in-bucket.ts';

const TIMES = { shortMs: 10_000, longMs: 20_000, pausesMs: [0, 0] };

async function openBlobs(misbehave?: Misbehave) {
  const standIn = await openStandInBucket(misbehave);
  return { ...standIn, blobs: openS3BlobStore(standIn.bucket, TIMES) };
}

const unusedBucket = async (): Promise<Bucket> => ({
  url: `http://127.0.0.1:${await freePort()}/pictures/`,
  region: 'eu-1',
  key: 'key',
  secret: 'hidden',
});

test('an object is sent with its hash, signed, and for the owner of the bucket alone', async () => {
  const { blobs, requests } = await openBlobs();
  const { name, bytes } = newBlob();
  await blobs.put(name, bytes);
  const [{ headers, ...request } = { headers: {} }] = requests;
  expect(request).toEqual({ method: 'PUT', url: `/pictures/${name}`, body: Buffer.from(bytes) });
  const { authorization, ...others } = headers;
  expect(authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-1\/s3\/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=[\da-f]{64}$/,
  );
  expect(others).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-length': '16',
    'x-amz-content-sha256': name,
    'accept-encoding': 'identity',
  });
  expect(Object.keys(others).filter((each) => each.startsWith('x-amz-'))).toEqual([
    'x-amz-content-sha256',
    'x-amz-date',
  ]);
});

const { name: missing, bytes: someBytes } = newBlob();

test.each<[string, (blobs: BlobStore) => Promise<unknown>, unknown]>([
  ['put', (blobs) => blobs.put(missing, someBytes), undefined],
  ['has', (blobs) => blobs.has(missing), false],
  ['read', (blobs) => blobs.read(missing), undefined],
  ['remove', (blobs) => blobs.remove(missing), undefined],
])('%s is tried up to three times while the store is busy', async (_, call, result) => {
  const { blobs, requests } = await openBlobs((_request, count) => (count < 3 ? { status: 503 } : undefined));
  expect([await call(blobs), requests.length]).toEqual([result, 3]);
});

test.each<[string, StoreAnswer]>([
  ['500', { status: 500 }],
  ['429', { status: 429 }],
  ['SlowDown', { status: 503, body: errorBody('SlowDown') }],
  ['a timeout of the store', { status: 400, body: errorBody('RequestTimeout') }],
  ['a body that is cut', { status: 200, body: 'a', isCut: true }],
])('a call is given up after three times %s: the caller hears 503', async (_, answer) => {
  const { blobs, requests } = await openBlobs(() => answer);
  const failed = await failureOf(blobs.read(missing));
  expect(failed).toMatchObject({
    name: 'StoreUnreachable',
    message: expect.stringMatching(/^The object store does not answer \(.+\)$/),
  });
  expect(requests).toHaveLength(3);
  expect(asHttpError(failed)).toMatchObject({ status: 503, retryAfter: 5 });
});

test('a store that is not there is unreachable', async () => {
  const bucket = await unusedBucket();
  const refused = `connect ECONNREFUSED ${new URL(bucket.url).host}`;
  const blobs = openS3BlobStore(bucket, TIMES);
  for (const call of [() => blobs.put(missing, someBytes), () => blobs.has(missing), blobs.check])
    expect(await failureOf(call())).toMatchObject({
      name: 'StoreUnreachable',
      message: `The object store does not answer (${refused})`,
    });
});

test('a store that hangs is given up when the time is over, and not tried again', async () => {
  const { bucket, requests } = await openStandInBucket(() => new Promise(() => {}));
  const blobs = openS3BlobStore(bucket, { ...TIMES, shortMs: 50, longMs: 50 });
  const calls = [() => blobs.put(missing, someBytes), () => blobs.has(missing), () => blobs.read(missing)];
  for (const call of [...calls, blobs.check])
    expect(await failureOf(call())).toMatchObject({
      name: 'StoreUnreachable',
      message: 'The object store does not answer (The operation was aborted due to timeout)',
    });
  expect(requests).toHaveLength(4);
});

test.each<StoreAnswer>([
  { status: 507 },
  { status: 507, body: errorBody('XMinioStorageFull') },
  { status: 403, body: errorBody('QuotaExceeded') },
  { status: 413, body: errorBody('EntityTooLarge') },
])('a full store is told at once: %j', async (answer) => {
  const { blobs, requests } = await openBlobs(() => answer);
  const failed = await failureOf(blobs.put(missing, someBytes));
  expect(failed).toMatchObject({ name: 'WritesRefused', why: 'full' });
  expect(asHttpError(failed)).toMatchObject({ status: 507 });
  expect(requests).toHaveLength(1);
});

test.each<[StoreAnswer, string]>([
  [{ status: 403, body: errorBody('AccessDenied') }, '403 AccessDenied'],
  [{ status: 404, body: errorBody('NoSuchBucket') }, '404 NoSuchBucket'],
  [
    { status: 301, headers: { location: '/' }, body: errorBody('PermanentRedirect') },
    '301 PermanentRedirect',
  ],
  [{ status: 418, body: '<html>' }, '418'],
])('a refusal is an error that names it: %j', async (answer, named) => {
  const { blobs, requests } = await openBlobs(() => answer);
  for (const [method, call] of [
    ['PUT', () => blobs.put(missing, someBytes)],
    ['GET', () => blobs.read(missing)],
    ['DELETE', () => blobs.remove(missing)],
  ] as const)
    expect(await failureOf(call())).toEqual(new Error(`The object store answered ${method} with ${named}.`));
  expect(requests).toHaveLength(3);
});

const ten = newBlob(10);
const range = { 'Content-Range': 'bytes 2-4/10' };
const OTHER_BYTES = 'The object store gave other bytes than were stored.';
const OTHER_PART = 'The object store gave another part than was asked for.';

test.each<[string, StoreAnswer, ByteSpan | undefined, string]>([
  ['other bytes', { status: 200, body: newBlob(10).bytes }, undefined, OTHER_BYTES],
  ['too few', { status: 200, body: ten.bytes.subarray(1) }, undefined, OTHER_BYTES],
  ['nothing', { status: 200 }, undefined, OTHER_BYTES],
  ['other bytes for a part', { status: 200, body: newBlob(10).bytes }, { first: 2, count: 3 }, OTHER_BYTES],
  ['another part', { status: 206, headers: range, body: 'abc' }, { first: 3, count: 3 }, OTHER_PART],
  ['a shorter part', { status: 206, headers: range, body: 'ab' }, { first: 2, count: 3 }, OTHER_PART],
  ['a part without its place', { status: 206, body: 'abc' }, { first: 2, count: 3 }, OTHER_PART],
])('a store that lies is an error, and its bytes are never served: %s', async (_, answer, span, message) => {
  const { blobs, requests } = await openBlobs(() => answer);
  expect(await failureOf(blobs.read(ten.name, span))).toEqual(new Error(message));
  expect(requests).toHaveLength(1);
});

test('a store that gives the whole instead of a part is understood', async () => {
  const { blobs } = await openBlobs(() => ({ status: 200, body: ten.bytes }));
  const part = await blobs.read(ten.name, { first: 2, count: 3 });
  expect(nameOf(part)).toBe(nameOf(ten.bytes.slice(2, 5)));
});

test('a start tries the bucket, and a bucket that cannot be used stops it with one line', async () => {
  const working = await openStandInBucket();
  const { address } = await startTestServer({ settings: { pictureBucket: working.bucket } });
  const methods = working.requests.map(({ method }) => method);
  expect(methods.slice(0, 4)).toEqual(['PUT', 'GET', 'DELETE', 'GET']);
  expect([working.objects.size, await readinessOf(address)]).toEqual([0, { status: 'ok', writes: 'ok' }]);

  const away = await unusedBucket();
  const { bucket: readOnly } = await openStandInBucket(({ method }) =>
    method === 'PUT' ? { status: 403, body: errorBody('AccessDenied') } : undefined,
  );
  const { bucket: unlisted } = await openStandInBucket(({ method }, count) =>
    method === 'GET' && count > 3 ? { status: 403, body: errorBody('AccessDenied') } : undefined,
  );
  for (const [pictureBucket, why] of [
    [away, `The object store does not answer (connect ECONNREFUSED ${new URL(away.url).host})`],
    [readOnly, 'The object store answered PUT with 403 AccessDenied.'],
    [unlisted, 'The object store answered GET with 403 AccessDenied.'],
  ] as const)
    expect(await failureOf(startTestServer({ settings: { pictureBucket } }))).toEqual(
      new BadSetting(`IMAGES_S3_URL cannot be used: ${why}`),
    );
});

test('while the store is away the server is ready, and says that writes fail', async () => {
  const { bucket, stop } = await openStandInBucket();
  const clock = { now: 0 };
  const { address } = await startTestServer({ settings: { pictureBucket: bucket }, now: () => clock.now });
  expect(await readinessOf(address)).toEqual({ status: 'ok', writes: 'ok' });
  stop();
  clock.now += 5000;
  expect(await readinessOf(address)).toEqual({ status: 'ok', writes: 'unreachable' });
});

const readinessOf = async (address: string) => (await fetch(`${address}/readyz`)).json();

const failureOf = (work: Promise<unknown>) =>
  work.then(
    (result) => expect.fail(`It succeeded: ${result}`),
    (error: unknown) => error,
  );
