import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadOwnerOf } from '../../../src/services/http/upload-owner.ts';
import { admin } from '../admin/admin-call.ts';
import { deploy, deployRequest, newSecret } from '../deploy/deploy-call.ts';
import { startTestServer } from '../test-server.ts';
import { ANON_KEY, bucketOf, fileOf, ownedBy, put, startImageServer } from './image-server.ts';
import { photo } from './sample-images.ts';

const passDays = (days: number) => vi.advanceTimersByTime(days * 86_400_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const post = (address: string, path: string, headers: Record<string, string>, bytes = 10) =>
  fetch(`${address}/storage/v1/object/images/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${ANON_KEY}`, 'Content-Type': 'image/png', ...headers },
    body: new Uint8Array(bytes),
  });

const unpublish = (address: string, siteId: string, secret: string) =>
  fetch(`${address}/api/sites/${siteId}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${secret}` },
  });

test('the browser, with and without Web Crypto, and the server make the same hash of an owner secret', async () => {
  const secret = newSecret();
  const owners = [await uploadOwnerOf(secret, crypto.subtle), await uploadOwnerOf(secret, undefined)];
  expect(owners).toEqual(Array(2).fill(ownedBy(secret)['x-upload-owner']));
});

test('an owner that is none is refused', async () => {
  const { address } = await startImageServer();
  const answer = await post(address, 'uploads/a.png', { 'X-Upload-Owner': 'me' });
  const message = 'x-upload-owner must be 64 characters of 0-9 and a-f';
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { statusCode: '400', error: 'Error', message, code: 'InvalidRequest' },
  ]);
});

test('after an owner has unpublished, only the builder shows the pictures, until the next publish', async () => {
  const { address } = await startImageServer();
  const secret = newSecret();
  const { plain, resized } = await put(address, 'uploads/a.png', fileOf('the picture'), secret);
  const { siteName } = deployRequest();
  await deploy(address, deployRequest({ siteName }), secret);
  const answers = async (headers: Record<string, string> = {}) => {
    const found = await Promise.all([plain, resized].map((url) => fetch(url, { headers })));
    return found.map(({ status, headers: sent }) => `${status} ${sent.get('cache-control')}`);
  };
  const shown = Array(2).fill('200 max-age=3600');
  expect(await answers()).toEqual(shown);
  await unpublish(address, siteName, secret);
  expect(await answers()).toEqual(Array(2).fill('400 no-store'));
  expect(await answers({ 'Sec-Fetch-Site': 'cross-site' })).toEqual(Array(2).fill('400 no-store'));
  expect(await answers({ 'Sec-Fetch-Site': 'same-origin' })).toEqual(Array(2).fill('200 no-store'));
  await deploy(address, deployRequest(), secret);
  expect(await answers()).toEqual(shown);
});

test('the server decides how long caches keep a picture, whatever its sender says', async () => {
  const { address } = await startImageServer();
  const wish = { 'Cache-Control': 'public, s-maxage=31536000, immutable' };
  expect((await post(address, 'uploads/a.png', wish)).status).toBe(200);
  const { error } = await bucketOf(address).upload('uploads/b.png', fileOf(9), {
    cacheControl: '9999999999',
  });
  expect(error).toBeNull();
  for (const name of ['a', 'b']) {
    const found = await fetch(`${address}/storage/v1/object/public/images/uploads/${name}.png`);
    expect(found.headers.get('cache-control')).toBe('max-age=3600');
  }
});

test('a picture that was taken down is refused, whoever uploads it again', async () => {
  const { address, dataDir } = await startImageServer();
  const { plain } = await put(address, 'uploads/a.png', fileOf('the picture'), newSecret());
  await admin(dataDir, 'take-down', plain);
  expect((await fetch(plain)).status).toBe(400);
  const { error } = await bucketOf(address).upload('uploads/b.png', fileOf('the picture'));
  expect(error).toMatchObject({
    message: 'This picture was taken down by the operator of this server.',
    status: 451,
  });
});

