import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { limitConcurrencyPerClient } from '../../../server/limits/concurrency.ts';
import { ANON_KEY } from '../images/image-server.ts';
import { startTestServer } from '../test-server.ts';

const never = () => new Promise<never>(() => {});

test('a client whose work never ends does not block other clients', async () => {
  const run = limitConcurrencyPerClient({ inAll: 4, each: 2, waiting: 3 });
  const started: string[] = [];
  const start = (client: string, work: () => Promise<unknown>) =>
    run(client, () => {
      started.push(client);
      return work();
    });
  for (let n = 0; n < 5; n += 1) start('stuck', never);
  await nextTurn();
  expect([started, run.isFull('stuck'), run.isFull('other')]).toEqual([['stuck', 'stuck'], true, false]);
  expect(await Promise.all([start('other', async () => 1), start('other', async () => 2)])).toEqual([1, 2]);
  for (const client of ['b', 'b', 'c', 'c', 'd']) start(client, never);
  await nextTurn();
  expect([started.slice(4), run.isFull('other')]).toEqual([['b', 'b'], true]);
});

test('work that waits begins in the order in which it came', async () => {
  const run = limitConcurrencyPerClient({ inAll: 1, each: 1, waiting: 9 });
  const begun: string[] = [];
  const work = (name: string) =>
    run(name.slice(0, 1), async () => {
      begun.push(name);
    });
  await Promise.all(['a1', 'a2', 'b1', 'a3', 'b2', 'c1'].map(work));
  expect(begun.filter((name) => name.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
  expect(begun.filter((name) => name.endsWith('1'))).toEqual(['a1', 'b1', 'c1']);
});

test('failed work frees its slot for the next', async () => {
  const run = limitConcurrencyPerClient({ inAll: 1, each: 1, waiting: 9 });
  const failed = run('a', async () => Promise.reject(new Error('It fails.')));
  const next = run('a', async () => 'done');
  await expect(failed).rejects.toThrow('It fails.');
  expect(await next).toBe('done');
});

test('stalled uploads block only the client that sends them', async () => {
  const { address } = await startTestServer({ settings: { trustedProxyHops: 1, anonKey: ANON_KEY } });
  const url = `${address}/storage/v1/object/images/uploads`;
  const sockets = Array.from({ length: 50 }, () => connect(Number(new URL(address).port), '127.0.0.1'));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  for (const [at, socket] of sockets.entries()) {
    const head = `Host: parley\r\nX-Forwarded-For: 192.0.2.1\r\nAuthorization: Bearer ${ANON_KEY}`;
    socket.write(
      `POST ${new URL(url).pathname}/${at}.png HTTP/1.1\r\n${head}\r\nContent-Type: image/png\r\n` +
        'Content-Length: 1000\r\nExpect: 100-continue\r\n\r\n',
    );
  }
  // The server has read the headers of each request.
  await Promise.all(sockets.map((socket) => once(socket, 'data')));
  const headers = {
    Authorization: `Bearer ${ANON_KEY}`,
    'Content-Type': 'image/png',
    'X-Forwarded-For': '192.0.2.2',
  };
  const sent = await fetch(`${url}/mine.png`, { method: 'POST', headers, body: 'a picture' });
  expect(sent.status).toBe(200);
});
