import type { HoursWords } from '../../words/hours-words.ts';
import { isTypo } from './is-typo.ts';
import type { CalendarDay } from './opening-hours.ts';
import { plainText } from './plain-text.ts';

/** The place of public holidays behind the seven days of the week. */
export const HOLIDAYS = 7;
export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6] as const;

/** The meaning of a word or sign in a statement of opening hours. */
type Meaning =
  | { readonly kind: 'days'; readonly days: readonly number[] }
  | { readonly kind: 'dates'; readonly first: CalendarDay; readonly last: CalendarDay }
  | { readonly kind: 'month'; readonly month: number }
  /** `isWritten24` is true where the text leaves no doubt between morning and evening. */
  | { readonly kind: 'time'; readonly minutes: number; readonly isWritten24: boolean }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: (typeof PLAIN_KINDS)[number] };

const PLAIN_KINDS = [
  'from',
  'to',
  'and',
  'except',
  'closed',
  'allDay',
  'appointment',
  'noon',
  'midnight',
  'am',
  'pm',
  'night',
  'half',
  'separator',
  'unknown',
] as const;

export type Token = Meaning & { readonly text: string };

const SIGNS: Readonly<Record<string, 'to' | 'and' | 'separator'>> = {
  '-': 'to',
  '&': 'and',
  '+': 'and',
  '/': 'and',
  ',': 'separator',
  ';': 'separator',
  '.': 'separator',
  '\n': 'separator',
  '|': 'separator',
  '·': 'separator',
};

const PARTS =
  /\d{4}-\d{2}-\d{2}|24\/7|\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?(?!\d)|\d{1,2}\/\d{1,2}(?:\/\d{4})?(?!\d)|\d{1,2}[:.h]\d{2}(?!\d)|\d{1,2}h(?![\p{L}\d])|\d+|[\p{L}']+|[-,;.&+/|·\n]/gu;

/** Splits a statement of opening hours into words, times and dates with a meaning; fillers are left out. */
export function hoursTokens(text: string, words: HoursWords): readonly Token[] {
  const lexicon = lexiconOf(words);
  const plain = plainText(text)
    .replace(/\b([ap])\.\s?m\b\.?/g, '$1m')
    .replace(/(\d)\s*(?:st|nd|rd|th)\b/g, '$1');
  const parts = [...(plain.match(PARTS) ?? [])].flatMap((part) => withoutPrefix(part, lexicon, words));
  const tokens: Token[] = [];
  for (let at = 0; at < parts.length; ) {
    const { meaning, length } = longestPhrase(parts, at, lexicon);
    const text = parts.slice(at, at + length).join(' ');
    at += length;
    if (meaning === 'filler') continue;
    const read = meaning ??
      meaningOfPart(text, words) ??
      meantBy(text, words) ?? { kind: 'unknown' as const };
    // The dot of an abbreviation separates nothing.
    if (text === '.' && /^\p{L}/u.test(tokens.at(-1)?.text ?? '')) continue;
    tokens.push({ ...read, text });
  }
  return withDates(withHalfHours(tokens, words));
}

type Lexicon = ReadonlyMap<string, Meaning | 'filler'>;

const lexicons = new WeakMap<HoursWords, Lexicon>();

function lexiconOf(words: HoursWords): Lexicon {
  const known = lexicons.get(words);
  if (known) return known;
  const lexicon = new Map<string, Meaning | 'filler'>();
  const learn = (phrases: readonly string[], meaning: Meaning | 'filler') => {
    for (const phrase of phrases) lexicon.set(plainText(phrase), meaning);
  };
  learn(words.fillers, 'filler');
  for (const kind of ['from', 'to', 'and', 'except', 'closed', 'allDay', 'appointment'] as const)
    learn(words[kind], { kind });
  for (const kind of ['noon', 'midnight', 'am', 'pm', 'night', 'half'] as const) learn(words[kind], { kind });
  learn(words.daily, { kind: 'days', days: EVERY_DAY });
  learn(words.weekdays, { kind: 'days', days: [0, 1, 2, 3, 4] });
  learn(words.weekend, { kind: 'days', days: [5, 6] });
  learn(words.holidays, { kind: 'days', days: [HOLIDAYS] });
  for (const [day, names] of words.days.entries()) learn(names, { kind: 'days', days: [day] });
  for (const [index, names] of words.months.entries()) learn(names, { kind: 'month', month: index + 1 });
  for (const [index, names] of words.hours.entries()) learn(names, { kind: 'number', value: index + 1 });
  lexicons.set(words, lexicon);
  return lexicon;
}

const LONGEST_PHRASE = 4;

function longestPhrase(parts: readonly string[], at: number, lexicon: Lexicon) {
  for (let length = Math.min(LONGEST_PHRASE, parts.length - at); length > 0; length -= 1) {
    const meaning = lexicon.get(parts.slice(at, at + length).join(' '));
    if (meaning) return { meaning, length };
  }
  return { meaning: undefined, length: 1 };
}

/** An Arabic word may carry "and" or "to" as its first letter. */
function withoutPrefix(part: string, lexicon: Lexicon, { prefixes }: HoursWords): readonly string[] {
  const isInPhrase = [...lexicon.keys()].some((phrase) => phrase.split(' ').includes(part));
  if (isInPhrase) return [part];
  for (const [prefix, meaning] of Object.entries(prefixes)) {
    const apart = `${meaning}${part.slice(prefix.length)}`.split(' ');
    const rest = apart.at(-1) ?? '';
    const isKnown = lexicon.has(rest) || [...lexicon.keys()].some((phrase) => phrase.startsWith(`${rest} `));
    if (part.startsWith(prefix) && rest && isKnown) return apart;
  }
  return [part];
}

function meaningOfPart(part: string, words: HoursWords): Meaning | undefined {
  const sign = SIGNS[part];
  if (sign) return { kind: sign };
  if (part === '24/7') return { kind: 'allDay' };
  return calendarDay(part, words) ?? clockTime(part);
}

/** The meaning of the name of a day or month with a typing error; undefined if it may be several, or none. */
function meantBy(part: string, words: HoursWords): Meaning | undefined {
  const known = [...words.days.flat(), ...words.months.flat()].map(plainText);
  const meant = known.filter((word) => isTypo(part, word)).map((word) => lexiconOf(words).get(word));
  const [first] = meant;
  return first !== 'filler' && meant.every((each) => each === first) ? first : undefined;
}

function calendarDay(part: string, { isMonthFirst }: HoursWords): Meaning | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(part);
  if (iso) return oneDay({ year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) });
  const [, first, sign, second, year] = /^(\d{1,2})([./])(\d{1,2})(?:[./](\d*))?$/.exec(part) ?? [];
  if (!(first && second && (sign === '/' || part.endsWith('.') || year || Number(second) <= 12)))
    return undefined;
  // `9.30` is a time, `24.12` is not.
  if (
    sign === '.' &&
    year === undefined &&
    ((Number(first) <= 24 && second.length === 2 && Number(first) < 24) || second.length === 1)
  )
    return undefined;
  const isMonthInFront = Number(second) > 12 || (isMonthFirst && sign === '/' && Number(first) <= 12);
  const [month, day] = isMonthInFront ? [first, second] : [second, first];
  const full = year ? Number(year.length === 2 ? `20${year}` : year) : undefined;
  return oneDay({ month: Number(month), day: Number(day), ...(full === undefined ? {} : { year: full }) });
}

