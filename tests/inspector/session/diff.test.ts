import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDiff, diff, structurallyShared } from '../../../inspector/session/diff.ts';

// JSON has neither undefined nor -0.
const json = fc.jsonValue({ noUnicodeString: true }).map((value) => JSON.parse(JSON.stringify(value)));

test('applying a diff yields the other value', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(applyDiff(before, diff(before, after))).toEqual(after);
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

test('handles keys named like properties of Object.prototype', () => {
  const [before, after] = [{ a: 1 }, JSON.parse('{"a": 1, "toString": {}, "__proto__": [0]}')];
  expect(applyDiff(before, diff(before, after))).toEqual(after);
  expect(Object.keys(structurallyShared(before, after))).toEqual(['a', 'toString', '__proto__']);
});
