import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DailyFailure, everyDay } from '../../../server/operations/every-day.ts';

const DAY_MS = 86_400_000;
const TEN_MINUTES_MS = 600_000;
const START = Date.UTC(2026, 10, 25);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'], now: START });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Daily work of which the first part fails; `ran` and `failed` are what happened so far. */
function startDaily(claim: (day: number) => Promise<boolean> = async () => true) {
  const ran: [string, number][] = [];
  const failed: DailyFailure[] = [];
  const end = everyDay(
    {
      poisoned: async (now) => {
        ran.push(['poisoned', now - START]);
        throw new Error('index row requires 9032 bytes');
      },
      sound: async (now) => {
        ran.push(['sound', now - START]);
      },
    },
    claim,
    (failure) => failed.push(failure),
  );
  return { ran, failed, end };
}

const POISONED = { part: 'poisoned', error: new Error('index row requires 9032 bytes') };

test('a part that fails is reported, keeps no other from its work, and is tried again the next day', async () => {
  const { ran, failed, end } = startDaily();
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS + DAY_MS);
  const times = [TEN_MINUTES_MS, TEN_MINUTES_MS + DAY_MS];
  expect(ran).toEqual(
    times.flatMap((at) => [
      ['poisoned', at],
      ['sound', at],
    ]),
  );
  expect(failed).toEqual([POISONED, POISONED]);
  end();
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(ran).toHaveLength(4);
});

test.each([
  ['forward', 400, 400],
  ['back', -3, 3],
])('nothing is deleted while the clock was set %s since the start', async (_, days, told) => {
  const { ran, failed } = startDaily();
  vi.setSystemTime(START + days * DAY_MS);
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS);
  const error = `The clock was set by ${told} days since the start, so nothing is deleted. If it is right, restart the server.`;
  expect([ran, failed]).toEqual([[], [{ part: 'clock', error }]]);
  vi.setSystemTime(START + TEN_MINUTES_MS);
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(ran.map(([part]) => part)).toEqual(['poisoned', 'sound']);
});

test('of several processes the first that claims a day works, and a claim that fails is reported', async () => {
  const claimed: number[] = [];
  const error = new Error('The disk is full.');
  const claim = async (day: number) => {
    if (claimed.push(day) === 4) throw error;
    return claimed.indexOf(day) === claimed.length - 1;
  };
  const [one, other] = [startDaily(claim), startDaily(claim)];
  await vi.advanceTimersByTimeAsync(TEN_MINUTES_MS + DAY_MS);
  const today = START / DAY_MS;
  expect(claimed).toEqual([today, today, today + 1, today + 1]);
  expect([one.ran.length, other.ran.length]).toEqual([4, 0]);
  expect(other.failed).toEqual([{ part: 'claim', error }]);
});
