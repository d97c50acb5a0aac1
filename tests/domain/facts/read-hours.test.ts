import { describe, expect, test } from 'vitest';
import { hoursText } from '../../../src/domain/facts/opening-hours.ts';
import { readHours } from '../../../src/domain/facts/read-hours.ts';
import { arHours } from '../../../src/words/ar/hours.ts';
import { deHours } from '../../../src/words/de/hours.ts';
import { enHours } from '../../../src/words/en/hours.ts';
import type { HoursWords } from '../../../src/words/hours-words.ts';
import { ARABIC_HOURS } from './arabic-hours.ts';
import { ENGLISH_HOURS } from './english-hours.ts';
import { GERMAN_HOURS } from './german-hours.ts';

/** The meaning as one line; what could not be understood begins with a question mark. */
function understood(text: string, words: HoursWords): string {
  const read = readHours(text, words);
  return read.kind === 'hours' ? hoursText(read.hours) : `?${read.part}`;
}

describe.each([
  ['English', enHours, ENGLISH_HOURS],
  ['German', deHours, GERMAN_HOURS],
  ['Arabic', arHours, ARABIC_HOURS],
] as const)('opening hours in %s', (_, words, phrases) => {
  test.each(phrases)('%s', (typed, meant) => {
    expect(understood(typed, words)).toBe(meant);
  });

  test('at least a hundred phrases are tried, none twice', () => {
    expect(new Set(phrases.map(([typed]) => typed)).size).toBe(phrases.length);
    expect(phrases.length).toBeGreaterThanOrEqual(100);
  });

  test('the canonical line is read back as the same hours', () => {
    for (const [, meant] of phrases.filter(([, line]) => !line.startsWith('?')))
      expect(understood(meant, enHours)).toBe(meant);
  });
});
