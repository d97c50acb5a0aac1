import { expect, test } from 'vitest';
import { walkSettings } from './walk-settings.ts';

test('SEED and STEPS are taken as given, and the events are rounded up to whole walks', () => {
  expect(walkSettings({ SEED: '12345', STEPS: '1200' })).toEqual({ seed: 12_345, walks: 3 });
  expect(walkSettings({ SEED: '0', STEPS: '1' })).toEqual({ seed: 0, walks: 1 });
});

test('without them each run has 30,000 events and a seed of its own', () => {
  const runs = Array.from({ length: 3 }, () => walkSettings({ SEED: '', STEPS: '' }));
  expect(runs.map(({ walks }) => walks)).toEqual([60, 60, 60]);
  expect(new Set(runs.map(({ seed }) => seed)).size).toBe(3);
});

test.each([
  [{ SEED: 'abc' }, 'SEED must be a whole number from 0 to 2147483647, not "abc".'],
  [{ SEED: '-1' }, 'SEED must be a whole number from 0 to 2147483647, not "-1".'],
  [{ SEED: '2147483648' }, 'SEED must be a whole number from 0 to 2147483647, not "2147483648".'],
  [{ SEED: '1', STEPS: '0' }, 'STEPS must be a whole number from 1 to 100000000, not "0".'],
  [{ STEPS: '1e5' }, 'STEPS must be a whole number from 1 to 100000000, not "1e5".'],
])('%j is refused in one line', (variables, line) => {
  expect(() => walkSettings(variables)).toThrow(new Error(line));
});
