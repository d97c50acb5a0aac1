import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StalledRun } from './stalled-run.ts';

const MINUTE = 60_000;
const FILE = { id: 'file', relativeModuleId: 'tests/a.test.ts' };
const FIRST = { id: 'first', fullName: 'a page opens' };
const SECOND = { id: 'second', fullName: 'a page closes' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A run that notes what it prints, and when it is ended. */
function watchedRun() {
  const events: string[] = [];
  const run = new StalledRun(globalThis, () => events.push('ended'));
  run.onInit({ logger: { error: (line: string) => events.push(line) } } as never);
  return { run, events };
}

test('a run in which nothing ends for ten minutes is ended, and what still runs is named', () => {
  const { run, events } = watchedRun();
  run.onTestModuleStart(FILE);
  run.onTestCaseReady(FIRST);
  run.onTestCaseResult(FIRST);
  run.onTestCaseReady(SECOND);
  vi.advanceTimersByTime(10 * MINUTE - 1);
  expect(events).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(events).toEqual([
    'No test has ended for 10 minutes. Still running:',
    '  tests/a.test.ts',
    '  a page closes',
    'ended',
  ]);
});

test('a run goes on as long as tests end', () => {
  const { run, events } = watchedRun();
  run.onTestModuleStart(FILE);
  for (const each of [FIRST, SECOND]) {
    run.onTestCaseReady(each);
    vi.advanceTimersByTime(9 * MINUTE);
    run.onTestCaseResult(each);
  }
  run.onTestModuleEnd(FILE);
  run.onTestRunEnd();
  vi.advanceTimersByTime(60 * MINUTE);
  expect(events).toEqual([]);
});
