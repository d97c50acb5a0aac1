import { describe, expect, test } from 'vitest';
import { type HoursRow, restated, rowsOf, tableOf } from '../../../domain/facts/hours-table.ts';
import { readHours } from '../../../domain/facts/read-hours.ts';
import { typedSpanOf, typedSpans } from '../../../domain/facts/typed-times.ts';
import { HOURS_WORDS } from '../../../words/hours-by-language.ts';
import type { PageLanguage } from '../../../words/page-language.ts';

const { en } = HOURS_WORDS;
const row = (days: string, hours: string): HoursRow => ({ days, hours });
const DAY = { opens: 420, closes: 1080 };
const BAKERY = {
  week: [[], [DAY], [DAY], [DAY], [DAY], [{ opens: 420, closes: 780 }], []],
  special: [
    { date: '2026-12-24', spans: [{ opens: 420, closes: 720 }] },
    { date: '2026-12-25', spans: [] },
  ],
  texts: [],
};

describe('a table is stored as rows that a page shows, and read from them', () => {
  test('days in a row with the same hours are one row, special days stand last', () => {
    expect(rowsOf(BAKERY, en)).toEqual([
      row('Monday', 'closed'),
      row('Tuesday – Friday', '07:00 – 18:00'),
      row('Saturday', '07:00 – 13:00'),
      row('Sunday', 'closed'),
      row('24 December 2026', '07:00 – 12:00'),
      row('25 December 2026', 'closed'),
    ]);
  });

  test.each(Object.keys(HOURS_WORDS) as PageLanguage[])('in %s', (language) => {
    const table = {
      ...BAKERY,
      week: [
        [],
        [DAY, { opens: 1200, closes: 1440 }],
        [{ opens: 1080, closes: 1560 }],
        undefined,
        [],
        [],
        [],
      ],
    };
    const words = HOURS_WORDS[language];
    expect(tableOf(rowsOf(table, words), [words])).toEqual(table);
  });
});

test('a day of which nothing is said has no row', () => {
  const table = tableOf([row('Mon–Wed', '9-12'), row('Friday', '9-12')], [en]);
  expect(table.week[3]).toBeUndefined();
  expect(rowsOf(table, en)).toEqual([
    row('Monday – Wednesday', '09:00 – 12:00'),
    row('Friday', '09:00 – 12:00'),
  ]);
});

test('what the table cannot hold stays as text at its day, unchanged', () => {
  const texts = [
    row('Sat', 'by appointment'),
    row('Kitchen', 'Tue–Fri 12–14'),
    row('Sun', '8-10, 11-12, 14-18'),
    row('Public holidays', 'closed'),
    row('24/7 hotline', ''),
    row('Mon', '8-9, 10-11, 12-13'),
    row('24 December', 'closed'),
    row('1 – 14 August 2027', 'closed'),
  ];
  const table = tableOf([...texts, row('Tue–Fri', '7–18')], [en]);
  expect(table.texts).toEqual(texts);
  expect(rowsOf(table, en).map(({ days }) => days)).toEqual([
    'Mon',
    'Tuesday – Friday',
    'Sat',
    'Sun',
    'Kitchen',
    'Public holidays',
    '24/7 hotline',
    '24 December',
    '1 – 14 August 2027',
  ]);
});

test('a whole day from midnight to midnight is one of the table', () => {
  const table = tableOf([row('Mon–Sun', '0:00 – 24:00')], [en]);
  expect([table.week, table.texts]).toEqual([Array(7).fill([{ opens: 0, closes: 1440 }]), []]);
  expect(rowsOf(table, en)).toEqual([row('Monday – Sunday', '00:00 – 24:00')]);
  expect(typedSpanOf({ opens: 0, closes: 1440 })).toEqual(['00:00', '00:00']);
  expect(typedSpans([['00:00', '00:00']])).toEqual([{ opens: 0, closes: 1440 }]);
  expect(typedSpans([['07:00', '07:00']])).toBe('empty');
});

test('rows are read in the first language that knows them', () => {
  const rows = [row('Dienstag bis Freitag', '7 bis 18 Uhr'), row('Sat', '7–13')];
  const { week, texts } = tableOf(rows, [en, HOURS_WORDS.de]);
  expect([week[1], week[5], texts]).toEqual([[DAY], [{ opens: 420, closes: 780 }], []]);
});

test('stated hours change the days that they name, and close the others only where nothing was known', () => {
  const state = (text: string) => rowsOf(restated(BAKERY, readHours(text, en), en), en);
  expect(state('Sat 8-14, closed 24 Dec 2026, 31 Dec')).toEqual([
    row('Monday', 'closed'),
    row('Tuesday – Friday', '07:00 – 18:00'),
    row('Saturday', '08:00 – 14:00'),
    row('Sunday', 'closed'),
    row('31 December', 'closed'),
    row('24 December 2026', 'closed'),
    row('25 December 2026', 'closed'),
  ]);
  const part = tableOf([row('Mon', '9-12'), row('Sat', 'by appointment')], [en]);
  expect(restated(part, readHours('Tue 9-12', en), en).week.slice(2)).toEqual(Array(5).fill(undefined));
});

test('stated hours that the table cannot hold take the place of what their days had', () => {
  const state = (rows: readonly HoursRow[], text: string) =>
    rowsOf(restated(tableOf(rows, [en]), readHours(text, en), en), en);
  expect(state([], 'Mon-Fri 24 hours, Sat 9-13')).toEqual([
    row('Monday – Friday', '00:00 – 24:00'),
    row('Saturday', '09:00 – 13:00'),
    row('Sunday', 'closed'),
  ]);
  expect(state([row('Mon–Sun', '9–18')], 'Mon-Fri 24 hours')).toEqual([
    row('Monday – Friday', '00:00 – 24:00'),
    row('Saturday – Sunday', '09:00 – 18:00'),
  ]);
  const before = [row('Mon–Fri', '0:00 – 24:00'), row('Fri', 'by appointment')];
  expect(state(before, 'Mon-Fri 9-18')).toEqual([
    row('Monday – Friday', '09:00 – 18:00'),
    row('Fri', 'by appointment'),
  ]);
  expect(state(before, 'Mon 9-18')).toEqual([
    row('Monday', '09:00 – 18:00'),
    row('Tuesday – Friday', '00:00 – 24:00'),
    row('Fri', 'by appointment'),
  ]);
});

test.each([
  [row('Monday', '09:00 – 12:00'), row('Monday', '10:00 – 18:00')],
  [row('Monday', '14:00 – 18:00'), row('Monday', '09:00 – 12:00')],
  [row('Monday', 'closed'), row('Monday', '09:00 – 12:00')],
])('a second row of a day that the table cannot join to the first stays as it stands: %j, %j', (one, two) => {
  const table = tableOf([one, two], [en]);
  expect([table.texts, rowsOf(table, en)]).toEqual([[two], [one, two]]);
});

test('a date in two rows keeps the times of both', () => {
  const date = '24 December 2026';
  const table = tableOf([row(date, '9–12'), row(date, '14–18')], [en]);
  expect(rowsOf(table, en)).toEqual([row(date, '09:00 – 12:00, 14:00 – 18:00')]);
  expect(tableOf([row(date, '9–12, 14–18'), row(date, '20–22')], [en]).texts).toEqual([row(date, '20–22')]);
});
