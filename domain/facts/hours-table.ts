import type { HoursWords } from '../../words/hours-words.ts';
import {
  clockText,
  dayNames,
  MINUTES_A_DAY,
  type OpenDays,
  type Span,
  spansWith,
  WEEK,
} from './opening-hours.ts';
import { daysNamed, type HoursRead, readRow } from './read-hours.ts';

/** One row of opening hours, as a page shows it. */
export interface HoursRow {
  readonly days: string;
  readonly hours: string;
}

/** A date as `2026-12-24`, and its hours; none if it is closed. */
export interface SpecialDay {
  readonly date: string;
  readonly spans: readonly Span[];
}

/** Opening hours as a table holds them. */
export interface HoursTable {
  /** Seven days, Monday first. A day without spans is closed; undefined if nothing is said of it. */
  readonly week: readonly (readonly Span[] | undefined)[];
  readonly special: readonly SpecialDay[];
  /** Rows that the table cannot hold, as they stand. */
  readonly texts: readonly HoursRow[];
}

const MOST_SPANS = 2;

const EMPTY: HoursTable = { week: WEEK.map(() => undefined), special: [], texts: [] };

/** The table of a page's rows. A row that one of the languages reads fills its days; any other is kept as text, and so is a second row of a day that would take the place of the first. */
export function tableOf(rows: readonly HoursRow[], languages: readonly HoursWords[]): HoursTable {
  let table = EMPTY;
  for (const row of rows) {
    const read = languages
      .map((words) => readRow(row.days, row.hours, words))
      .find((found) => found !== undefined);
    const further = read?.reduce<HoursTable | undefined>(
      (before, each) => before && (overwrites(before, each) ? undefined : filled(before, each)),
      table,
    );
    table = further ?? withText(table, row);
  }
  return table;
}

/**
 * A table after somebody stated hours: the days that they named have these hours, and what the table cannot hold becomes
 * text. Where nothing was known of the week and all was read, the other days of several with hours are closed: what is
 * said of one day says nothing of the others.
 */
export function restated(table: HoursTable, { rows, unread }: HoursRead, words: HoursWords): HoursTable {
  let stated = EMPTY;
  const inTexts: number[] = [];
  for (const row of rows.flatMap(apart)) {
    const further = filled(stated, row);
    if (!further) inTexts.push(...row.week);
    stated = further ?? withText(stated, rowFor(row, words));
  }
  const known = table.week.map((spans, day) => (inTexts.includes(day) ? undefined : spans));
  const isNew = table.texts.length === 0 && table.week.every((spans) => spans === undefined);
  const open = WEEK.filter((day) => inTexts.includes(day) || (stated.week[day] ?? []).length > 0);
  const isAll = unread.length === 0 && open.length > 1;
  const otherDays = (day: number) => (isNew && isAll && !inTexts.includes(day) ? [] : undefined);
  const isStated = (day: number) => stated.week[day] !== undefined || inTexts.includes(day);
  // A row of hours only: a remark such as `by appointment` may stand beside them.
  const isOutdated = (row: HoursRow) => {
    const read = readRow(row.days, row.hours, words) ?? [];
    return read.length > 0 && read.every(({ week, dates }) => dates.length === 0 && week.every(isStated));
  };
  const dates = stated.special.map(({ date }) => date);
  const days = stated.texts.map((row) => row.days);
  return {
    week: stated.week.map((spans, day) => spans ?? known[day] ?? otherDays(day)),
    special: [...table.special.filter(({ date }) => !dates.includes(date)), ...stated.special],
    texts: [...table.texts.filter((row) => !days.includes(row.days) && !isOutdated(row)), ...stated.texts],
  };
}

function withText(table: HoursTable, row: HoursRow): HoursTable {
  return { ...table, texts: [...table.texts, row] };
}

/** The days of the week, public holidays and each range of dates as rows of their own. */
function apart({ week, dates, spans }: OpenDays): readonly OpenDays[] {
  const parts = [week.filter((day) => day < WEEK.length), week.filter((day) => day >= WEEK.length)];
  return [
    ...parts.flatMap((days) => (days.length > 0 ? [{ week: days, dates: [], spans }] : [])),
    ...dates.map((range) => ({ week: [], dates: [range], spans })),
  ];
}

/** True if a row would take the place of hours that a table has. */
function overwrites(table: HoursTable, { week, dates, spans }: OpenDays): boolean {
  const known = [
    ...week.map((day) => table.week[day]),
    ...dates.map(({ first }) => table.special.find(({ date }) => date === first)?.spans),
  ];
  return known.some((before) => before !== undefined && spansWith(before, spans)[0] !== before[0]);
}

