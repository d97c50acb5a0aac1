import { expect, test } from 'vitest';
import { uploadOwnerOf as ownerOnServer } from '../../../server/images/upload-owner.ts';
import { openStores } from '../../../server/store/open-stores.ts';
import { uploadOwnerOf } from '../../../src/services/upload-owner.web-crypto.ts';
import { admin } from '../admin/admin-call.ts';
import { deploy, deployRequest, newSecret } from '../deploy/deploy-call.ts';
import { allOf } from '../store/store-calls.ts';
import { startTestServer } from '../test-server.ts';
import { ANON_KEY, bucketOf, fileOf, put, startImageServer } from './image-server.ts';

const post = (address: string, path: string, headers: Record<string, string>, bytes = 10) =>
  fetch(`${address}/storage/v1/object/images/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${ANON_KEY}`, 'Content-Type': 'image/png', ...headers },
    body: new Uint8Array(bytes),
  });

test('an upload keeps the owner it is sent with, and may have none', async () => {
  const { address, dataDir, stop } = await startImageServer();
  const secret = newSecret();
  const owner = (await uploadOwnerOf(secret, crypto.subtle)) ?? '';
  expect(owner).toBe(ownerOnServer(secret));
  expect((await post(address, 'uploads/a.png', { 'X-Upload-Owner': owner })).status).toBe(200);
  expect((await post(address, 'uploads/b.png', {})).status).toBe(200);
  await stop();
  const { images, close } = await openStores({ dataDir });
  expect(await allOf(images.uploads())).toEqual([
    { path: 'uploads/a.png', owner, at: expect.any(Number) },
    { path: 'uploads/b.png', owner: null, at: expect.any(Number) },
  ]);
  await close();
});

test('without Web Crypto an upload is sent without an owner', async () => {
  expect(await uploadOwnerOf(newSecret(), undefined)).toBeUndefined();
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

test('with its website a picture is taken down and put back', async () => {
  const { address, dataDir } = await startImageServer();
  const { plain, resized } = await put(address, 'uploads/a.png', fileOf('the picture'));
  const { siteName } = deployRequest();
  await deploy(address, deployRequest({ siteName, html: `<img src="${resized}">` }), newSecret());
  const statuses = async () => [(await fetch(plain)).status, (await fetch(resized)).status];
  expect(await statuses()).toEqual([200, 200]);
  await admin(dataDir, 'take-down', siteName);
  expect(await statuses()).toEqual([400, 400]);
  await admin(dataDir, 'put-back', siteName);
  expect(await statuses()).toEqual([200, 200]);
});

test.each([
  [
    'in all',
    { inAll: 25, ofOwner: 0 },
    'There is no room for more pictures on this server.',
    [200, 507, 507],
  ],
  ['of an owner', { inAll: 0, ofOwner: 25 }, 'You have no room for more pictures.', [200, 507, 200]],
])('when the room %s is used up, an upload is refused with 507', async (_, uploadRoom, message, statuses) => {
  const { address } = await startTestServer({ settings: { anonKey: ANON_KEY, uploadRoom } });
  const from = (letter: string) => ({ 'X-Upload-Owner': letter.repeat(64) });
  const first = await post(address, 'uploads/a.png', from('a'), 20);
  const second = await post(address, 'uploads/b.png', from('a'), 20);
  const third = await post(address, 'uploads/c.png', from('b'), 20);
  expect([first.status, second.status, third.status]).toEqual(statuses);
  expect(await second.json()).toEqual({
    statusCode: '507',
    error: 'InsufficientStorage',
    message,
    code: 'InsufficientStorage',
  });
  const { error } = await bucketOf(address).upload('uploads/d.png', fileOf(30), {
    headers: from('a'),
  });
  expect(error).toMatchObject({ message });
});
