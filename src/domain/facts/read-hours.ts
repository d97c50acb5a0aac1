import type { HoursWords } from '../../words/hours-words.ts';
import { EVERY_DAY, HOLIDAYS, hoursTokens, type Token } from './hours-tokens.ts';
import {
  type DayHours,
  MINUTES_A_DAY,
  type OpeningHours,
  type Span,
  type SpecialDays,
} from './opening-hours.ts';

/** The outcome of reading opening hours; `part` is the word or part that could not be understood. */
export type ReadHours =
  | { readonly kind: 'hours'; readonly hours: OpeningHours }
  | { readonly kind: 'unclear'; readonly part: string };

/** Reads opening hours as people write them, such as `Mon-Fri 9-18, Sat till 14, closed 24 Dec`. */
export function readHours(text: string, words: HoursWords): ReadHours {
  const tokens = hoursTokens(text, words);
  const unknown = tokens.find(({ kind }) => kind === 'unknown');
  if (unknown) return { kind: 'unclear', part: unknown.text };
  return new HoursReader(tokens).read(text);
}

/** Days of the week (`HOLIDAYS` for public holidays) and dates. */
interface Days {
  readonly days: readonly number[];
  readonly dates: readonly Omit<SpecialDays, 'spans'>[];
  /** The place of the token where the last of several days begins. */
  readonly lastAt: number;
  readonly count: number;
}

interface Time {
  readonly minutes: number;
  /** True if the text leaves no doubt between morning and evening. */
  readonly isSure: boolean;
  /** True if it is written in 24 hours: then the time beside it is, too. */
  readonly is24: boolean;
}

const NOON = 720;
/** The shortest evening that ends at midnight. */
const EVENING = 120;
const WHOLE_WEEK: Days = { days: EVERY_DAY, dates: [], lastAt: 0, count: 1 };

/** Reads tokens from left to right: days wait for their times, and times for their days, whichever stands first. */
class HoursReader {
  private readonly tokens: readonly Token[];
  private at = 0;
  private readonly week: (DayHours | undefined)[] = [];
  private isAlsoByAppointment = false;
  private special: readonly SpecialDays[] = [];
  private waitingDays: Days | undefined;
  private waitingSpans: readonly Span[] | undefined;
  private excepted: Days | undefined;
  /** True if a comma or the like stands after the times that wait for their days. */
  private isApart = false;
  private latest: Span | undefined;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  read(text: string): ReadHours {
    while (this.at < this.tokens.length) {
      const start = this.at;
      if (!this.takePart()) return { kind: 'unclear', part: this.textFrom(start) };
    }
    const { waitingDays, waitingSpans } = this;
    if (this.isAlsoByAppointment && !waitingDays && !waitingSpans && !this.week.some((spans) => spans)) {
      this.give(WHOLE_WEEK, 'byAppointment');
      this.isAlsoByAppointment = false;
    }
    if (waitingDays) return { kind: 'unclear', part: this.textFrom(waitingDays.lastAt) };
    if (waitingSpans) {
      if (this.week.some((spans) => spans) || waitingSpans.length === 0)
        return { kind: 'unclear', part: text.trim() };
      this.give(WHOLE_WEEK, waitingSpans);
    }
    if (!this.week.some((spans) => spans) && this.special.length === 0)
      return { kind: 'unclear', part: text.trim() };
    const holidays = this.week[HOLIDAYS];
    return {
      kind: 'hours',
      hours: {
        week: EVERY_DAY.map((day) => this.week[day] ?? []),
        ...(holidays ? { holidays } : {}),
        special: this.special,
        ...(this.isAlsoByAppointment && { isAlsoByAppointment: true }),
      },
    };
  }

  private textFrom(start: number): string {
    return this.tokens
      .slice(start, start + 3)
      .map(({ text }) => text)
      .join(' ');
  }

  private kind(offset = 0): Token['kind'] | undefined {
    return this.tokens[this.at + offset]?.kind;
  }

  /** Takes one part: a joint, an exception, days or times. Returns false if it means nothing here. */
  private takePart(): boolean {
    if (this.kind() === 'separator' || this.kind() === 'and') {
      if (this.kind() === 'separator') this.excepted = undefined;
      this.isApart = this.kind() === 'separator';
      this.at += 1;
      return true;
    }
    if (this.kind() === 'appointment') return this.takeAppointment();
    if (this.kind() === 'except') return this.takeException();
    const days = this.takeDays();
    if (days) return this.meetDays(days);
    const spans = this.takeSpans();
    return spans !== undefined && this.meetSpans(spans);
  }

  private takeAppointment(): boolean {
    this.at += 1;
    if (this.waitingDays) this.give(this.waitingDays, 'byAppointment');
    else this.isAlsoByAppointment = true;
    this.waitingDays = undefined;
    return true;
  }