function oneDay(day: CalendarDay): Meaning | undefined {
  return isCalendarDay(day) ? { kind: 'dates', first: day, last: day } : undefined;
}

// A leap year, so that 29 February is a day.
const LEAP_YEAR = 2024;

function isCalendarDay({ month, day, year = LEAP_YEAR }: CalendarDay): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function clockTime(part: string): Meaning | undefined {
  const [, hours, minutes] = /^(\d{1,2})[:.h](\d{2})?$/.exec(part) ?? [];
  if (hours) return timeOf(Number(hours), Number(minutes ?? 0), /^0/.test(hours));
  if (/^\d{4}$/.test(part) && Number(part) <= 2400 && Number(part.slice(2)) < 60)
    return timeOf(Number(part.slice(0, 2)), Number(part.slice(2)), true);
  return /^\d+$/.test(part) ? { kind: 'number', value: Number(part) } : undefined;
}

const LATEST_HOUR = 30;

function timeOf(hours: number, minutes: number, startsWithZero: boolean): Meaning | undefined {
  // Closing times after midnight may count on: 26:00 is two in the morning.
  if (hours > LATEST_HOUR || minutes > 59) return undefined;
  return { kind: 'time', minutes: hours * 60 + minutes, isWritten24: startsWithZero || hours > 12 };
}

/** Adds half hours: English "half past nine", German "halb zehn" and Arabic "nine and the half". */
function withHalfHours(tokens: readonly Token[], { halfIs }: HoursWords): readonly Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const next = tokens[at + 1];
    if (token.kind === 'half' && next?.kind === 'number' && halfIs !== 'after') {
      const minutes = next.value * 60 + (halfIs === 'past' ? 30 : -30);
      read.push({ kind: 'time', minutes, isWritten24: false, text: `${token.text} ${next.text}` });
      at += 1;
    } else if (token.kind === 'half' && halfIs === 'after') {
      if (read.at(-1)?.kind === 'and') read.pop();
      const hour = read.pop();
      if (hour?.kind === 'number')
        read.push({ kind: 'time', minutes: hour.value * 60 + 30, isWritten24: false, text: hour.text });
      else read.push({ kind: 'unknown', text: token.text });
    } else read.push(token);
  }
  return read;
}

