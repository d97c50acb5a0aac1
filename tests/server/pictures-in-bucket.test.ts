import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runAdmin } from '../../server/admin/commands.ts';
import type { Bucket } from '../../server/store/bucket.ts';
import { openStores } from '../../server/store/open-stores.ts';
import { deploy, deployRequest, fetchPage, newSecret } from './deploy/deploy-call.ts';
import { ANON_KEY, bucketOf, fileOf, ownedBy, put } from './images/image-server.ts';
import { nameOf } from './store/blob-store-contract.ts';
import { errorBody, type Misbehave, openStandInBucket } from './store/stand-in-bucket.ts';
import { makeTempDir, startTestServer } from './test-server.ts';

const LOAF = new TextEncoder().encode('a loaf');
const ROLL = new TextEncoder().encode('a roll');

const objectOf = (bytes: Uint8Array) => `/pictures/${nameOf(bytes)}`;

/** A server whose pictures are in a bucket, with a site of one picture. */
async function startWithBucket(misbehave?: Misbehave) {
  const standIn = await openStandInBucket(misbehave);
  const server = await startTestServer({ settings: { anonKey: ANON_KEY, pictureBucket: standIn.bucket } });
  const secret = newSecret();
  const { plain } = await put(server.address, 'uploads/loaf.png', fileOf(LOAF), secret);
  const { siteName } = deployRequest();
  const upload = (path: string, bytes: Uint8Array<ArrayBuffer>) =>
    bucketOf(server.address).upload(path, fileOf(bytes), { headers: ownedBy(secret) });
  await deploy(server.address, { ...deployRequest(), siteName, html: 'page' }, secret);
  return { ...server, ...standIn, plain, secret, siteName, upload, stopBucket: standIn.stop };
}

async function adminOf(dataDir: string, pictureBucket: Bucket, ...args: string[]) {
  const lines: string[] = [];
  await runAdmin(args, { dataDir, pictureBucket }, (line) => lines.push(line));
  return lines;
}

const answerOf = async (url: string) => {
  const response = await fetch(url);
  return [response.status, await response.text()];
};

test('pictures are in the bucket by their content, each once, and go with their website', async () => {
  const { address, dataDir, objects, bucket, plain, siteName, upload } = await startWithBucket();
  await upload('uploads/same.png', LOAF);
  await upload('uploads/roll.png', ROLL);
  expect([...objects.keys()].sort()).toEqual([objectOf(LOAF), objectOf(ROLL)].sort());
  expect(await answerOf(plain)).toEqual([200, 'a loaf']);
  const part = await fetch(plain, { headers: { Range: 'bytes=2-3' } });
  expect([part.status, await part.text()]).toEqual([206, 'lo']);

  const folder = join(await makeTempDir(), 'export');
  await adminOf(dataDir, bucket, 'export', siteName, folder);
  expect(await readFile(join(folder, siteName, 'pictures/uploads/loaf.png'), 'utf8')).toBe('a loaf');
  await adminOf(dataDir, bucket, 'take-down', plain);
  expect((await fetch(plain)).status).toBe(400);
  await adminOf(dataDir, bucket, 'restore-picture', plain);
  expect(await answerOf(plain)).toEqual([200, 'a loaf']);
  await adminOf(dataDir, bucket, 'erase', siteName);
  expect(objects.size).toBe(0);
  expect((await fetch(`${address}/s/${siteName}/`)).status).toBe(410);
});

test('pictures of before there was a bucket go on, also while the bucket is away', async () => {
  const dataDir = await makeTempDir();
  const before = await startTestServer({ dataDir, settings: { anonKey: ANON_KEY } });
  const secret = newSecret();
  const { plain } = await put(before.address, 'uploads/loaf.png', fileOf(LOAF), secret);
  await deploy(before.address, deployRequest(), secret);
  await before.stop();
  const { bucket, objects, stop } = await openStandInBucket();
  const { address } = await startTestServer({
    dataDir,
    settings: { anonKey: ANON_KEY, pictureBucket: bucket },
  });
  const later = await put(address, 'uploads/roll.png', fileOf(ROLL), secret);
  expect([...objects.keys()]).toEqual([objectOf(ROLL)]);
  stop();
  expect(await answerOf(address + new URL(plain).pathname)).toEqual([200, 'a loaf']);
  expect((await fetch(later.plain)).status).toBe(503);
});

test('while the bucket is away pages go on, and pictures and uploads are 503', async () => {
  const { address, plain, secret, siteName, upload, stopBucket } = await startWithBucket();
  stopBucket();
  expect(await fetchPage(address, siteName)).toBe('page');
  const again = { ...deployRequest(), siteName, isUpdate: true, html: 'other' };
  expect((await deploy(address, again, secret)).status).toBe(200);
  const away = await fetch(plain);
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
  const { error } = await upload('uploads/roll.png', ROLL);
  expect(error).toMatchObject({
    status: 503,
    message: 'The server cannot reach its data at the moment. Nothing was changed; please try again soon.',
  });
});

test('a full bucket refuses an upload with a sentence, and nothing of it is stored', async () => {
  let isFull = false;
  const { address, objects, plain, upload } = await startWithBucket(({ method }) =>
    isFull && method === 'PUT' ? { status: 403, body: errorBody('QuotaExceeded') } : undefined,
  );
  isFull = true;
  const { error } = await upload('uploads/roll.png', ROLL);
  expect(error).toMatchObject({ status: 507, message: expect.stringMatching(/[a-z]/) });
  expect([...objects.keys()]).toEqual([objectOf(LOAF)]);
  const { publicUrl } = bucketOf(address).getPublicUrl('uploads/roll.png').data;
  expect((await fetch(publicUrl)).status).toBe(400);
  expect(await answerOf(plain)).toEqual([200, 'a loaf']);
});

test('bytes that are not those of the upload are never served', async () => {
  const { plain, objects } = await startWithBucket();
  objects.set(objectOf(LOAF), Buffer.from('a lie!'));
  const answer = await fetch(plain);
  expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('lie')]);
});

test('what a bucket does not remove at once is removed by the next erasure, or by the daily work', async () => {
  let refuses = false;
  const { bucket, dataDir, objects, plain, siteName } = await startWithBucket(({ method }) =>
    refuses && method === 'DELETE' ? { status: 403, body: errorBody('AccessDenied') } : undefined,
  );
  refuses = true;
  await expect(adminOf(dataDir, bucket, 'erase', siteName)).rejects.toThrow('403 AccessDenied');
  expect([(await fetch(plain)).status, [...objects.keys()]]).toEqual([400, [objectOf(LOAF)]]);
  refuses = false;
  const { images, close } = await openStores({ dataDir, pictureBucket: bucket });
  await images.removeOrphans();
  await close();
  expect(objects.size).toBe(0);
  expect(await adminOf(dataDir, bucket, 'erase', siteName)).toEqual([
    `${siteName} is erased, with 0 pictures. Older backups still have it.`,
  ]);
});
