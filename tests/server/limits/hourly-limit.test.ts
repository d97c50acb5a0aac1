import { expect, test } from 'vitest';
import { limitPerHour, type RateLimitResult } from '../../../server/limits/hourly-limit.ts';

const MINUTE = 60_000;

function limitWithClock(most: number, mostClients?: number) {
  const clock = { now: 0 };
  return { clock, ...limitPerHour(most, () => clock.now, mostClients) };
}

const waitOf = (result: RateLimitResult) => (result.kind === 'refused' ? result.retryAfter : 0);

test('a client is refused beyond the limit until its earlier uses are an hour old', () => {
  const { clock, take } = limitWithClock(3);
  expect([take('a'), take('a'), take('a')].map(({ kind }) => kind)).toEqual(['taken', 'taken', 'taken']);
  expect(take('a')).toEqual({ kind: 'refused', retryAfter: 3600 });
  expect(take('b').kind).toBe('taken');
  clock.now += 59 * MINUTE + 500;
  expect(take('a')).toEqual({ kind: 'refused', retryAfter: 60 });
  clock.now += MINUTE;
  expect([take('a'), take('a'), take('a'), take('a')].map(waitOf)).toEqual([0, 0, 0, 3600]);
});

test('each use expires on its own', () => {
  const { clock, take } = limitWithClock(2);
  take('a');
  clock.now = 30 * MINUTE;
  take('a');
  expect(waitOf(take('a'))).toBe(30 * 60);
  clock.now = 61 * MINUTE;
  expect(take('a').kind).toBe('taken');
  expect(waitOf(take('a'))).toBe(29 * 60);
});

test('a use that is given back does not count', () => {
  const { take } = limitWithClock(1);
  const result = take('a');
  expect(take('a').kind).toBe('refused');
  if (result.kind === 'taken') result.giveBack();
  expect(take('a').kind).toBe('taken');
});

test('asking for the waiting time does not count as a use', () => {
  const { clock, take, wait } = limitWithClock(1);
  expect([wait('a'), wait('a')]).toEqual([0, 0]);
  expect(take('a').kind).toBe('taken');
  clock.now += 10 * MINUTE;
  expect([wait('a'), wait('b')]).toEqual([50 * 60, 0]);
  clock.now += 50 * MINUTE;
  expect(wait('a')).toBe(0);
});

test('only the latest clients are remembered', () => {
  const { take } = limitWithClock(1, 2);
  for (const client of ['a', 'b', 'c']) take(client);
  expect([take('c'), take('b'), take('a')].map(({ kind }) => kind)).toEqual(['refused', 'refused', 'taken']);
});

test('0 means no limit', () => {
  const { take, wait } = limitWithClock(0);
  expect(Array.from({ length: 1000 }, () => take('a').kind)).toEqual(Array(1000).fill('taken'));
  expect(wait('a')).toBe(0);
});
