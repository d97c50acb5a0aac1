import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createServerApp } from '../../../server/app.ts';
import {
  DEFAULT_MINIMUM_RATE,
  enforceMinimumRate,
  type MinimumRate,
} from '../../../server/http/request-body.ts';
import { close, createHttpServer, listen } from '../../../server/listen/node-server.ts';
import { openStores } from '../../../server/store/open-stores.ts';
import { deployRequest } from '../deploy/deploy-call.ts';
import { ANON_KEY } from '../images/image-server.ts';
import { makeTempDir } from '../test-server.ts';

const LARGEST_IMAGE = 5_242_880;

/**
 * Sends a body at a constant rate. Returns how much of it is accepted, after how many seconds, and the error
 * if any.
 */
async function send(bytes: number, bytesPerSecond: number) {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  async function* slowBody() {
    for (let sent = 0; sent < bytes; sent += bytesPerSecond) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      yield new Uint8Array(Math.min(bytesPerSecond, bytes - sent));
    }
  }
  async function receive() {
    let received = 0;
    try {
      for await (const chunk of enforceMinimumRate(slowBody(), DEFAULT_MINIMUM_RATE))
        received += chunk.byteLength;
      return { received, seconds: performance.now() / 1000 };
    } catch (error) {
      return { received, seconds: performance.now() / 1000, error: String(error) };
    }
  }
  const start = performance.now() / 1000;
  const outcome = receive();
  await vi.runAllTimersAsync();
  const { seconds, ...rest } = await outcome;
  return { ...rest, seconds: Math.round(seconds - start) };
}

describe('at the default rate', () => {
  test.each([60_000, 33_000])('the largest image is accepted at %i bytes a second', async (speed) => {
    const seconds = Math.ceil(LARGEST_IMAGE / speed);
    expect(await send(LARGEST_IMAGE, speed)).toEqual({ received: LARGEST_IMAGE, seconds });
  });

  test.each([
    [1, 20, 20],
    [10_000, 280_000, 29],
  ])('a body at %i bytes a second is refused', async (speed, received, seconds) => {
    const error = 'HttpError: The request took too long to arrive.';
    expect(await send(LARGEST_IMAGE, speed)).toEqual({ received, seconds, error });
  });

  test('a small body that is complete early is accepted, however slow', async () => {
    expect(await send(10, 10)).toEqual({ received: 10, seconds: 1 });
  });
});

describe('a stalled body', () => {
  async function start(minimumRate: MinimumRate) {
    const stores = await openStores({ dataDir: await makeTempDir() });
    const app = createServerApp({
      store: stores.store,
      images: { store: stores.images, anonKey: ANON_KEY },
      assets: { answer: async () => undefined },
      publicUrl: undefined,
      trustedProxyHops: 1,
      minimumRate,
      log: () => {},
    });
    const server = createHttpServer();
    server.on('request', getRequestListener(app.fetch));
    const address = await listen(server, '127.0.0.1', 0);
    onTestFinished(async () => {
      await close(server);
      await stores.close();
    });
    return address;
  }

  async function answerTo(head: string) {
    const address = await start({ ms: 20, bytesPerSecond: 1_000_000 });
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    await once(socket, 'connect');
    const answer = text(socket);
    socket.write(`${head}\r\nHost: parley\r\nContent-Length: 1000\r\n\r\n{"html":`);
    const [top = '', body = ''] = (await answer).split('\r\n\r\n');
    return [Number(top.slice(9, 12)), /^connection: close$/im.test(top), JSON.parse(body)];
  }

  const message = 'The request took too long to arrive.';

  test.each([
    ['POST /api/deploy HTTP/1.1'],
    [`POST /api/sites/site-abc1234/rollback HTTP/1.1\r\nAuthorization: Bearer ${'a'.repeat(22)}`],
  ])('is answered with 408 and closes the connection: %s', async (head) => {
    const answer = await answerTo(`${head}\r\nContent-Type: application/json`);
    expect(answer).toEqual([408, true, { error: message }]);
  });

  test('of an upload is answered in the format of Supabase Storage', async () => {
    const path = '/storage/v1/object/images/uploads/a.png';
    const answer = await answerTo(
      `POST ${path} HTTP/1.1\r\nAuthorization: Bearer ${ANON_KEY}\r\nContent-Type: image/png`,
    );
    const body = { statusCode: '400', error: 'Error', message, code: 'InvalidRequest' };
    expect(answer).toEqual([400, true, body]);
  });

  test.each([
    ['publish', '/api/deploy', { 'Content-Type': 'application/json' }],
    [
      'upload',
      '/storage/v1/object/images/uploads/a.png',
      { Authorization: `Bearer ${ANON_KEY}`, 'Content-Type': 'image/png' },
    ],
  ])('does not delay a %s, from however many addresses it comes', async (what, path, headers) => {
    const address = await start(DEFAULT_MINIMUM_RATE);
    const sockets = Array.from({ length: 960 }, () => connect(Number(new URL(address).port), '127.0.0.1'));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    for (const [at, socket] of sockets.entries()) {
      const sent = { ...headers, Host: 'parley', 'X-Forwarded-For': `192.0.2.${at % 60}` };
      const rest = { 'Content-Length': '1000', Expect: '100-continue' };
      const lines = Object.entries({ ...sent, ...rest }).map(([name, value]) => `${name}: ${value}`);
      socket.write([`POST ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    }
    // The server has read the headers of each request.
    await Promise.all(sockets.map((socket) => once(socket, 'data')));
    const refused: string[] = [];
    for (const socket of sockets) socket.on('data', (answer) => refused.push(String(answer)));
    const body = what === 'upload' ? 'a picture' : JSON.stringify(deployRequest());
    const from = { ...headers, 'X-Forwarded-For': '198.51.100.1' };
    expect((await fetch(address + path, { method: 'POST', headers: from, body })).status).toBe(200);
    // Nobody had to be cut off for it.
    expect(refused).toEqual([]);
  });
});
