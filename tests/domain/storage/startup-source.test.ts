import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseStartupSource,
  digestOf,
  mirrorMark,
  mirrorState,
  type StartupSource,
} from '../../../domain/storage/startup-source.ts';
import type { MirrorContent, StoreContent } from '../../../domain/storage/stored-content.ts';

const NOTHING: MirrorContent = {
  config: null,
  mark: undefined,
  owner: null,
  hasPage: false,
  hasMirrored: false,
};
const EMPTY: StoreContent = { document: undefined, secrets: { kept: {} } };
const DOCUMENT = {
  revision: 7,
  config: '{"now":7}',
  isUndone: false,
  first: 0,
  past: [],
  future: [],
  live: null,
};
const FULL: StoreContent = { ...EMPTY, document: DOCUMENT };
const STALE = mirrorMark('{"now":6}', 6);
const RESET = mirrorMark(null, 7);

type Row = readonly [string, 'failed' | StoreContent, Partial<MirrorContent>, StartupSource];

describe('chooseStartupSource', () => {
  test.each<Row>([
    ['an empty store, nothing anywhere', EMPTY, {}, { kind: 'new' }],
    [
      'an empty store, a config that other code wrote',
      EMPTY,
      { config: '{}' },
      { kind: 'import', config: '{}' },
    ],
    [
      'an empty store, mirrors of a lost store',
      EMPTY,
      { config: '{"now":6}', mark: STALE, hasMirrored: true },
      { kind: 'import', config: '{"now":6}' },
    ],
    [
      'a config of other code that was taken over before, restored by a crash',
      {
        ...FULL,
        document: { ...DOCUMENT, importedMirrors: mirrorState({ config: '{"theirs":1}', mark: STALE }) },
      },
      { config: '{"theirs":1}', mark: STALE },
      { kind: 'store' },
    ],
    [
      'the same config written again by other code, after the mirror was rewritten',
      {
        ...FULL,
        document: { ...DOCUMENT, importedMirrors: mirrorState({ config: '{"theirs":1}', mark: STALE }) },
      },
      { config: '{"theirs":1}', mark: mirrorMark('{"now":7}', 7) },
      { kind: 'foreign', config: '{"theirs":1}' },
    ],
    [
      'a removal that was taken over before, restored by a crash',
      { ...FULL, document: { ...DOCUMENT, importedMirrors: mirrorState({ config: null, mark: STALE }) } },
      { mark: STALE },
      { kind: 'store' },
    ],
    [
      'a document, its mirror',
      FULL,
      { config: '{"now":7}', mark: mirrorMark('{"now":7}', 7) },
      { kind: 'store' },
    ],
    ['a document, a stale mirror', FULL, { config: '{"now":6}', mark: STALE }, { kind: 'store' }],
    ['a document, its mirror without a mark', FULL, { config: '{"now":7}' }, { kind: 'store' }],
    [
      'a document, its mirror with a stale mark',
      FULL,
      { config: '{"now":7}', mark: STALE },
      { kind: 'store' },
    ],
    ['a document, reset and mirrored', FULL, { mark: RESET, hasMirrored: true }, { kind: 'store' }],
    [
      'a document, another config',
      FULL,
      { config: '{"other":1}', mark: STALE },
      { kind: 'foreign', config: '{"other":1}' },
    ],
    [
      'a document, another config without a mark',
      FULL,
      { config: '{"other":1}' },
      { kind: 'foreign', config: '{"other":1}' },
    ],
    [
      'a document, a config written after a reset',
      FULL,
      { config: '{"other":1}', mark: RESET },
      { kind: 'foreign', config: '{"other":1}' },
    ],
    ['a document, an empty config', FULL, { config: '', mark: STALE }, { kind: 'foreign', config: '' }],
    ['a document, its mirror removed', FULL, { mark: STALE }, { kind: 'removed' }],
    ['a document, local storage cleared under this tab', FULL, { hasMirrored: true }, { kind: 'removed' }],
    ['a document, local storage never flushed', FULL, {}, { kind: 'store' }],
    ['no store, a mirror', 'failed', { config: '{}', mark: STALE }, { kind: 'mirrors', config: '{}' }],
    ['no store, nothing', 'failed', {}, { kind: 'mirrors', config: null }],
  ])('%s', (_, store, mirrors, start) => {
    expect(chooseStartupSource({ store, mirrors: { ...NOTHING, ...mirrors } })).toEqual(start);
  });
});

describe('a digest', () => {
  test('differs between texts that differ in one character', () => {
    const letter = fc.string({ minLength: 1, maxLength: 1 });
    fc.assert(
      fc.property(fc.string(), letter, letter, fc.string(), (start, one, other, end) => {
        const same = one === other;
        expect(digestOf(start + one + end) === digestOf(start + other + end)).toBe(same);
        expect(digestOf(start + end)).not.toBe(digestOf(start + one + end));
      }),
      { numRuns: 2000 },
    );
  });

  test('does not collide among many similar texts', () => {
    const texts = Array.from({ length: 100_000 }, (_, at) => `{"hero":{"title":{"text":"Title ${at}"}}}`);
    const digests = new Set(texts.map(digestOf));
    expect(digests.size).toBe(texts.length);
    expect([...digests].every((digest) => /^[0-9a-f]{16}$/.test(digest))).toBe(true);
  });

  test('is the same in every version of the program', () => {
    expect(['', 'a', '{"header":{"logoText":"Fern ✓"}}'].map(digestOf)).toMatchInlineSnapshot(`
      [
        "1aee8d83488bdcb8",
        "82c97901501c2ba7",
        "8dca445fd9b4a4a5",
      ]
    `);
  });
});