/** A table after a row fills further days; undefined if it cannot hold the row. */
function filled(table: HoursTable, { week, dates, spans }: OpenDays): HoursTable | undefined {
  const days = table.week.map((known, day) => (week.includes(day) ? spansWith(known, spans) : known));
  const special = dates.map(({ first: date }) => ({
    date,
    spans: spansWith(table.special.find((day) => day.date === date)?.spans, spans),
  }));
  const isHeld =
    week.every((day) => day < WEEK.length) &&
    dates.every(({ first, last }) => first === last && !isYearly(first)) &&
    [...days, ...special.map((day) => day.spans), spans].every(
      (each = []) => each.length <= MOST_SPANS && each.every(isHeldByInputs),
    );
  if (!isHeld) return undefined;
  const kept = table.special.filter(({ date }) => !special.some((day) => day.date === date));
  return { ...table, week: days, special: [...kept, ...special] };
}

/** True for what inputs of times can hold: a whole day only from midnight to midnight. */
function isHeldByInputs({ opens, closes }: Span): boolean {
  return closes - opens < MINUTES_A_DAY || (opens === 0 && closes === MINUTES_A_DAY);
}

function isYearly(date: string): boolean {
  return date.startsWith('--');
}

/** The rows of a page that show a table: a row for each group of days, the texts at their days, then the special days. */
export function rowsOf({ week, special, texts }: HoursTable, words: HoursWords): readonly HoursRow[] {
  const groups: { readonly days: number[]; readonly spans: readonly Span[] }[] = [];
  for (const [day, spans] of week.entries()) {
    const before = groups.at(-1);
    if (before?.days.at(-1) === day - 1 && spans && isEqual(before.spans, spans)) before.days.push(day);
    else if (spans) groups.push({ days: [day], spans });
  }
  const start = joinedRoundTheWeek(groups);
  const placeOf = (day = WEEK.length) =>
    day < WEEK.length ? (day - start + WEEK.length) % WEEK.length : day;
  const placed = [
    ...groups.map(({ days, spans }) => ({
      place: placeOf(days[0]),
      row: rowFor({ week: days, dates: [], spans }, words),
    })),
    ...texts.map((row) => ({ place: placeOf(daysNamed(row.days, words)?.week[0]), row })),
  ].sort((one, other) => one.place - other.place);
  const dated = special
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map(({ date, spans }) => rowFor({ week: [], dates: [{ first: date, last: date }], spans }, words));
  return [...placed.map(({ row }) => row), ...dated];
}

const SATURDAY = 5;
const SHORTEST_WORKING_WEEK = 4;

/** Joins the last group to the first where a working week begins on Saturday or Sunday. Returns the day that it begins on, else Monday. */
function joinedRoundTheWeek(groups: { readonly days: number[]; readonly spans: readonly Span[] }[]): number {
  const [first, last] = [groups[0], groups.at(-1)];
  if (!first || !last || first === last) return 0;
  const days = [...last.days, ...first.days];
  const isWeek =
    last.days.at(-1) === WEEK.length - 1 && first.days[0] === 0 && days.length >= SHORTEST_WORKING_WEEK;
  const [start = 0] = days;
  if (!isWeek || start < SATURDAY || last.spans.length === 0 || !isEqual(first.spans, last.spans)) return 0;
  groups.pop();
  groups.splice(0, 1, { days, spans: first.spans });
  return start;
}

function isEqual(one: readonly Span[], other: readonly Span[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Days and their hours as a page shows them, in a form that `readRow` reads. */
function rowFor({ week, dates, spans }: OpenDays, words: HoursWords): HoursRow {
  const names = [...dayNames(words.language), words.holidays];
  const nameOf = (day = 0) => names[day] ?? '';
  const { comma = ', ', range = (first, last) => `${first} – ${last}` } = words;
  const rangeText = (first: string, last: string) => (first === last ? first : range(first, last));
  const follows = (day: number, before = 0) =>
    day === before + 1 || (day === 0 && before === WEEK.length - 1);
  const isRange = week.length > 1 && week.every((day, at) => at === 0 || follows(day, week[at - 1]));
  const named = isRange ? [rangeText(nameOf(week[0]), nameOf(week.at(-1)))] : week.map((day) => nameOf(day));
  const dated = dates.map(({ first, last }) => rangeText(dateText(first, words), dateText(last, words)));
  return {
    days: [...named, ...dated].join(comma),
    hours: spans.length === 0 ? words.closed : spans.map(spanText).join(comma),
  };
}

function spanText({ opens, closes }: Span): string {
  return `${clockText(opens)} – ${clockText(closes)}`;
}

function dateText(date: string, { language }: HoursWords): string {
  const parts = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  // In the American order the comma of a date would separate the year from it.
  const locale = language === 'en' ? 'en-GB' : language;
  const format = new Intl.DateTimeFormat(locale, isYearly(date) ? parts : { ...parts, year: 'numeric' });
  // Any leap year serves for a date of every year.
  return format.format(Date.parse(date.replace(/^--/, '2028-')));
}
