import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HourlyLimit, limitPerHour } from '../../../server/limits/hourly-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const passMinutes = (minutes: number) => vi.advanceTimersByTime(minutes * 60_000);

/** What the clients hear, one after the other. */
async function take(limit: HourlyLimit, ...clients: string[]): Promise<number[]> {
  const waits: number[] = [];
  for (const client of clients) waits.push(await limit.take(client));
  return waits;
}

test('a client is refused beyond the limit until an hour after its first use', async () => {
  const limit = limitPerHour('a', 3);
  expect(await take(limit, 'a')).toEqual([0]);
  passMinutes(30);
  expect(await take(limit, 'a', 'a', 'a', 'b')).toEqual([0, 0, 1800, 0]);
  passMinutes(29.5);
  expect(await take(limit, 'a')).toEqual([30]);
  passMinutes(0.5);
  expect(await take(limit, 'a', 'a', 'a', 'a')).toEqual([0, 0, 0, 3600]);
});

test('a use that is given back or refused does not count', async () => {
  const limit = limitPerHour('a', 1);
  expect(await take(limit, 'a', 'a', 'a')).toEqual([0, 3600, 3600]);
  await limit.giveBack('a');
  expect(await take(limit, 'a', 'a')).toEqual([0, 3600]);
});

test('asking for the waiting time does not count as a use', async () => {
  const limit = limitPerHour('a', 1);
  expect([await limit.wait('a'), await limit.wait('a')]).toEqual([0, 0]);
  await limit.take('a');
  passMinutes(10);
  expect([await limit.wait('a'), await limit.wait('b')]).toEqual([50 * 60, 0]);
  passMinutes(50);
  expect(await limit.wait('a')).toBe(0);
});

test('a clock that is set back does not prolong the hour', async () => {
  const limit = limitPerHour('a', 1);
  await limit.take('a');
  vi.setSystemTime(Date.now() - 24 * 3_600_000);
  expect(await take(limit, 'a')).toEqual([3600]);
  passMinutes(60);
  expect(await take(limit, 'a')).toEqual([0]);
});

test('a clock that is set ahead gives nobody a new hour', async () => {
  const limit = limitPerHour('a', 1);
  await limit.take('a');
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  expect([await limit.take('a'), await limit.wait('a')]).toEqual([3600, 3600]);
});

test('only the latest clients are remembered', async () => {
  const limit = limitPerHour('a', 1, { maxClients: 2 });
  await take(limit, 'a', 'b', 'c');
  expect(await take(limit, 'c', 'b', 'a')).toEqual([3600, 3600, 0]);
});

test('0 means no limit', async () => {
  const limit = limitPerHour('a', 0);
  expect(await take(limit, ...Array(1000).fill('a'))).toEqual(Array(1000).fill(0));
  expect(await limit.wait('a')).toBe(0);
});

test('the networks of one IPv6 /48 may do as much as four, and what one gives back counts for none', async () => {
  const limit = limitPerHour('a', 2);
  const [a, b, c, d, e, f] = ['0', '100', 'f00', 'aa00', 'ff00', '200'].map(
    (part) => `2001:db8:1:${part}::/56`,
  );
  const other = '2001:db8:2:0::/56';
  const all = [a, a, b, b, c, c, d, d].map((network = '') => network);
  expect(await take(limit, ...all, e ?? '', other, '192.0.2.1')).toEqual([...Array(8).fill(0), 3600, 0, 0]);
  expect([await limit.wait(f ?? ''), await limit.wait(other)]).toEqual([3600, 0]);
  await limit.giveBack(a ?? '');
  expect(await take(limit, f ?? '', f ?? '')).toEqual([0, 3600]);
});
