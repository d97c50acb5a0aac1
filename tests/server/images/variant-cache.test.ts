import { expect, onTestFinished, test, vi } from 'vitest';
import type { ResizedImage } from '../../../server/images/resize.ts';
import { openVariantCache } from '../../../server/images/variant-cache.ts';
import { limitConcurrency } from '../../../server/limits/concurrency.ts';

const TO = { width: 1000, quality: 80, webp: true };
const named = (path: string) => ({ id: `id of ${path}`, path });
const read = async () => new Uint8Array(1);
const KB = 1024;

const image = (size: number): ResizedImage => ({ type: 'image/webp', bytes: new Uint8Array(size) });

/** A transform that runs until the test ends it, and counts its calls. */
function slowTransform() {
  const running: (() => void)[] = [];
  let started = 0;
  const transform = () =>
    new Promise<ResizedImage>((resolve) => {
      started += 1;
      running.push(() => resolve(image(1)));
    });
  const endOne = () => running.shift()?.();
  return { transform, running, endOne, started: () => started };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('concurrent requests for one variant share one transform, and its result is cached', async () => {
  const { transform, endOne, started } = slowTransform();
  const transforms = openVariantCache(read, transform);
  const requests = Array.from({ length: 20 }, () => transforms(named('a'), TO, 'client'));
  await settled();
  endOne();
  const [first, ...others] = await Promise.all(requests);
  expect(first).toMatchObject({ type: 'image/webp', hash: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(others.every((other) => other === first)).toBe(true);
  expect(await transforms(named('a'), TO, 'client')).toBe(first);
  expect(started()).toBe(1);
});

test('one client has one transform made at a time, so that it does not hold up another', async () => {
  const { transform, running, endOne } = slowTransform();
  const transforms = openVariantCache(read, transform);
  const greedy = Array.from({ length: 20 }, (_, n) => transforms(named(`${n}`), TO, 'greedy'));
  const honest = transforms(named('mine'), TO, 'honest');
  await settled();
  expect(running).toHaveLength(2);
  endOne();
  endOne();
  expect(await Promise.all([greedy[0], honest])).toEqual([expect.anything(), expect.anything()]);
});

test('two transforms run at a time, others wait, and beyond a full queue there is no variant', async () => {
  const { transform, running, endOne, started } = slowTransform();
  const transforms = openVariantCache(read, transform);
  const requests = Array.from({ length: 102 }, (_, n) => transforms(named(`${n}`), TO, `${n}`));
  await settled();
  expect(running).toHaveLength(2);
  expect(await transforms(named('one too many'), TO, 'late')).toBeUndefined();
  for (let n = 0; n < 102; n += 1) {
    endOne();
    await settled();
    expect(running.length).toBeLessThanOrEqual(2);
  }
  expect((await Promise.all(requests)).every((made) => made !== undefined)).toBe(true);
  const again = transforms(named('one too many'), TO, 'late');
  await settled();
  endOne();
  expect(await again).toBeDefined();
  expect(started()).toBe(103);
});

test('evicts the least recently used variant first', async () => {
  const made: string[] = [];
  const transforms = openVariantCache(
    async ({ path }) => new TextEncoder().encode(path),
    async (bytes) => {
      made.push(new TextDecoder().decode(bytes));
      return image(30 * KB);
    },
    100 * KB,
  );
  for (const path of ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'b']) await transforms(named(path), TO, 'client');
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});

test('caches that an image cannot be resized to any size, but not a failed read', async () => {
  let reads = 0;
  const transforms = openVariantCache(
    async () => {
      reads += 1;
      if (reads === 1) throw new Error('The disk is gone.');
      return new Uint8Array(1);
    },
    async () => undefined,
  );
  await expect(transforms(named('a'), TO, 'client')).rejects.toThrow('The disk is gone.');
  expect(await transforms(named('a'), TO, 'client')).toBeUndefined();
  expect(await transforms(named('a'), TO, 'client')).toBeUndefined();
  expect(await transforms(named('a'), { ...TO, width: 80 }, 'client')).toBeUndefined();
  expect(reads).toBe(2);
});

test('a failure is remembered for ten minutes: on a busy machine a good picture may be too slow once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const outcomes = [undefined, image(1)];
  const transforms = openVariantCache(read, async () => outcomes.shift());
  expect(await transforms(named('a'), TO, 'client')).toBeUndefined();
  vi.advanceTimersByTime(599_999);
  expect(await transforms(named('a'), TO, 'client')).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(await transforms(named('a'), { ...TO, width: 80 }, 'client')).toMatchObject({ type: 'image/webp' });
});

test('a picture that has the path of another has variants of its own', async () => {
  const transforms = openVariantCache(
    async ({ id }) => new TextEncoder().encode(id),
    async (bytes) => ({ type: 'image/webp', bytes: new Uint8Array(bytes) }),
  );
  const made = await Promise.all(['one', 'other'].map((id) => transforms({ id, path: 'a' }, TO, id)));
  expect(made.map((variant) => String(Buffer.from(variant?.bytes ?? [])))).toEqual(['one', 'other']);
});

test('failed work frees its slot for the next', async () => {
  const limited = limitConcurrency(1, 1);
  const failing = limited(async () => {
    throw new Error('Broken.');
  });
  const next = limited(async () => 'done');
  expect(limited.isFull()).toBe(true);
  await expect(failing).rejects.toThrow('Broken.');
  expect(await next).toBe('done');
  expect(limited.isFull()).toBe(false);
  expect(await limited(async () => 'again')).toBe('again');
});
