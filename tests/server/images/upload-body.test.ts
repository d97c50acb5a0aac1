import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { REQUEST_NAMED } from '../raw-request.ts';
import { ANON_KEY, fileOf, headersOf, startImageServer, UPLOAD_GUARDS } from './image-server.ts';

const BEARER = { Authorization: `Bearer ${ANON_KEY}` };
const FORM = { ...BEARER, 'Content-Type': 'multipart/form-data; boundary=b' };

const invalid = (message: string) => ({ statusCode: '400', error: 'Error', message, code: 'InvalidRequest' });

function form(...parts: [name: string, value: string | Blob][]): FormData {
  const body = new FormData();
  for (const [name, value] of parts) body.append(name, value);
  return body;
}

const calls: [string, string, RequestInit, object][] = [
  [
    'no authorization',
    'object/images/uploads/a.png',
    { method: 'POST', body: form(['', fileOf(10)]) },
    invalid("headers must have required property 'authorization'"),
  ],
  [
    'no authorization, another bucket',
    'object/others/a',
    { method: 'POST' },
    invalid("headers must have required property 'authorization'"),
  ],
  [
    'no authorization to list',
    'object/list/images',
    { method: 'POST' },
    invalid("headers must have required property 'authorization'"),
  ],
  [
    'a form without file',
    'object/images/uploads/a.png',
    { method: 'POST', headers: BEARER, body: form(['cacheControl', '3600']) },
    invalid('No content provided'),
  ],
  [
    'a broken form',
    'object/images/uploads/a.png',
    { method: 'POST', headers: FORM, body: '--b\r\nContent' },
    invalid('The form cannot be read.'),
  ],
  [
    'a form without boundary',
    'object/images/uploads/a.png',
    { method: 'POST', headers: { ...BEARER, 'Content-Type': 'multipart/form-data' }, body: 'a' },
    invalid('The form cannot be read.'),
  ],
  [
    'a large form without file',
    'object/images/uploads/a.png',
    { method: 'POST', headers: BEARER, body: form(['cacheControl', 'a'.repeat(6_000_000)]) },
    invalid('No content provided'),
  ],
  [
    'a key with path traversal',
    'object/images/uploads/..%2F..%2Fa.png',
    { method: 'POST', headers: BEARER, body: form(['', fileOf(10)]) },
    {
      statusCode: '400',
      error: 'InvalidKey',
      message: 'Invalid key: uploads/../../a.png',
      code: 'InvalidKey',
    },
  ],
  [
    'a key that cannot be decoded',
    'object/images/uploads/%E0%A4%A.png',
    { method: 'POST', headers: BEARER, body: form(['', fileOf(10)]) },
    {
      statusCode: '400',
      error: 'InvalidKey',
      message: 'Invalid key: uploads/%E0%A4%A.png',
      code: 'InvalidKey',
    },
  ],
  [
    'a body without type',
    'object/images/uploads/a.png',
    { method: 'POST', headers: BEARER, body: new Uint8Array(10) },
    {
      statusCode: '415',
      error: 'invalid_mime_type',
      message: 'mime type  is not supported',
      code: 'InvalidMimeType',
    },
  ],
];

test.each(calls)('%s is refused', async (_, path, init, body) => {
  const { address } = await startImageServer();
  const response = await fetch(`${address}/storage/v1/${path}`, init);
  expect([response.status, await response.json()]).toEqual([400, body]);
  expect(headersOf(response)).toEqual({
    ...UPLOAD_GUARDS,
    'cache-control': 'no-store',
    'content-length': expect.any(String),
    'content-type': 'application/json; charset=utf-8',
    ...REQUEST_NAMED,
  });
});

const FIELD = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
const FILE =
  '--b\r\nContent-Disposition: form-data; name=""; filename="a"\r\nContent-Type: image/png\r\n\r\n1\r\n';

test.each([
  [
    '86,000 empty files',
    '--b\r\nContent-Disposition: form-data; name=""; filename=""\r\n\r\n\r\n'.repeat(1000),
  ],
  ['600,000 parts without a name', '--b\r\n\r\n\r\n'.repeat(7000)],
  ['a million boundaries', '--b\r\n'.repeat(10_000)],
  ['four fields', FIELD.repeat(5)],
  ['two files', FILE.repeat(3)],
])('a form that begins like %s is refused before the rest of it arrives', async (_, begins) => {
  const { address } = await startImageServer();
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write('POST /storage/v1/object/images/uploads/a.png HTTP/1.1\r\nHost: parley\r\n');
  socket.write(`Authorization: Bearer ${ANON_KEY}\r\nContent-Type: ${FORM['Content-Type']}\r\n`);
  socket.write(`Content-Length: 5200000\r\n\r\n${begins}`);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1.1 400 .*"message":"The form cannot be read."/s);
});

test('the rest of a form may be anything: headers without end, a boundary that is no boundary, bytes after its end', async () => {
  const { address } = await startImageServer();
  const url = `${address}/storage/v1/object/images/uploads/`;
  const send = async (name: string, body: string) => {
    const response = await fetch(url + name, { method: 'POST', headers: FORM, body });
    return [response.status, ((await response.json()) as { message?: string }).message];
  };
  const noFile = [400, 'No content provided'];
  expect(await send('a', `--b\r\n${'a: b\r\n'.repeat(500_000)}\r\n\r\n--b--`)).toEqual(noFile);
  expect(await send('b', `--b\r\na: ${'b'.repeat(4_000_000)}\r\n\r\n--b--`)).toEqual(noFile);
  expect(await send('c', `${FILE}${'\r\n--c'.repeat(500_000)}\r\n--b--`)).toEqual([200, undefined]);
  expect(await send('d', `${FILE}--b--\r\n${'--b\r\n'.repeat(500_000)}`)).toEqual([200, undefined]);
});

test('an upload aborted half way stores nothing, and the server stays ready', async () => {
  const { address } = await startImageServer();
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const path = '/storage/v1/object/images/uploads/a.png';
  const head = `POST ${path} HTTP/1.1\r\nHost: parley\r\nAuthorization: Bearer ${ANON_KEY}\r\n`;
  socket.write(`${head}Content-Type: image/png\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n`);
  await new Promise((resolve) => socket.once('data', resolve));
  socket.write('half');
  socket.destroy();
  const found = await fetch(address + path.replace('/object/', '/object/public/'));
  expect([found.status, await found.json()]).toMatchObject([400, { code: 'NoSuchKey' }]);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

test('an upload of four times the maximum size is read on, so that the client receives the answer', async () => {
  const { address } = await startImageServer();
  const chunk = new Uint8Array(1_000_000);
  let left = 20;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(chunk);
      left -= 1;
      if (left === 0) controller.close();
    },
  });
  const response = await fetch(`${address}/storage/v1/object/images/uploads/a.png`, {
    method: 'POST',
    headers: { ...BEARER, 'Content-Type': 'image/png' },
    body,
    duplex: 'half',
  } as RequestInit);
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'EntityTooLarge' }]);
});
