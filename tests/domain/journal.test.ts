import { expect, test } from 'vitest';
import { isBehind, isDone, type JournalHead } from '../../src/domain/journal.ts';

const STARTED_AT = 1_000_000;
/** A journal of a website that was begun a moment before the page was opened. */
const head = (more: Partial<JournalHead> = {}): JournalHead => ({
  count: 5,
  since: STARTED_AT - 9_000,
  at: STARTED_AT - 4_000,
  ...more,
});

test('storage that is older than its journal is behind it, however long ago that was', () => {
  const stored = (count: number) => isBehind({ count, since: 0 }, head({ since: 0 }), STARTED_AT);
  expect([3, 4, 5, 6].map(stored)).toEqual([true, true, false, false]);
});

test('an empty storage is behind its journal only where all of it may have been lost in a crash', () => {
  const empty = (more: Partial<JournalHead> = {}) => isBehind(undefined, head(more), STARTED_AT);
  expect(empty()).toBe(true);
  // What is half a minute old had been written to the disk, so somebody removed it.
  expect(empty({ since: STARTED_AT - 34_000 })).toBe(true);
  expect(empty({ since: STARTED_AT - 34_001 })).toBe(false);
  // Also where nothing was done any more until the page was left.
  const since = STARTED_AT - 34_000;
  expect(empty({ since, left: since + 30_000 })).toBe(true);
  expect(empty({ since, left: since + 30_001 })).toBe(false);
});

test('storage is what it is where a page was left while this one was being opened: nothing crashed', () => {
  for (const stored of [undefined, { count: 4, since: 0 }]) {
    const left = (at: number) => isBehind(stored, head({ left: at }), STARTED_AT);
    expect([left(STARTED_AT - 51), left(STARTED_AT - 50), left(STARTED_AT + 3)]).toEqual([
      true,
      false,
      false,
    ]);
  }
});

test('a journal is done once all of it must be on the disk, or nobody wants it', () => {
  const at = STARTED_AT - 4_000;
  const stored = { count: 5, since: 0 };
  expect(isDone(stored, head(), at + 600_000)).toBe(false);
  expect(isDone(stored, head(), at + 600_001)).toBe(true);
  expect(isDone(undefined, head(), at)).toBe(true);
});
