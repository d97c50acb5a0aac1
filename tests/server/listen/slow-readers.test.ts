import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { MinimumRate } from '../../../server/http/request-body.ts';
import { cutSlowReaders } from '../../../server/listen/slow-readers.ts';

// More than the system takes at once.
const ANSWER = new Uint8Array(20_000_000);

/** Asks a server for its answer; `read` tells whether it is read. */
async function ask(rate: MinimumRate, read: boolean) {
  const server = createServer(cutSlowReaders((_, response) => response.end(ANSWER), rate));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    await once(server, 'close');
  });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const closed = new Promise<void>((resolve) =>
    server.once('connection', (own) => own.once('close', resolve)),
  );
  let bytes = 0;
  if (read)
    socket.on('data', (chunk) => {
      bytes += chunk.byteLength;
    });
  // A closed connection is what the slow one gets.
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: parley\r\nConnection: close\r\n\r\n');
  // A client that does not read does not see the end either.
  await (read ? once(socket, 'close') : closed);
  socket.destroy();
  return bytes;
}

test('a client that does not read its answer is cut off', async () => {
  await ask({ ms: 20, bytesPerSecond: 1_000_000_000 }, false);
});

test('a client that reads gets the whole answer', async () => {
  expect(await ask({ ms: 20_000, bytesPerSecond: 32_768 }, true)).toBeGreaterThan(ANSWER.byteLength);
});
