/** A time of opening, in minutes since midnight; `closes` is later than `opens`, and above 1440 after midnight. */
export interface Span {
  readonly opens: number;
  readonly closes: number;
}

/**
 * Days that differ from the week, `last` included. Each is `2026-12-24`, or `--12-24` in every year.
 */
interface DateRange {
  readonly first: string;
  readonly last: string;
}

/** Days by their place in the week, Monday first and public holidays last, and by date. */
export interface Days {
  readonly week: readonly number[];
  readonly dates: readonly DateRange[];
}

/** Days that have the same hours. Without spans they are closed. */
export interface OpenDays extends Days {
  readonly spans: readonly Span[];
}

/** The days of the week, by their place. */
export const WEEK: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
/** The place of public holidays behind the seven days of the week. */
const HOLIDAYS = 7;
export const MINUTES_A_DAY = 1440;

/** The hours of a day after a further row names it: later times on the same day are added, others take their place. */
export function spansWith(before: readonly Span[] = [], further: readonly Span[]): readonly Span[] {
  const [first] = further;
  const end = before.at(-1)?.closes;
  return first && end !== undefined && first.opens >= end ? [...before, ...further] : further;
}

/** The hours of each day of the week and of public holidays; undefined for a day of which nothing is said. */
export function weekIn(rows: readonly OpenDays[]): readonly (readonly Span[] | undefined)[] {
  return Array.from({ length: HOLIDAYS + 1 }, (_, day) =>
    rows
      .filter(({ week }) => week.includes(day))
      .reduce<readonly Span[] | undefined>((before, { spans }) => spansWith(before, spans), undefined),
  );
}

/** The names of the days of the week in a language, Monday first. */
export function dayNames(language: string): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // 5 January 2026 is a Monday.
  return WEEK.map((day) => format.format(Date.UTC(2026, 0, 5 + day)));
}

/** A time as `09:30`; the end of a day as `24:00`, what is later as the time of the next day. */
export function clockText(minutes: number): string {
  const shown = minutes > MINUTES_A_DAY ? minutes % MINUTES_A_DAY : minutes;
  return [Math.trunc(shown / 60), shown % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
