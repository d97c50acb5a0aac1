import type { HoursWords } from '../../words/hours-words.ts';
import {
  type CalendarDay,
  clockText,
  type DayHours,
  dayGroups,
  MINUTES_A_DAY,
  type OpeningHours,
  type Span,
} from './opening-hours.ts';

/** One row of a table of opening hours, as a page shows it. */
interface HoursRow {
  readonly days: string;
  readonly hours: string;
}

/** Opening hours as a page shows them: a row for each group of days, and a line for the days that differ, or ''. */
export interface ShownHours {
  readonly rows: readonly HoursRow[];
  readonly note: string;
}

// 5 January 2026 is a Monday. Any leap year serves for days without a year.
const MONDAY = Date.UTC(2026, 0, 5);
const A_DAY = MINUTES_A_DAY * 60_000;
const SOME_YEAR = 2028;

/** Opening hours in a language, a BCP 47 tag, in a form that `readHours` understands in that language. */
export function shownHours(hours: OpeningHours, language: string, words: HoursWords): ShownHours {
  const { closed, holidays, byAppointment, alsoByAppointment } = words.shown;
  const times = (spans: DayHours) => {
    if (spans === 'byAppointment') return byAppointment;
    return spans.length === 0 ? closed : spans.map(spanText).join(', ');
  };
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const day = (index: number) => weekday.format(MONDAY + index * A_DAY);
  const week = dayGroups(hours).map(({ first, last, spans }) => ({
    days: first === last ? day(first) : `${day(first)} – ${day(last)}`,
    hours: times(spans),
  }));
  const rows = hours.holidays ? [...week, { days: holidays, hours: times(hours.holidays) }] : week;
  const special = hours.special.map(({ first, last, spans }) => {
    const [from, to] = [dateText(first, language), dateText(last, language)];
    return `${from === to ? from : `${from} – ${to}`}: ${times(spans)}`;
  });
  const also = hours.isAlsoByAppointment ? [alsoByAppointment] : [];
  return { rows, note: [...special, ...also].join(', ') };
}

function dateText({ year, month, day }: CalendarDay, language: string): string {
  // With the comma of American dates the year would be read as a part of its own.
  const written = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    ...(year !== undefined && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return written.format(Date.UTC(year ?? SOME_YEAR, month - 1, day));
}

function spanText({ opens, closes }: Span): string {
  return `${clockText(opens)} – ${clockText(closes === MINUTES_A_DAY ? closes : closes % MINUTES_A_DAY)}`;
}