test('the address of an erased picture goes to nobody else, in no size', async () => {
  const { address, dataDir } = await startImageServer();
  const picture = await photo(200, 100);
  const { plain, resized } = await put(address, 'uploads/a.png', fileOf(picture), newSecret());
  expect((await fetch(resized)).status).toBe(200);
  await admin(dataDir, 'erase', plain);
  const { error } = await bucketOf(address).upload('uploads/a.png', fileOf('another picture'));
  expect(error).toMatchObject({ message: 'The resource already exists' });
  expect([(await fetch(plain)).status, (await fetch(resized)).status]).toEqual([400, 400]);
});

const SENTENCES = {
  inAll: 'There is no room for more pictures on this server.',
  ofOwner: 'You have no room for more pictures.',
  drafts:
    'There is no room for more pictures of unpublished websites at the moment. Publish your website, then add the picture.',
};

test.each([
  ['in all', { inAll: 25_000, ofOwner: 0 }, SENTENCES.inAll, [200, 507, 507]],
  ['of an owner', { inAll: 0, ofOwner: 25_000 }, SENTENCES.ofOwner, [200, 507, 200]],
])('when the room %s is used up, an upload is refused with 507', async (_, uploadRoom, message, statuses) => {
  const { address } = await startTestServer({ settings: { anonKey: ANON_KEY, uploadRoom } });
  const secrets = [newSecret(), newSecret()];
  for (const secret of secrets) await deploy(address, deployRequest(), secret);
  // Nobody of them is new.
  passDays(2);
  const [one = '', other = ''] = secrets;
  const first = await post(address, 'uploads/a.png', ownedBy(one), 20_000);
  const second = await post(address, 'uploads/b.png', ownedBy(one), 20_000);
  const third = await post(address, 'uploads/c.png', ownedBy(other), 20_000);
  expect([first.status, second.status, third.status]).toEqual(statuses);
  expect(await second.json()).toEqual({
    statusCode: '507',
    error: 'InsufficientStorage',
    message,
    code: 'InsufficientStorage',
  });
  const { error } = await bucketOf(address).upload('uploads/d.png', fileOf(30_000), {
    headers: ownedBy(one),
  });
  expect(error).toMatchObject({ message });
});

test('drafts and uploads of nobody cannot crowd out the owners of live websites', async () => {
  // A quarter for drafts is 1000 bytes, a twentieth for uploads of nobody 200, a tenth for who is new in a day 400.
  const uploadRoom = { inAll: 4000, ofOwner: 0 };
  const { address } = await startTestServer({ settings: { anonKey: ANON_KEY, uploadRoom } });
  const secret = newSecret();
  await deploy(address, deployRequest(), secret);
  let count = 0;
  const statusOf = async (bytes: number, headers: Record<string, string>) => {
    count += 1;
    passDays(2);
    return (await post(address, `uploads/${count}.png`, headers, bytes)).status;
  };
  const nobodys = [await statusOf(200, {}), await statusOf(10, {})];
  const drafts: number[] = [];
  for (let n = 0; n < 6; n += 1) drafts.push(await statusOf(200, ownedBy(newSecret())));
  expect([nobodys, drafts]).toEqual([
    [200, 507],
    [200, 200, 200, 200, 200, 507],
  ]);
  const refused = await post(address, 'uploads/draft.png', {
    ...ownedBy(newSecret()),
    'Accept-Language': 'de',
  });
  expect(await refused.json()).toMatchObject({
    message:
      'Für Bilder unveröffentlichter Websites ist gerade kein Platz mehr. Veröffentlichen Sie Ihre Website, und fügen Sie das Bild dann hinzu.',
  });
  expect(await statusOf(2800, ownedBy(secret))).toBe(200);
});

test('the pictures of a browser that publishes with the right of another are those of a live website', async () => {
  const { address, dataDir } = await startImageServer();
  const [right, own] = [newSecret(), newSecret()];
  const { plain } = await put(address, 'uploads/a.png', fileOf('the picture'), own);
  const request = deployRequest();
  const answer = await fetch(`${address}/api/deploy`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${right}`, ...ownedBy(own) },
    body: JSON.stringify(request),
  });
  expect(answer.status).toBe(200);
  const [line = ''] = await admin(dataDir, 'pictures', plain);
  expect(line.split('\t').slice(0, 2)).toEqual(['uploads/a.png', 'live']);
});
