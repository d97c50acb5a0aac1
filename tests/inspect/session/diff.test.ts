import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDiff, diff, structurallyShared } from '../../../src/inspect/session/diff.ts';

// Undefined never stands in what is sent as JSON; a minus zero is none there either.
const json = fc.jsonValue({ noUnicodeString: true }).map((value) => JSON.parse(JSON.stringify(value)));

test('the differences lead from one value to the other', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(applyDiff(before, diff(before, after))).toEqual(after);
    }),
  );
});

test('sharing changes no value, and an equal one is the earlier itself', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(structurallyShared(before, after)).toEqual(after);
      expect(structurallyShared(before, structuredClone(before))).toBe(before);
    }),
  );
});

test('what did not change is shared', () => {
  const before = { config: { hero: { title: 'a' }, footer: { text: 'b' } }, list: [1, 2] };
  const after = structurallyShared(before, {
    config: { hero: { title: 'c' }, footer: { text: 'b' } },
    list: [1, 2],
  });
  expect(after.config.footer).toBe(before.config.footer);
  expect(after.list).toBe(before.list);
  expect(diff(before, after)).toEqual([{ path: ['config', 'hero', 'title'], before: 'a', after: 'c' }]);
});

test('what comes and what goes is said', () => {
  expect(diff({ a: 1, list: [1, 2] }, { b: 2, list: [1] })).toEqual([
    { path: ['a'], before: 1 },
    { path: ['list', '1'], before: 2 },
    { path: ['b'], after: 2 },
  ]);
});

test('a key may be called as what every object inherits', () => {
  const [before, after] = [{ a: 1 }, JSON.parse('{"a": 1, "toString": {}, "__proto__": [0]}')];
  expect(applyDiff(before, diff(before, after))).toEqual(after);
  expect(Object.keys(structurallyShared(before, after))).toEqual(['a', 'toString', '__proto__']);
});
