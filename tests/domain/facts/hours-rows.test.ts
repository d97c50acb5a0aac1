import { describe, expect, test } from 'vitest';
import { shownHours } from '../../../src/domain/facts/hours-rows.ts';
import { hoursText } from '../../../src/domain/facts/opening-hours.ts';
import { readHours } from '../../../src/domain/facts/read-hours.ts';
import { arHours } from '../../../src/words/ar/hours.ts';
import { deHours } from '../../../src/words/de/hours.ts';
import { enHours } from '../../../src/words/en/hours.ts';
import { ARABIC_HOURS } from './arabic-hours.ts';
import { ENGLISH_HOURS } from './english-hours.ts';
import { GERMAN_HOURS } from './german-hours.ts';

const TYPED =
  'Mon-Fri 9-12 and 2pm-6pm, Sat 6pm till midnight, closed 24 Dec, 2-9 Aug 2027 10-12, holidays 8-10';

function shownIn(language: string, words: typeof enHours) {
  const read = readHours(TYPED, enHours);
  return read.kind === 'hours' ? shownHours(read.hours, language, words) : read;
}

test('a page shows a row for each group of days, and the days that differ in a line', () => {
  expect(shownIn('en', enHours)).toEqual({
    rows: [
      { days: 'Monday – Friday', hours: '09:00 – 12:00, 14:00 – 18:00' },
      { days: 'Saturday', hours: '18:00 – 24:00' },
      { days: 'Sunday', hours: 'closed' },
      { days: 'Public holidays', hours: '08:00 – 10:00' },
    ],
    note: '24 December: closed, 2 August 2027 – 9 August 2027: 10:00 – 12:00',
  });
  expect(shownIn('de', deHours)).toEqual({
    rows: [
      { days: 'Montag – Freitag', hours: '09:00 – 12:00, 14:00 – 18:00' },
      { days: 'Samstag', hours: '18:00 – 24:00' },
      { days: 'Sonntag', hours: 'geschlossen' },
      { days: 'Feiertage', hours: '08:00 – 10:00' },
    ],
    note: '24. Dezember: geschlossen, 2. August 2027 – 9. August 2027: 10:00 – 12:00',
  });
});

describe.each([
  ['en', enHours, ENGLISH_HOURS],
  ['de', deHours, GERMAN_HOURS],
  ['ar', arHours, ARABIC_HOURS],
] as const)('what a page shows in %s', (language, words, phrases) => {
  test('is read as the same hours again', () => {
    const different = phrases.flatMap(([typed]) => {
      const read = readHours(typed, words);
      if (read.kind !== 'hours') return [];
      const { rows, note } = shownHours(read.hours, language, words);
      const lines = rows.map(({ days, hours }) => `${days} ${hours}`);
      const shown = [...lines, ...(note === '' ? [] : [note])].join('; ');
      const again = readHours(shown, words);
      const meant = hoursText(read.hours);
      const found = again.kind === 'hours' ? hoursText(again.hours) : `?${again.part}`;
      return found === meant ? [] : [{ typed, shown, meant, found }];
    });
    expect(different).toEqual([]);
  });
});
