import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { close, createHttpServer, listen } from '../../../server/listen/node-server.ts';

/** A server with this many accepted connections. */
async function start(connections: number) {
  const server = createHttpServer();
  const port = Number(new URL(await listen(server, '127.0.0.1', 0)).port);
  const sockets = [];
  for (let at = 0; at < connections; at += 1) {
    const accepted = once(server, 'connection');
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => {
      socket.destroy();
    });
    await accepted;
    sockets.push(socket);
  }
  return { server, sockets };
}

function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

test('a stopping server closes connections without a complete request', async () => {
  const { server, sockets } = await start(2);
  const ends = Promise.all(sockets.map((socket) => text(socket).catch(() => 'reset')));
  sockets[1]?.write('GET / HTT');
  stopClock();
  const closed = close(server);
  vi.advanceTimersByTime(100);
  await closed;
  await ends;
});

test('a stopping server finishes the requests in flight', async () => {
  const { server, sockets } = await start(1);
  const [socket] = sockets;
  const requested = once(server, 'request');
  socket?.write('GET / HTTP/1.1\r\nHost: parley\r\nConnection: close\r\n\r\n');
  const [, response] = await requested;
  stopClock();
  const closed = close(server);
  vi.advanceTimersByTime(9000);
  const answer = socket && text(socket);
  response.end('the answer');
  expect(await answer).toContain('the answer');
  await closed;
});
