import { expect, test } from 'vitest';
import { readHoursForm } from '../../../src/ui/lists/read-hours-form.ts';

function read(inputs: readonly (readonly [name: string, value: string])[]) {
  const form = new FormData();
  for (const [name, value] of inputs) form.append(name, value);
  const { table, troubles } = readHoursForm(form);
  return { ...table, troubles: Object.fromEntries(troubles) };
}

const NOTHING = { week: Array(7).fill(undefined), special: [], texts: [], troubles: {} };
const times = (row: string, ...typed: readonly string[]) =>
  typed.map((time, at) => [`${row}.${at % 2 === 0 ? 'opens' : 'closes'}`, time] as const);

test('days are closed, have one or two times, or say nothing', () => {
  const form = read([
    ...times('day0', '08:00', '12:00', '14:00', '18:00'),
    ...times('day1', '08:00', '12:00', '', ''),
    ['day1.closed', 'on'],
    ...times('day2', '', '', '', ''),
  ]);
  const spans = [
    { opens: 480, closes: 720 },
    { opens: 840, closes: 1080 },
  ];
  expect(form).toEqual({ ...NOTHING, week: [spans, [], ...Array(5).fill(undefined)] });
});

test('each row that cannot be saved has its trouble', () => {
  const { troubles } = read([
    ...times('day0', '08:00', ''),
    ...times('day1', '08:00', '08:00'),
    ...times('day2', '08:00', '12:00', '11:00', '13:00'),
    ['special0.date', '2026-12-24'],
    ...times('special0', '', ''),
    ['special1.date', ''],
    ...times('special1', '08:00', '12:00'),
    ['special2.date', '2026-12-25'],
    ...times('special2', '08:00', ''),
  ]);
  expect(troubles).toEqual({
    day0: 'half',
    day1: 'empty',
    day2: 'overlap',
    special0: 'noHours',
    special1: 'noDate',
    special2: 'half',
  });
});

test('special days and texts are taken, rows without anything left out', () => {
  const form = read([
    ['special0.date', ''],
    ['special1.date', '2026-12-24'],
    ['special1.closed', 'on'],
    ['text0.days', ' Sat '],
    ['text0.hours', 'by appointment'],
    ['text1.days', ''],
    ['text1.hours', ''],
  ]);
  expect(form).toEqual({
    ...NOTHING,
    special: [{ date: '2026-12-24', spans: [] }],
    texts: [{ days: 'Sat', hours: 'by appointment' }],
  });
});
