import { expect, test } from 'vitest';
import type { TestCase } from 'vitest/node';
import { linesOf, skippedIn } from './printed-lines.ts';

const testCase = (printed?: readonly string[]) => ({ meta: () => ({ printed }) }) as unknown as TestCase;
const moduleOf = (...tests: TestCase[]) => ({ children: { allTests: () => tests.values() } }) as never;

test('linesOf returns the lines of all tests in order', () => {
  const modules = [moduleOf(testCase(['a: 1', 'a: 2']), testCase()), moduleOf(testCase(['b: 1']))];
  expect(linesOf(modules)).toEqual(['a: 1', 'a: 2', 'b: 1']);
});

test('skippedIn returns each reason once', () => {
  const skipped = (note?: string) => ({ result: () => ({ state: 'skipped', note }) }) as unknown as TestCase;
  const modules = [
    moduleOf(skipped('no caddy'), skipped()),
    moduleOf(skipped('no caddy'), skipped('no nginx')),
  ];
  expect(skippedIn(modules)).toEqual(['skipped: no caddy', 'skipped: no nginx']);
});
