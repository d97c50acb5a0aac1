import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from '../../../server/listen/node-server.ts';
import { startTestServer } from '../test-server.ts';

const UNREADABLE = { error: 'The request cannot be read.' };

async function open(address: string) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  return { socket, answer: text(socket) };
}

const partsOf = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const type = /^content-type: (.*)$/im.exec(head)?.[1];
  return [Number(head.slice(9, 12)), type, JSON.parse(body)];
};

const DEPLOY = 'POST /api/deploy HTTP/1.1\r\nHost: parley\r\nContent-Type: application/json';

test.each<[string, string, number]>([
  ['a request that is not HTTP', 'hello\r\n\r\n', 400],
  ['a body with broken chunks', `${DEPLOY}\r\nTransfer-Encoding: chunked\r\n\r\nnothing\r\n`, 400],
  ['a request with two lengths', `${DEPLOY}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
  [
    'a request with a length and chunked encoding',
    `${DEPLOY}\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
    400,
  ],
  ['a header that is too long', `GET / HTTP/1.1\r\nHost: parley\r\nA: ${'a'.repeat(20_000)}`, 431],
])('%s is answered with a JSON error', async (_, sent, status) => {
  const { address } = await startTestServer();
  const { socket, answer } = await open(address);
  socket.write(sent);
  expect(partsOf(await answer)).toEqual([status, 'application/json', UNREADABLE]);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
});

test('headers that arrive too late are answered with 408', async () => {
  const server = createHttpServer().listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
  });
  server.once('connection', (socket) => {
    server.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  });
  await once(server, 'listening');
  const address = server.address();
  const { answer } = await open(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  const body = { error: 'The request took too long to arrive.' };
  expect(partsOf(await answer)).toEqual([408, 'application/json', body]);
});

test('a broken request after an answer adds nothing to it', async () => {
  const { address } = await startTestServer();
  const { socket, answer } = await open(address);
  socket.write('GET /healthz HTTP/1.1\r\nHost: parley\r\n\r\n');
  await once(socket, 'data');
  socket.write('hello\r\n\r\n');
  expect((await answer).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
});
