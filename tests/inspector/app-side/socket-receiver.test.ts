import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { expect, onTestFinished, test } from 'vitest';
import type { ReceiverFeed, Send } from '../../../inspector/app-side/receiver-feed.ts';
import { connectSocket } from '../../../inspector/app-side/socket-receiver.ts';

/** A WebSocket server that accepts connections and then reads nothing. */
async function startDeafServer(): Promise<string> {
  const server = createServer();
  const sockets: Duplex[] = [];
  server.on('upgrade', ({ headers }, socket) => {
    const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accepted = createHash('sha1').update(key).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accepted}\r\n\r\n`,
    );
    socket.pause();
    sockets.push(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a receiver that does not read loses its connection before what waits for it fills the memory', async () => {
  const address = await startDeafServer();
  const megabyte = {
    type: '@xstate.event',
    text: 'a'.repeat(1_000_000),
  } as unknown as StatelyInspectionEvent;
  const messages = await new Promise<number>((resolve) => {
    let isLost = false;
    let sent = 0;
    const connected = (send: Send) => {
      for (; !isLost && sent < 1000; sent += 1) send(megabyte);
      resolve(sent);
    };
    const lost = () => {
      isLost = true;
    };
    onTestFinished(connectSocket(address, { connected, lost } as unknown as ReceiverFeed));
  });
  expect(messages).toBeGreaterThan(32);
  expect(messages).toBeLessThan(200);
});
