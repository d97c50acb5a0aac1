import { expect, test } from 'vitest';
import { bucketOf, fileOf, GUARDS, headersOf, startImageServer } from './image-server.ts';

test.each([
  ['GET', '/storage/v1/x', 'GET:/x'],
  ['GET', '/storage/v1/object/images/uploads/a.png', 'GET:/object/images/uploads/a.png'],
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

test('a CORS preflight from another origin is allowed', async () => {
  const { address } = await startImageServer();
  const allowed = 'apikey,authorization,x-client-info,x-upsert';
  const response = await fetch(`${address}/storage/v1/object/images/uploads/a.png`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://builder.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': allowed,
    },
  });
  expect([response.status, headersOf(response)]).toEqual([
    204,
    {
      ...GUARDS,
      'access-control-allow-headers': allowed,
      'access-control-allow-methods': 'GET,HEAD,POST,PUT,DELETE',
      'access-control-max-age': '3600',
      vary: 'Access-Control-Request-Headers',
    },
  ]);
});

test('images cannot be listed or removed', async () => {
  const { address } = await startImageServer();
  const bucket = bucketOf(address);
  await bucket.upload('uploads/a.png', fileOf('first'), { cacheControl: '3600', upsert: false });
  expect(await bucket.list('uploads')).toMatchObject({ data: [], error: null });
  expect(await bucket.remove(['uploads/a.png'])).toMatchObject({ data: [], error: null });
  expect(await (await fetch(bucket.getPublicUrl('uploads/a.png').data.publicUrl)).text()).toBe('first');
});