  private takeException(): boolean {
    this.at += 1;
    while (this.kind() === 'separator') this.at += 1;
    const days = this.takeDays();
    if (!days) return false;
    if (this.waitingSpans) {
      this.give(WHOLE_WEEK, this.waitingSpans);
      this.waitingSpans = undefined;
    }
    this.give(days, []);
    if (this.waitingDays) {
      const left = this.waitingDays.days.filter((day) => !days.days.includes(day));
      this.waitingDays = { ...this.waitingDays, days: left };
    } else this.excepted = days;
    return true;
  }

  private meetDays(days: Days): boolean {
    if (this.waitingDays) return false;
    this.excepted = undefined;
    // "9-18, Sunday closed": the first times are those of every day.
    if (this.waitingSpans && this.isApart && this.isSpanNext()) this.give(WHOLE_WEEK, this.waitingSpans);
    else if (this.waitingSpans) this.give(days, this.waitingSpans);
    if (!this.waitingSpans || (this.isApart && this.isSpanNext())) this.waitingDays = days;
    this.waitingSpans = undefined;
    return true;
  }

  private meetSpans(spans: readonly Span[]): boolean {
    if (this.waitingDays) {
      this.give(this.waitingDays, spans);
      this.waitingDays = undefined;
    } else if (this.excepted) {
      this.give(this.excepted, spans);
      this.excepted = undefined;
    } else {
      // "9-18, closed on Sunday": the first times are those of every day.
      if (this.waitingSpans) this.give(WHOLE_WEEK, this.waitingSpans);
      this.waitingSpans = spans;
      this.isApart = false;
    }
    return true;
  }

  private give({ days, dates }: Days, spans: DayHours): void {
    for (const day of days) this.week[day] = spans;
    this.special = [...this.special, ...dates.map((range) => ({ ...range, spans }))];
  }

  private takeDays(): Days | undefined {
    const start = this.at;
    const days: number[] = [];
    const dates: Omit<SpecialDays, 'spans'>[] = [];
    let count = 0;
    let lastAt = start;
    let end = start;
    for (;;) {
      while (count > 0 && (this.kind() === 'separator' || this.kind() === 'and')) this.at += 1;
      if (this.kind() === 'from' && ['days', 'dates'].includes(this.kind(1) ?? '')) this.at += 1;
      const before = this.at;
      const first = this.tokens[this.at];
      if (first?.kind !== 'days' && first?.kind !== 'dates') break;
      this.at += 1;
      const last = this.kind() === 'to' ? this.tokens[this.at + 1] : undefined;
      if (first.kind === 'days' && last?.kind === 'days' && isOneDay(first.days) && isOneDay(last.days)) {
        days.push(...daysBetween(first.days[0] ?? 0, last.days[0] ?? 0));
        this.at += 2;
      } else if (first.kind === 'dates' && last?.kind === 'dates') {
        dates.push({ first: first.first, last: last.last });
        this.at += 2;
      } else if (first.kind === 'days') days.push(...first.days);
      else dates.push({ first: first.first, last: first.last });
      // "closed on Sunday, Mon-Fri 9-18": the last days belong to the times that follow them.
      if (count > 0 && this.waitingSpans && this.isSpanNext()) {
        this.at = end;
        return this.daysBefore(start, lastAt);
      }
      count += 1;
      lastAt = before;
      end = this.at;
    }
    this.at = end;
    return count > 0 ? { days, dates, lastAt, count } : undefined;
  }

  /** The days from one place up to and including the element at another. */
  private daysBefore(start: number, lastAt: number): Days | undefined {
    const end = this.at;
    const reader = new HoursReader(this.tokens.slice(0, end));
    reader.at = start;
    const days = reader.takeDays();
    return days ? { ...days, lastAt } : undefined;
  }

  private isSpanNext(): boolean {
    const kind = this.kind();
    return kind !== undefined && ['closed', 'allDay', 'from', 'to', 'time', 'number', 'noon'].includes(kind);
  }

  /** Takes "closed", "24 hours" or a list of times; undefined if none stands here or it makes no sense. */
  private takeSpans(): readonly Span[] | undefined {
    if (this.kind() === 'closed') {
      this.at += 1;
      return [];
    }
    if (this.kind() === 'allDay') {
      const isAlways = this.tokens[this.at]?.text === '24/7';
      this.at += 1;
      // "24/7" names its days itself.
      if (isAlways && !this.waitingDays)
        this.waitingDays = { days: EVERY_DAY, dates: [], lastAt: this.at, count: 1 };
      return [{ opens: 0, closes: MINUTES_A_DAY }];
    }
    const spans: Span[] = [];
    for (;;) {
      const start = this.at;
      while (spans.length > 0 && (this.kind() === 'separator' || this.kind() === 'and')) this.at += 1;
      const isWordAhead = this.isSpanNext() && this.kind() !== 'closed' && this.kind() !== 'allDay';
      const span = isWordAhead ? this.takeSpan(spans.at(-1)) : undefined;
      if (!span) {
        this.at = start;
        break;
      }
      spans.push(span);
    }
    const isInOrder = spans.every((span, index) => span.opens >= (spans[index - 1]?.closes ?? 0));
    if (spans.length === 0 || !isInOrder) return undefined;
    this.latest = { opens: spans[0]?.opens ?? 0, closes: spans.at(-1)?.closes ?? 0 };
    return spans;
  }

