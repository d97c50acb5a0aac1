/** A time of opening, in minutes since midnight; `closes` is later than `opens`, and above 1440 after midnight. */
export interface Span {
  readonly opens: number;
  readonly closes: number;
}

/** A calendar day; without a year it stands for every year. `month` and `day` begin at 1. */
export interface CalendarDay {
  readonly month: number;
  readonly day: number;
  readonly year?: number | undefined;
}

/** The times of a day; none: it is closed. */
export type DayHours = readonly Span[] | 'byAppointment';

/** Days that differ from the week; `last` is included. */
export interface SpecialDays {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly spans: DayHours;
}

/** The opening hours of a business. */
export interface OpeningHours {
  /** Seven days, Monday first. */
  readonly week: readonly DayHours[];
  /** Absent if nothing was said about public holidays. */
  readonly holidays?: DayHours | undefined;
  readonly special: readonly SpecialDays[];
  /** True if it also opens by appointment, on any day. */
  readonly isAlsoByAppointment?: boolean | undefined;
}

/** Days of the week in a row that have the same spans; `first` and `last` are indexes from Monday. */
export interface DayGroup {
  readonly first: number;
  readonly last: number;
  readonly spans: DayHours;
}

export const MINUTES_A_DAY = 1440;

/** The week as groups of neighbouring days with the same spans. */
export function dayGroups({ week }: OpeningHours): readonly DayGroup[] {
  const groups: DayGroup[] = [];
  for (const [day, spans] of week.entries()) {
    const before = groups.at(-1);
    if (before && spansText(before.spans) === spansText(spans))
      groups.splice(-1, 1, { ...before, last: day });
    else groups.push({ first: day, last: day, spans });
  }
  return groups;
}

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Hours as one line in the notation of OpenStreetMap, for example `Mo-Fr 09:00-18:00; PH off; Dec 24 off`. */
export function hoursText(hours: OpeningHours): string {
  const week = dayGroups(hours).map(({ first, last, spans }) => {
    const days = first === last ? DAYS[first] : `${DAYS[first]}-${DAYS[last]}`;
    return `${days} ${spansText(spans)}`;
  });
  const holidays = hours.holidays ? [`PH ${spansText(hours.holidays)}`] : [];
  const special = hours.special.map(({ first, last, spans }) => {
    const days =
      calendarText(first) === calendarText(last)
        ? calendarText(first)
        : `${calendarText(first)}-${calendarText(last)}`;
    return `${days} ${spansText(spans)}`;
  });
  const also = hours.isAlsoByAppointment ? ['"by appointment"'] : [];
  return [...week, ...holidays, ...special, ...also].join('; ');
}

function spansText(spans: DayHours): string {
  if (spans === 'byAppointment') return '"by appointment"';
  if (spans.length === 0) return 'off';
  return spans.map(({ opens, closes }) => `${clockText(opens)}-${clockText(closes)}`).join(',');
}

function calendarText({ month, day, year }: CalendarDay): string {
  return [year, MONTHS[month - 1], String(day).padStart(2, '0')]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** A time as `09:30`; minutes above 1440 keep counting, as in `26:00`, except a whole day's end, `24:00`. */
export function clockText(minutes: number): string {
  return [Math.trunc(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
