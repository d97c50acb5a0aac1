import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, structurallyShared } from '../../../inspector/session/diff.ts';

// JSON has neither undefined nor -0.
const json = fc.jsonValue({ noUnicodeString: true }).map((value) => JSON.parse(JSON.stringify(value)));

test('a diff is empty for equal values, and only for those', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(diff(before, structuredClone(before))).toEqual([]);
      expect(diff(before, after).length === 0).toBe(JSON.stringify(before) === JSON.stringify(after));
    }),
  );
});

test('structural sharing changes no value, and returns the earlier one if both are equal', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(structurallyShared(before, after)).toEqual(after);
      expect(structurallyShared(before, structuredClone(before))).toBe(before);
    }),
  );
});

test('shares unchanged parts', () => {
  const before = { config: { hero: { title: 'a' }, footer: { text: 'b' } }, list: [1, 2] };
  const after = structurallyShared(before, {
    config: { hero: { title: 'c' }, footer: { text: 'b' } },
    list: [1, 2],
  });
  expect(after.config.footer).toBe(before.config.footer);
  expect(after.list).toBe(before.list);
  expect(diff(before, after)).toEqual([{ path: ['config', 'hero', 'title'], before: 'a', after: 'c' }]);
});

test('lists additions and removals', () => {
  expect(diff({ a: 1, list: [1, 2] }, { b: 2, list: [1] })).toEqual([
    { path: ['a'], before: 1 },
    { path: ['list', '1'], before: 2 },
    { path: ['b'], after: 2 },
  ]);
});

test('of a list whose length changed, what was put in or taken out', () => {
  const buttons = ['Make it mine', 'Header', 'Hero', 'Footer'];
  expect(diff({ buttons }, { buttons: buttons.slice(1) })).toEqual([
    { path: ['buttons', '0'], before: 'Make it mine' },
  ]);
  expect(diff(['a', { b: 1 }, 'c'], ['a', 'x', 'y', { b: 1 }, 'c'])).toEqual([
    { path: ['1'], after: 'x' },
    { path: ['2'], after: 'y' },
  ]);
});

test('handles keys named like properties of Object.prototype', () => {
  const [before, after] = [{ a: 1 }, JSON.parse('{"a": 1, "toString": {}, "__proto__": [0]}')];
  expect(diff(before, after)).toEqual([
    { path: ['toString'], after: {} },
    { path: ['__proto__'], after: [0] },
  ]);
  expect(Object.keys(structurallyShared(before, after))).toEqual(['a', 'toString', '__proto__']);
});
