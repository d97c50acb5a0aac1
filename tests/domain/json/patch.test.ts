import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../domain/json/json.ts';
import { applicable, applyPatch, isSame, patchBetween, reversed } from '../../../domain/json/patch.ts';

const key = fc.stringMatching(/^[a-z]{1,3}$/);
const config = fc.dictionary(key, fc.jsonValue({ maxDepth: 3 })) as fc.Arbitrary<JsonObject>;

test('a patch leads from one config to the other, and its reverse back', () => {
  fc.assert(
    fc.property(config, config, (before, after) => {
      const patch = patchBetween(before, after);
      expect(applyPatch(before, patch)).toEqual(after);
      expect(applyPatch(after, reversed(patch))).toEqual(before);
    }),
  );
});

test('a key that every object inherits is compared like any other', () => {
  const without = { hero: {} };
  const having = { hero: { toString: null, valueOf: 'text' } };
  expect(isSame(without, having)).toBe(false);
  expect(patchBetween(without, having)).toEqual([
    { path: ['hero', 'toString'], before: undefined, after: null },
    { path: ['hero', 'valueOf'], before: undefined, after: 'text' },
  ]);
  expect(applyPatch(having, patchBetween(having, without))).toEqual(without);
});

test('a patch holds only the differences, each path once', () => {
  const before = { hero: { title: 'A', text: 'x' }, items: [{ a: 1 }, { a: 2 }], _structure: { a: 1, b: 2 } };
  const after = {
    hero: { title: 'B', text: 'x' },
    items: [{ a: 1 }, { a: 3 }],
    _structure: { a: 1, b: 3 },
    more: '',
  };
  expect(patchBetween(before, after)).toEqual([
    { path: ['hero', 'title'], before: 'A', after: 'B' },
    { path: ['items', 1, 'a'], before: 2, after: 3 },
    { path: ['_structure'], before: before._structure, after: after._structure },
    { path: ['more'], before: undefined, after: '' },
  ]);
});

test('a list of another length is one change', () => {
  expect(patchBetween({ items: [1, 2] }, { items: [1] })).toEqual([
    { path: ['items'], before: [1, 2], after: [1] },
  ]);
});

test('applicable leaves out values that changed since', () => {
  const patch = patchBetween({ a: 1, b: { c: [1] } }, { a: 2, b: { c: [2] } });
  expect(applicable({ a: 9, b: { c: [1] } }, patch)).toEqual([patch[1]]);
  expect(applicable({ a: 1, b: { c: [1] } }, patch)).toEqual(patch);
});

test('objects that a patch does not touch keep their identity', () => {
  const before = { hero: { title: 'A' }, footer: { text: 'x' } };
  const next = applyPatch(before, patchBetween(before, { ...before, hero: { title: 'B' } }));
  expect(next.footer).toBe(before.footer);
});
