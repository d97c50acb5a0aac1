import { describe, expect, test } from 'vitest';
import { restated, rowsOf, tableOf } from '../../../domain/facts/hours-table.ts';
import { readHours, readRow } from '../../../domain/facts/read-hours.ts';
import { HOURS_WORDS } from '../../../words/hours-by-language.ts';
import { HOURS_PHRASES } from './hours-phrases.ts';

const MORNING = { opens: 540, closes: 720 };

describe.each(['en', 'de', 'ar'] as const)('opening hours typed in %s', (code) => {
  const words = HOURS_WORDS[code];

  test.each(HOURS_PHRASES[code])('%s', (typed, meant) => {
    const read = readHours(typed, words);
    const rows = rowsOf(restated(tableOf([], []), read, words), words);
    const lines = rows.map(({ days, hours }) => `${days} ${hours}`);
    expect([...lines, ...read.unread.map((part) => `? ${part}`)].join('; ')).toBe(meant);
  });
});

test('hours of a row belong to its days, or to the days that they name themselves', () => {
  const { en } = HOURS_WORDS;
  expect(readRow('Monday to Friday', '9-12', en)).toEqual([
    { week: [0, 1, 2, 3, 4], dates: [], spans: [MORNING] },
  ]);
  expect(readRow('Monday to Friday', 'Fri 9-12', en)).toEqual([{ week: [4], dates: [], spans: [MORNING] }]);
  expect(readRow('Monday to Friday', 'Fri noon-midnight', en)).toEqual([
    { week: [4], dates: [], spans: [{ opens: 720, closes: 1440 }] },
  ]);
  expect(readRow('', 'Fri-Sat 18:00-02:00', en)).toEqual([
    { week: [4, 5], dates: [], spans: [{ opens: 1080, closes: 1560 }] },
  ]);
  expect(readRow('Kitchen', 'Fri 9-12', en)).toBeUndefined();
  expect(readRow('Sat', 'by appointment', en)).toBeUndefined();
  expect(readRow('', 'Sat, Sun 9-12', en)).toEqual([{ week: [5, 6], dates: [], spans: [MORNING] }]);
});

test('a working week that begins on Saturday or Sunday is one row, and is read back as itself', () => {
  const open = [MORNING];
  const weeks = [
    [open, open, open, open, [], open, open],
    [open, open, open, open, [], [], open],
  ];
  for (const week of weeks) {
    const table = { week, special: [], texts: [] };
    for (const words of Object.values(HOURS_WORDS)) {
      const rows = rowsOf(table, words);
      expect(rows.length).toBe(2);
      expect(tableOf(rows, [words])).toEqual(table);
    }
  }
  const daysIn = (week: (typeof weeks)[number], code: 'ar' | 'de') =>
    rowsOf({ week, special: [], texts: [] }, HOURS_WORDS[code]).map(({ days }) => days);
  expect(weeks.map((week) => daysIn(week, 'ar'))).toEqual([
    ['من السبت إلى الخميس', 'الجمعة'],
    ['من الأحد إلى الخميس', 'من الجمعة إلى السبت'],
  ]);
  // Closed days are no working week.
  const closedAround = [[], open, open, open, open, open, []];
  expect(daysIn(closedAround, 'de')).toEqual(['Montag', 'Dienstag – Samstag', 'Sonntag']);
});

test('later times of the same day are added, others take their place', () => {
  const { week } = restated(
    tableOf([], []),
    readHours('daily 9-12, 14-18, Sat 9-14, Sun closed', HOURS_WORDS.en),
    HOURS_WORDS.en,
  );
  expect([week[0], week[5], week[6]]).toEqual([
    [MORNING, { opens: 840, closes: 1080 }],
    [{ opens: 540, closes: 840 }],
    [],
  ]);
});