  private takeSpan(before: Span | undefined): Span | undefined {
    const start = this.at;
    const inherited = this.latest;
    if (this.kind() === 'to') {
      this.at += 1;
      const closes = this.takeTime();
      return closes && inherited ? spanOf(marked(inherited.opens), closes, undefined) : this.backTo(start);
    }
    const isFrom = this.kind() === 'from';
    if (isFrom) this.at += 1;
    const opens = this.takeTime();
    if (!opens) return this.backTo(start);
    if (this.kind() === 'to' || (isFrom && this.kind() === 'and')) {
      this.at += 1;
      const closes = this.takeTime();
      return closes ? spanOf(opens, closes, before) : this.backTo(start);
    }
    return isFrom && inherited ? spanOf(opens, marked(inherited.closes), before) : this.backTo(start);
  }

  private backTo(start: number): undefined {
    this.at = start;
  }

  private takeTime(): Time | undefined {
    const token = this.tokens[this.at];
    if (token?.kind === 'noon' || token?.kind === 'midnight') {
      this.at += 1;
      return marked(token.kind === 'noon' ? NOON : MINUTES_A_DAY);
    }
    const read = readTime(token);
    if (!read) return undefined;
    this.at += 1;
    const { minutes } = read;
    const marker = this.kind();
    if (
      marker !== 'am' &&
      marker !== 'pm' &&
      marker !== 'noon' &&
      marker !== 'midnight' &&
      marker !== 'night'
    )
      return read;
    this.at += 1;
    if (minutes >= NOON + 60) return read;
    const pastTwelve = minutes % NOON;
    if (marker === 'am' || marker === 'midnight') return marked(pastTwelve);
    if (marker === 'night') return marked(pastTwelve < NOON / 2 ? pastTwelve : pastTwelve + NOON);
    return marked(pastTwelve + NOON);
  }
}

function readTime(token: Token | undefined): Time | undefined {
  if (token?.kind === 'time')
    return { minutes: token.minutes, isSure: token.isWritten24, is24: token.isWritten24 };
  if (token?.kind !== 'number' || token.value > 24) return undefined;
  const is24 = token.value > 12 || /^0/.test(token.text);
  return { minutes: token.value * 60, isSure: is24, is24 };
}

/** A time whose half of the day is said by a word, or known otherwise. */
function marked(minutes: number): Time {
  return { minutes, isSure: true, is24: false };
}

/** A span of two times; a time that may be morning or evening takes the reading that makes a working day. */
function spanOf(from: Time, to: Time, before: Span | undefined): Span | undefined {
  let { minutes: opens } = from;
  let closes = to.minutes;
  if (closes === 0) closes = MINUTES_A_DAY;
  if (!from.isSure && !to.isSure) {
    const isTooEarly = opens > 0 && opens < NOON / 2;
    const isUsed = before !== undefined && opens < before.closes;
    if (opens < closes && closes <= NOON && (isTooEarly || isUsed)) {
      opens += NOON;
      closes += NOON;
    }
    if (closes <= opens)
      closes +=
        opens <= NOON || (closes + NOON > opens && closes <= NOON && opens < MINUTES_A_DAY / 2)
          ? NOON
          : MINUTES_A_DAY;
  } else if (!from.isSure) {
    if (closes <= opens) closes += MINUTES_A_DAY;
    // "11 till midnight" is a long day, "8 till midnight" an evening.
    const latest = to.minutes === MINUTES_A_DAY ? closes - EVENING : closes - 1;
    if (!to.is24 && to.minutes !== NOON && opens < NOON && opens + NOON <= latest) opens += NOON;
  } else if (closes <= opens) {
    closes += !to.isSure && closes + NOON > opens ? NOON : MINUTES_A_DAY;
  }
  const isPossible = opens < MINUTES_A_DAY && closes - opens <= MINUTES_A_DAY;
  return isPossible ? { opens, closes } : undefined;
}

function isOneDay(days: readonly number[]): boolean {
  return days.length === 1 && days[0] !== HOLIDAYS;
}

function daysBetween(first: number, last: number): readonly number[] {
  const count = ((last - first + EVERY_DAY.length) % EVERY_DAY.length) + 1;
  return Array.from({ length: count }, (_, index) => (first + index) % EVERY_DAY.length);
}
