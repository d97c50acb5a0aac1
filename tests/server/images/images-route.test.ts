import { expect, test } from 'vitest';
import { startTestServer } from '../test-server.ts';
import { ANON_KEY, bucketOf, fileOf, GUARDS, headersOf, startImageServer } from './image-server.ts';
import { png } from './sample-images.ts';

test.each([
  ['GET', '/storage/v1/x', 'GET:/x'],
  ['POST', '/storage/v1/object/move?a=1', 'POST:/object/move?a=1'],
  ['PATCH', '/storage/v1/object/images/uploads/a.png', 'PATCH:/object/images/uploads/a.png'],
])('%s %s is not a route', async (method, path, route) => {
  const { address } = await startImageServer();
  const response = await fetch(address + path, { method });
  expect([response.status, await response.json()]).toEqual([
    404,
    { message: `Route ${route} not found`, error: 'Not Found', statusCode: 404 },
  ]);
});

const ASKED = 'apikey,authorization,x-client-info,x-upsert';

/** Asks, as a browser does, whether a page of another origin may upload. */
async function preflight(uploadOrigins: readonly string[]) {
  const { address } = await startTestServer({ settings: { anonKey: ANON_KEY, uploadOrigins } });
  const response = await fetch(`${address}/storage/v1/object/images/uploads/a.png`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://builder.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': ASKED,
    },
  });
  return [response.status, headersOf(response)];
}

test.each([
  ['that the store is meant for', ['https://builder.example'], 'https://builder.example'],
  ['if the store is meant for all', ['*'], '*'],
])('an upload from another origin %s is allowed', async (_, uploadOrigins, allowed) => {
  expect(await preflight(uploadOrigins)).toEqual([
    204,
    {
      ...GUARDS,
      'access-control-allow-origin': allowed,
      'access-control-allow-headers': ASKED,
      'access-control-allow-methods': 'GET,HEAD,POST,PUT,DELETE',
      'access-control-expose-headers': 'Retry-After,X-Request-Id',
      'access-control-max-age': '3600',
      vary: expect.stringContaining('Access-Control-Request-Headers'),
    },
  ]);
});

test.each([[[]], [['https://other.example']]])(
  'an upload from another origin is not allowed where the store is meant for %j',
  async (uploadOrigins) => {
    const [status, headers] = await preflight(uploadOrigins);
    expect(status).toBe(204);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  },
);

test('the client’s info and exists tell the truth, and download finds the picture', async () => {
  const { address } = await startImageServer();
  const bucket = bucketOf(address);
  const before = Date.now();
  const picture = await png(4, 4);
  await bucket.upload('uploads/a.png', fileOf(picture), { cacheControl: '3600', upsert: false });
  expect(await bucket.exists('uploads/a.png')).toEqual({ data: true, error: null });
  expect(await bucket.exists('uploads/b.png')).toMatchObject({ data: false });
  const { data } = await bucket.info('uploads/a.png');
  expect(data).toMatchObject({
    name: 'uploads/a.png',
    bucketId: 'images',
    size: picture.byteLength,
    contentType: 'image/png',
    cacheControl: 'max-age=3600',
  });
  expect(Date.parse(String(data?.createdAt))).toBeGreaterThanOrEqual(before);
  expect(await bucket.info('uploads/b.png')).toMatchObject({
    data: null,
    error: { message: 'Object not found' },
  });
  const downloaded = await fetch(`${address}/storage/v1/object/images/uploads/a.png`);
  expect(new Uint8Array(await downloaded.arrayBuffer())).toEqual(picture);
});

test('images cannot be listed or removed', async () => {
  const { address } = await startImageServer();
  const bucket = bucketOf(address);
  await bucket.upload('uploads/a.png', fileOf('first'), { cacheControl: '3600', upsert: false });
  expect(await bucket.list('uploads')).toMatchObject({ data: [], error: null });
  expect(await bucket.remove(['uploads/a.png'])).toMatchObject({ data: [], error: null });
  expect(await (await fetch(bucket.getPublicUrl('uploads/a.png').data.publicUrl)).text()).toBe('first');
});
