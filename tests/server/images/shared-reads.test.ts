import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { shareReads } from '../../../server/images/shared-reads.ts';
import { fileOf, put, startImageServer } from './image-server.ts';

const SIZE = 100_000;
const A = { id: 'id of a', path: 'a' };

/** A store of images that counts what is read from it. */
function counting() {
  const asked: unknown[] = [];
  const read = shareReads(async ({ path }, span) => {
    asked.push(span ? [path, span] : path);
    if (path === 'missing') throw new Error('There is no image under this path.');
    return new Uint8Array(span?.count ?? SIZE).map((_, at) => (span?.first ?? 0) + at);
  });
  return { asked, read };
}

test('answers with the same image, or with parts of it, share one copy of its bytes', async () => {
  const { asked, read } = counting();
  const [first, second] = await Promise.all([read(A), read(A)]);
  const parts = [await read(A, { first: 3, count: 1 }), await read(A, { first: 7, count: SIZE - 7 })];
  for (const bytes of [second, await read(A), ...parts]) expect(bytes.buffer).toBe(first.buffer);
  expect(parts.map((part) => [part.byteLength, part[0]])).toEqual([
    [1, 3],
    [SIZE - 7, 7],
  ]);
  expect(asked).toEqual(['a']);
});

test('a small part of an image that nobody holds is read alone, and a large one with the whole', async () => {
  const { asked, read } = counting();
  expect(await read(A, { first: 2, count: 1 })).toEqual(new Uint8Array([2]));
  const large = await read(A, { first: 1, count: SIZE - 1 });
  expect((await read(A, { first: 5, count: 1 })).buffer).toBe(large.buffer);
  expect(asked).toEqual([['a', { first: 2, count: 1 }], 'a']);
});

test('a driver’s answer that holds more than the image is not kept', async () => {
  const read = shareReads(async () => new Uint8Array(new ArrayBuffer(SIZE), 5, 10));
  expect((await read(A)).buffer.byteLength).toBe(10);
});

test('an image that cannot be read is asked for again', async () => {
  const { asked, read } = counting();
  for (let n = 0; n < 2; n += 1)
    await expect(read({ id: 'missing', path: 'missing' })).rejects.toThrow('There is no image');
  expect(asked).toEqual(['missing', 'missing']);
});

test.each([
  ['their picture', ''],
  ['all of it but one byte', 'Range: bytes=1-\r\n'],
])('clients that do not read %s share one copy of it', async (_, range) => {
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
      socket.write(`GET ${pathname} HTTP/1.1\r\nHost: parley\r\n${range}\r\n`);
      // Their first bytes have come; nobody reads the others.
      return once(socket, 'readable');
    }),
  );
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});
