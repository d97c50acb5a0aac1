import { once } from 'node:events';
import { connect } from 'node:net';
import { onTestFinished, test } from 'vitest';
import { lingerAfterAnswers, type Patience } from '../../../server/listen/lingering-close.ts';
import { close, createHttpServer, listen } from '../../../server/listen/node-server.ts';

const PATIENT: Patience = { ms: 60_000, bytes: 1_000_000 };

/** A server that answers each request with its path and reads no body, and a connection that its client keeps open. */
async function open(patience: Patience) {
  const server = createHttpServer();
  server.on(
    'request',
    lingerAfterAnswers(({ url = '' }, response) => {
      response.setHeader('Content-Length', url.length).end(url);
    }, patience),
  );
  const port = Number(new URL(await listen(server, '127.0.0.1', 0)).port);
  onTestFinished(() => close(server));
  const cut = once(server, 'connection').then(([connection]) => once(connection, 'close'));
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let read = '';
  socket.on('data', (chunk) => {
    read += chunk;
  });
  onTestFinished(() => {
    socket.destroy();
  });
  const answered = async (path: string) => {
    while (!read.endsWith(path)) await once(socket, 'data');
  };
  return { socket, cut, answered };
}

const post = (path: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: parley', ...headers, '', ''].join('\r\n');

test('closes the connection if a body stalls beyond the time limit', async () => {
  const { socket, cut, answered } = await open({ ...PATIENT, ms: 0 });
  socket.write(`${post('/one', 'Content-Length: 1000')}half`);
  await answered('/one');
  await cut;
});

test('keeps the connection for the next request if the body is completed', async () => {
  const { socket, cut, answered } = await open(PATIENT);
  socket.write(`${post('/one', 'Content-Length: 1000')}half`);
  await answered('/one');
  socket.write('a'.repeat(996) + post('/two', 'Content-Length: 0'));
  await answered('/two');
  socket.end();
  await cut;
});

test('Connection: close ends the connection after the body', async () => {
  const { socket, cut, answered } = await open(PATIENT);
  const ended = once(socket, 'end');
  socket.write(`${post('/one', 'Connection: close', 'Content-Length: 1000')}half`);
  await Promise.all([answered('/one'), ended]);
  socket.write('a'.repeat(996));
  await cut;
});

test('Connection: close ends the connection at once if the body has been read', async () => {
  const { socket, cut } = await open(PATIENT);
  socket.write(`${post('/one', 'Connection: close', 'Content-Length: 4')}body`);
  await cut;
});
