import { expect, test } from 'vitest';
import type { TestRunEndReason } from 'vitest/node';
import { type CountedModule, closingLine } from './closing-line.ts';

type State = 'passed' | 'failed' | 'skipped' | 'pending';

function moduleWith(states: readonly State[], errors = 0): CountedModule {
  const tests = states.map((state) => ({ result: () => ({ state }) }));
  const module: unknown = {
    children: { allTests: () => tests.values() },
    errors: () => Array(errors).fill({}),
  };
  return module as CountedModule;
}

test.each<[string, readonly CountedModule[], number, TestRunEndReason, string]>([
  [
    'all passed',
    [moduleWith(['passed', 'passed']), moduleWith(['passed'])],
    0,
    'passed',
    '3 passed, 0 failed',
  ],
  ['one failed', [moduleWith(['passed', 'failed'])], 0, 'failed', '1 passed, 1 failed'],
  ['skipped', [moduleWith(['passed', 'skipped', 'pending'])], 0, 'passed', '1 passed, 0 failed, 2 skipped'],
  [
    'a file that cannot be loaded',
    [moduleWith(['passed']), moduleWith([], 1)],
    0,
    'failed',
    '1 passed, 1 failed',
  ],
  ['an error outside of all tests', [moduleWith(['passed'])], 1, 'failed', '1 passed, 1 failed'],
  ['a setup that failed', [], 0, 'failed', '0 passed, 1 failed'],
])('%s', (_, modules, unhandled, reason, line) => {
  expect(closingLine(modules, unhandled, reason)).toBe(line);
});
