import { expect, test } from 'vitest';
import { limitPerHour, type Turn } from '../../server/hourly-limit.ts';

const MINUTE = 60_000;

function clockedLimit(most: number, mostClients?: number) {
  const clock = { now: 0 };
  const take = limitPerHour(most, () => clock.now, mostClients);
  return { clock, take };
}

const waitOf = (turn: Turn) => (turn.kind === 'refused' ? turn.retryAfter : 0);

test('a client does so much within any hour, and no more', () => {
  const { clock, take } = clockedLimit(3);
  expect([take('a'), take('a'), take('a')].map(({ kind }) => kind)).toEqual(['taken', 'taken', 'taken']);
  expect(take('a')).toEqual({ kind: 'refused', retryAfter: 3600 });
  expect(take('b').kind).toBe('taken');
  clock.now += 59 * MINUTE + 500;
  expect(take('a')).toEqual({ kind: 'refused', retryAfter: 60 });
  clock.now += MINUTE;
  expect([take('a'), take('a'), take('a'), take('a')].map(waitOf)).toEqual([0, 0, 0, 3600]);
});

test('what was done later is forgotten later', () => {
  const { clock, take } = clockedLimit(2);
  take('a');
  clock.now = 30 * MINUTE;
  take('a');
  expect(waitOf(take('a'))).toBe(30 * 60);
  clock.now = 61 * MINUTE;
  expect(take('a').kind).toBe('taken');
  expect(waitOf(take('a'))).toBe(29 * 60);
});

test('work given back does not count', () => {
  const { take } = clockedLimit(1);
  const turn = take('a');
  expect(take('a').kind).toBe('refused');
  if (turn.kind === 'taken') turn.giveBack();
  expect(take('a').kind).toBe('taken');
});

test('no more than the latest clients are remembered', () => {
  const { take } = clockedLimit(1, 2);
  for (const client of ['a', 'b', 'c']) take(client);
  expect([take('c'), take('b'), take('a')].map(({ kind }) => kind)).toEqual(['refused', 'refused', 'taken']);
});

test('0 is no limit', () => {
  const { take } = clockedLimit(0);
  expect(Array.from({ length: 1000 }, () => take('a').kind)).toEqual(Array(1000).fill('taken'));
});
