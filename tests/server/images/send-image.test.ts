import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { REQUEST_NAMED } from '../raw-request.ts';
import { fileOf, GUARDS, headersOf, put, startImageServer } from './image-server.ts';

// The signature of a PNG, and what no decoder would take.
const BYTES = new Uint8Array(70).map((_, at) => [137, 80, 78, 71, 13, 10, 26, 10][at] ?? at);
const TAG = `"${createHash('md5').update(BYTES).digest('hex')}"`;
const WHOLE = {
  ...GUARDS,
  'accept-ranges': 'bytes',
  'cache-control': 'max-age=3600',
  'content-length': '70',
  'content-type': 'image/png',
  etag: TAG,
  'last-modified': expect.stringMatching(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/),
};

async function startWithPicture() {
  const { address } = await startImageServer();
  const { plain } = await put(address, 'uploads/a.png', fileOf(BYTES));
  return { address, plain };
}

type ImageRequest = [string, string, RequestInit, number, Uint8Array | string, Record<string, string>];

const NOTHING = '';
const withHeaders = (headers: Record<string, string>): RequestInit => ({ headers });

const requests: ImageRequest[] = [
  ['GET', '', {}, 200, BYTES, {}],
  ['HEAD', '', { method: 'HEAD' }, 200, NOTHING, {}],
  ['an unknown query', '?width=1000&quality=80', {}, 200, BYTES, {}],
  ['its ETag', '', withHeaders({ 'If-None-Match': TAG }), 304, NOTHING, { 'content-length': '0' }],
  ['another ETag', '', withHeaders({ 'If-None-Match': '"a"' }), 200, BYTES, {}],
  [
    'a range',
    '',
    withHeaders({ Range: 'bytes=0-9' }),
    206,
    BYTES.subarray(0, 10),
    { 'content-length': '10', 'content-range': 'bytes 0-9/70' },
  ],
  [
    'HEAD and a range, which is for GET only',
    '',
    { method: 'HEAD', ...withHeaders({ Range: 'bytes=60-' }) },
    200,
    NOTHING,
    { 'content-length': '70' },
  ],
  ['a range and another ETag', '', withHeaders({ Range: 'bytes=0-9', 'If-Range': '"a"' }), 200, BYTES, {}],
  [
    'an unsatisfiable range',
    '',
    withHeaders({ Range: 'bytes=70-' }),
    416,
    NOTHING,
    { 'content-length': '0', 'content-range': 'bytes */70' },
  ],
  [
    'a download',
    '?download=a.png',
    {},
    200,
    BYTES,
    { 'content-disposition': "attachment; filename=a.png; filename*=UTF-8''a.png" },
  ],
  [
    'a download name with control characters',
    `?download=${encodeURIComponent('ü"; \r\nX: y')}`,
    {},
    200,
    BYTES,
    {
      'content-disposition':
        "attachment; filename=%C3%BC%22%3B%20%0D%0AX%3A%20y.png; filename*=UTF-8''%C3%BC%22%3B%20%0D%0AX%3A%20y.png",
    },
  ],
  [
    'a download as another kind of file',
    '?download=Invoice.exe',
    {},
    200,
    BYTES,
    { 'content-disposition': "attachment; filename=Invoice.png; filename*=UTF-8''Invoice.png" },
  ],
  ['a download without a name', '?download=', {}, 200, BYTES, { 'content-disposition': 'attachment' }],
];

describe('a request for an image', () => {
  test.each(requests)('with %s', async (_, query, init, status, body, headers) => {
    const { plain } = await startWithPicture();
    const response = await fetch(plain + query, init);
    expect(response.status).toBe(status);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(body));
    expect(headersOf(response)).toEqual({ ...WHOLE, ...headers, ...(status === 416 && REQUEST_NAMED) });
  });

  test('without bytes is answered with an empty body', async () => {
    const { address } = await startImageServer();
    const { plain } = await put(address, 'uploads/a.png', fileOf(0));
    const response = await fetch(plain);
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
      200,
      '0',
      '',
    ]);
  });

  test.each([
    ['images/uploads/b.png', 'Object not found', 'not_found', 'NoSuchKey'],
    ['images/uploads/%2e%2e%2fa.png', 'Object not found', 'not_found', 'NoSuchKey'],
    ['images/uploads/%FF.png', 'Object not found', 'not_found', 'NoSuchKey'],
    ['others/uploads/a.png', 'Bucket not found', 'Bucket not found', 'NoSuchBucket'],
  ])('fails if there is none at %s', async (path, message, error, code) => {
    const { address } = await startWithPicture();
    for (const route of ['object', 'render/image']) {
      const response = await fetch(`${address}/storage/v1/${route}/public/${path}`);
      expect([response.status, await response.json()]).toEqual([
        400,
        { statusCode: '404', error, message, code },
      ]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  test.each(['uploads/object/public/images/a.png', 'uploads/a b+c,(d).png'])(
    'finds it at %s',
    async (path) => {
      const { address } = await startImageServer();
      const { plain, resized } = await put(address, path, fileOf(BYTES));
      for (const url of [plain, resized]) {
        expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(Buffer.from(BYTES));
      }
    },
  );
});

test('images survive a restart', async () => {
  const first = await startImageServer();
  const { plain } = await put(first.address, 'uploads/a.png', fileOf(BYTES));
  await first.stop();
  const { address } = await startImageServer(first.dataDir);
  const response = await fetch(address + new URL(plain).pathname);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(BYTES));
  expect(headersOf(response)).toEqual(WHOLE);
  await expect(put(address, 'uploads/a.png', fileOf(1))).rejects.toThrow('The resource already exists');
});
