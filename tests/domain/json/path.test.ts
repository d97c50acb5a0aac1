import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../domain/json/json.ts';
import { formatPath, getAt, type Path, parsePath, setAt } from '../../../domain/json/path.ts';

const key = fc.stringMatching(/^[a-z][A-Za-z0-9_-]{0,8}$/);
const index = fc.integer({ min: 0, max: 12 });
const path: fc.Arbitrary<Path> = fc
  .tuple(key, fc.array(fc.oneof(key, index), { maxLength: 5 }))
  .map(([first, rest]) => [first, ...rest]);
const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<JsonObject[string] & {}>;
const root = fc.dictionary(key, json) as fc.Arbitrary<JsonObject>;

describe('parsePath', () => {
  test.each<[string, Path]>([
    ['hero.title.text', ['hero', 'title', 'text']],
    ['benefits.items[0].icon', ['benefits', 'items', 0, 'icon']],
    ['benefits.items.0.icon', ['benefits', 'items', 0, 'icon']],
    ['a[1][2]', ['a', 1, 2]],
    ['a.01', ['a', '01']],
  ])('reads %s', (text, expected) => {
    expect(parsePath(text)).toEqual(expected);
  });

  test.each([
    '',
    '.',
    'a.',
    '.a',
    'a..b',
    'a[',
    'a[]',
    'a[x]',
    'a[-1]',
    'a[1.5]',
    'a[01]',
    '[0]',
    'a]b',
    'a[0]b',
    'a b',
    'hero.title.text\nfoo',
  ])('refuses %j', (text) => {
    expect(parsePath(text)).toBeUndefined();
  });

  test('a formatted path parses to the same path', () => {
    fc.assert(
      fc.property(path, (given) => {
        expect(parsePath(formatPath(given))).toEqual(given);
      }),
    );
  });
});

describe('setAt', () => {
  test('getAt returns what setAt set', () => {
    fc.assert(
      fc.property(root, path, json, (config, at, value) => {
        expect(getAt(setAt(config, at, value), at)).toEqual(value);
      }),
    );
  });

  test('the original is unchanged, and other branches are shared', () => {
    fc.assert(
      fc.property(root, path, json, (config, at, value) => {
        const before = structuredClone(config);
        const after = setAt(config, at, value);
        expect(config).toEqual(before);
        for (const other of Object.keys(config)) {
          if (other !== at[0]) expect(after[other]).toBe(config[other]);
        }
      }),
    );
  });

  test('siblings on every level are shared', () => {
    const config = { a: { b: { c: 1 }, d: { e: 2 } }, f: { g: 3 } };
    const after = setAt(config, ['a', 'b', 'c'], 9);
    expect(after).toEqual({ a: { b: { c: 9 }, d: { e: 2 } }, f: { g: 3 } });
    expect(after.f).toBe(config.f);
    expect(after.a.d).toBe(config.a.d);
    expect(after.a).not.toBe(config.a);
  });

  test('missing objects and list items are created', () => {
    expect(setAt({}, ['benefits', 'items', 2, 'title'], 'x')).toEqual({
      benefits: { items: [{}, {}, { title: 'x' }] },
    });
  });

  test('a list within a list stays a list, with its other items', () => {
    const config = { rows: [['a', 'b'], ['c']] };
    expect(setAt(config, ['rows', 0, 1], 'x')).toEqual({ rows: [['a', 'x'], ['c']] });
    expect(setAt({}, ['rows', 1, 1], 'x')).toEqual({ rows: [{}, [{}, 'x']] });
  });

  test('prototypes are never reached', () => {
    const after = setAt({}, ['__proto__', 'polluted'], true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
    expect(getAt({}, ['constructor', 'name'])).toBeUndefined();
  });
});