/** Joins days and months to dates: `24 Dec`, `Dec 24`, `24-26 Dec`, `24 and 25.12.`. */
function withDates(tokens: readonly Token[]): readonly Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.kind !== 'month' && token.kind !== 'dates') {
      read.push(token);
      continue;
    }
    const hasDay = token.kind === 'dates';
    const month = hasDay ? token.first.month : token.month;
    const before = takeDays(read, hasDay);
    let spans = before.map(([first, last]) => ({ first: { month, day: first }, last: { month, day: last } }));
    if (hasDay) {
      const [ranged] = spans.splice(-1, before.at(-1)?.[2] ? 1 : 0);
      spans.push({ first: ranged?.first ?? token.first, last: token.last });
    } else if (spans.length === 0) {
      const after = daysAfter(tokens, at + 1);
      at += after.length;
      spans = after.days.map(([first, last]) => ({
        first: { month, day: first },
        last: { month, day: last },
      }));
    }
    const isYearBehind = !hasDay && isYear(tokens[at + 1]);
    const year = isYearBehind ? tokens[at + 1] : isYear(read.at(-1)) ? read.pop() : undefined;
    if (isYearBehind) at += 1;
    for (const { first, last } of spans) {
      const dated = year ? { year: Number(year.text) } : {};
      const isReal = isCalendarDay(first) && isCalendarDay(last);
      if (isReal)
        read.push({
          kind: 'dates',
          first: { ...first, ...dated },
          last: { ...last, ...dated },
          text: token.text,
        });
      else read.push({ kind: 'unknown', text: token.text });
    }
    if (spans.length === 0) read.push({ kind: 'unknown', text: token.text });
  }
  return read;
}

function isYear(token: Token | undefined): boolean {
  return token?.kind === 'time' && /^20\d\d$/.test(token.text);
}

/** First and last day of the month; `isOpen` if the range ends at the date that follows. */
type DayRange = readonly [first: number, last: number, isOpen: boolean];

/** Takes the days that stand before a month or date from the end of the tokens. */
function takeDays(tokens: Token[], hasDay: boolean): readonly DayRange[] {
  const found: DayRange[] = [];
  let end = tokens.length;
  const valueAt = (at: number) => {
    const token = tokens[at];
    return token?.kind === 'number' && token.value >= 1 && token.value <= 31 ? token.value : undefined;
  };
  const isDot = (at: number) => tokens[at]?.text === '.';
  let isJoined = !hasDay;
  while (end > 0) {
    let at = end - 1;
    let isOpen = false;
    if (!isJoined) {
      const joint = tokens[at];
      const isList = joint?.kind === 'and' || joint?.text === ',';
      if (!(joint?.kind === 'to' || isList)) break;
      // After a date of its own only a list or a range of days may stand in front of it.
      isOpen = hasDay && found.length === 0 && joint.kind === 'to';
      if (joint.kind === 'to' && !isOpen) break;
      at -= 1;
      if (hasDay && !isDot(at)) break;
    }
    if (isDot(at)) at -= 1;
    const last = valueAt(at);
    if (last === undefined) break;
    let first = last;
    let start = at;
    if (!isOpen && tokens[at - 1]?.kind === 'to') {
      const dot = isDot(at - 2) ? 1 : 0;
      const earlier = valueAt(at - 2 - dot);
      if (earlier !== undefined && earlier < last) {
        first = earlier;
        start = at - 2 - dot;
      }
    }
    // "Mon 9-12 and 24 Dec": what follows a day of the week is a time.
    if (found.length > 0 && isTimeBefore(tokens, start)) break;
    found.unshift([first, last, isOpen]);
    end = start;
    isJoined = false;
  }
  tokens.splice(end);
  return found;
}

function isTimeBefore(tokens: readonly Token[], start: number): boolean {
  const before = tokens[start - 1]?.kind;
  return before === 'days' || before === 'from' || before === 'to';
}

/** The day or range of days behind a month's name, and the number of tokens it takes. */
function daysAfter(tokens: readonly Token[], at: number): { days: readonly DayRange[]; length: number } {
  const [first, joint, last, behind] = tokens.slice(at, at + 4);
  if (first?.kind !== 'number') return { days: [], length: 0 };
  // "Dec 31 till 14" is a day and a time.
  const isRange =
    joint?.kind === 'to' && last?.kind === 'number' && last.value > first.value && behind?.kind !== 'month';
  return isRange
    ? { days: [[first.value, last.value, false]], length: 3 }
    : { days: [[first.value, first.value, false]], length: 1 };
}
