import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { shareReads } from '../../../server/images/shared-reads.ts';
import { fileOf, put, startImageServer } from './image-server.ts';

/** A store of images that counts what is read from it. */
function counting() {
  const asked: unknown[] = [];
  const read = shareReads({
    read: async (path, span) => {
      asked.push(span ? [path, span] : path);
      if (path === 'missing') throw new Error('There is no image under this path.');
      return new Uint8Array(span?.count ?? 5);
    },
  });
  return { asked, read };
}

test('answers with the same image share one copy of its bytes', async () => {
  const { asked, read } = counting();
  const [first, second] = await Promise.all([read('a'), read('a')]);
  const third = await read('a');
  expect(second).toBe(first);
  expect(third).toBe(first);
  expect(asked).toEqual(['a']);
});

test('a part is read alone', async () => {
  const { asked, read } = counting();
  expect((await read('a', { first: 2, count: 1 })).byteLength).toBe(1);
  expect(asked).toEqual([['a', { first: 2, count: 1 }]]);
});

test('an image that cannot be read is asked for again', async () => {
  const { asked, read } = counting();
  for (let n = 0; n < 2; n += 1) await expect(read('missing')).rejects.toThrow('There is no image');
  expect(asked).toEqual(['missing', 'missing']);
});

test('clients that do not read their picture share one copy of it', async () => {
  const { address } = await startImageServer();
  const { plain } = await put(address, 'uploads/a.png', fileOf(5_000_000));
  const { port, pathname } = new URL(plain);
  const before = process.memoryUsage().rss;
  const sockets = Array.from({ length: 60 }, () => connect(Number(port), '127.0.0.1'));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(
    sockets.map((socket) => {
      socket.write(`GET ${pathname} HTTP/1.1\r\nHost: parley\r\n\r\n`);
      // Their first bytes have come; nobody reads the others.
      return once(socket, 'readable');
    }),
  );
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});
