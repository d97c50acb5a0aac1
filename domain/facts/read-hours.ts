import type { HoursWords } from '../../words/hours-words.ts';
import { list } from '../../words/list.ts';
import { type Days, dayNames, MINUTES_A_DAY, type OpenDays, type Span, WEEK } from './opening-hours.ts';

/** What a text says of opening hours, in order, and the parts of it that could not be read. */
export interface HoursRead {
  readonly rows: readonly OpenDays[];
  readonly unread: readonly string[];
}

/** Days with their hours. Without days they are those named before; without spans their hours follow. */
interface Entry {
  readonly days?: Days | undefined;
  readonly spans?: readonly Span[] | undefined;
  readonly isHoursFirst?: boolean;
}

const EVERY_DAY: Days = { week: WEEK, dates: [] };
const NO_DAYS: Days = { week: [], dates: [] };

/** Commas and line ends separate the parts of a text. */
const SEPARATOR = /[,;،؛|·\n]/;

/**
 * Reads opening hours such as `Tue-Fri 7-18, Sat till 13, closed 24 Dec`. Each part is read whole or not at all.
 * Hours that name no days are those of the days `given`, else of every day; "Sat till 14" begins with those before it,
 * else when the `usual` ones do.
 */
export function readHours(text: string, words: HoursWords, given?: Days, usual?: readonly Span[]): HoursRead {
  const rows: OpenDays[] = [];
  const unread: string[] = [];
  /** Days whose hours follow, and the parts that named them. */
  let waiting: readonly { readonly days: Days; readonly part: string }[] = [];
  let isHoursFirst = false;
  /** True after hours that named no days: those may follow. */
  let isEveryDay = false;
  for (const part of partsOf(text)) {
    const entries = entriesIn(part, words, rows.findLast(({ spans }) => spans.length > 0)?.spans ?? usual);
    if (!entries) {
      unread.push(...waiting.map((each) => each.part), part);
      waiting = [];
    }
    for (const { days, spans, ...entry } of entries ?? []) {
      const before = rows.at(-1);
      // "closed Monday, Tuesday"
      const sameHours = isHoursFirst && waiting.length === 0 ? before?.spans : undefined;
      // "7 to 14, Tuesday to Friday"
      if (days && !spans && isEveryDay && before) {
        rows.splice(-1, 1, { ...days, spans: before.spans });
        isHoursFirst = true;
      } else if (days && !spans && sameHours) rows.push({ ...days, spans: sameHours });
      else if (days && !spans) waiting = [...waiting, { days, part }];
      if (!spans) {
        isEveryDay = false;
        continue;
      }
      const named = [...waiting.map((each) => each.days), ...(days ? [days] : [])];
      const others = before ?? given ?? (spans.length > 0 ? EVERY_DAY : undefined);
      const meant = named.length > 0 ? joined(named) : others;
      // Around the clock, after hours of some days, is said of something else, such as emergencies.
      if (meant === before && isWholeDay(spans)) unread.push(part);
      else if (meant) rows.push({ ...meant, spans });
      else unread.push(part);
      isHoursFirst = entry.isHoursFirst ?? false;
      isEveryDay = meant === EVERY_DAY;
      waiting = [];
    }
  }
  return { rows, unread: [...unread, ...waiting.map(({ part }) => part)] };
}

/**
 * Reads a row of a page, its days and its hours. Hours that name days themselves belong to those alone. undefined if
 * anything of the row cannot be read, such as the hours of a kitchen.
 */
export function readRow(days: string, hours: string, words: HoursWords): readonly OpenDays[] | undefined {
  const given = days.trim() === '' ? NO_DAYS : daysNamed(days, words);
  if (!given) return undefined;
  const { rows, unread } = readHours(hours, words, given);
  const isWhole = rows.every(({ week, dates }) => week.length + dates.length > 0);
  return isWhole && rows.length > 0 && unread.length === 0 ? rows : undefined;
}

/** The days that a text names; undefined if it says anything else. */
export function daysNamed(text: string, words: HoursWords): Days | undefined {
  const entries = partsOf(text).flatMap((part) => entriesIn(part, words) ?? [{ spans: [] }]);
  const named = entries.flatMap(({ days, spans }) => (days && !spans ? [days] : []));
  return named.length > 0 && named.length === entries.length ? joined(named) : undefined;
}

const isWholeDay = ([first]: readonly Span[]) =>
  first !== undefined && first.closes - first.opens === MINUTES_A_DAY;

function partsOf(text: string): readonly string[] {
  return text.split(SEPARATOR).flatMap((part) => part.trim() || []);
}

function joined(all: readonly Days[]): Days {
  return { week: all.flatMap(({ week }) => week), dates: all.flatMap(({ dates }) => dates) };
}

const RANGE = '(?:d[0-6](?: - d[0-6])?|d7|@\\w+(?: - @\\w+)?)';
const LIST = `${RANGE}(?: & ${RANGE})*`;
const DAYS = `(?:${LIST})(?: ! ${LIST})?`;
const TIME = '\\d{1,2}(?:[:.]?\\d{2})?(?: (?:am|pm|midday|night))?';
const SPAN = `(?:${TIME} )?- ${TIME}`;
const HOURS = `(?:x|${SPAN}(?: & ${SPAN})*)`;
const ANY = `(?:& )?(?:(?<days>${DAYS}) (?<hours>${HOURS})|(?<first>${HOURS}) (?<then>${DAYS})|(?<alone>${HOURS})|(?<only>${DAYS})|! (?<closed>${LIST}))(?: |$)`;
const ENTRY = new RegExp(ANY, 'y');
/** What is longer is a text, not the hours of some days. */
const LONGEST_PART = 200;

/** The entries of a part; undefined if anything of it is none. `before` are the hours in front of it. */
function entriesIn(
  part: string,
  words: HoursWords,
  before: readonly Span[] = [],
): readonly Entry[] | undefined {
  if (part.length > LONGEST_PART) return undefined;
  const notation = hoursNotation(part, words);
  const entries: Entry[] = [];
  let latest = before;
  ENTRY.lastIndex = 0;
  while (ENTRY.lastIndex < notation.length) {
    const found = ENTRY.exec(notation)?.groups;
    if (!found) return undefined;
    const { first, closed } = found;
    const [named, excepted = closed] = (found.days ?? found.then ?? found.only)?.split(' ! ') ?? [];
    const hours = found.hours ?? first ?? found.alone;
    const spans = hours === undefined ? undefined : spansIn(hours, latest, found.alone !== undefined);
    if (hours !== undefined && spans === undefined) return undefined;
    if (excepted) entries.push({ days: daysIn(excepted), spans: [] });
    if (named) {
      const { week, dates } = daysIn(named);
      const left = week.filter((day) => !excepted || !daysIn(excepted).week.includes(day));
      entries.push({ days: { week: left, dates }, spans, isHoursFirst: first !== undefined });
    } else if (spans) entries.push({ spans });
    if (spans && spans.length > 0) latest = spans;
  }
  return entries.length > 0 ? entries : undefined;
}

function daysIn(list: string): Days {
  const ranges = list.split(' & ').map((range) => range.split(' - '));
  const week = ranges.filter(([first]) => first?.startsWith('d'));
  const dates = ranges.filter(([first]) => first?.startsWith('@'));
  return {
    week: week.flatMap(([first = '', last = first]) => daysBetween(Number(first[1]), Number(last[1]))),
    dates: dates.map(([first = '', last = first]) => ({ first: dateIn(first), last: dateIn(last) })),
  };
}

function daysBetween(first: number, last: number): readonly number[] {
  if (first === last) return [first];
  const count = (last - first + WEEK.length) % WEEK.length;
  return Array.from({ length: count + 1 }, (_, index) => (first + index) % WEEK.length);
}

/** The date of `@2026_12_24` or `@__12_24`. */
function dateIn(sign: string): string {
  return sign.slice(1).replaceAll('_', '-');
}

/**
 * The spans of `x` or `9 - 12 & 14 - 18`; undefined if they make no sense. `before` are the hours in front of them, which
 * may be of the same day.
 */
function spansIn(hours: string, before: readonly Span[], isSameDay: boolean): readonly Span[] | undefined {
  const spans: Span[] = [];
  // Where one time names its half of the day, `09:00` is no sign of 24 hours.
  const isOfHalves = HALF.test(hours);
  for (const span of hours === 'x' ? [] : hours.split(' & ')) {
    const [opens = '', closes = ''] = span.split(/ ?- /);
    const earlier = spans.at(-1) ?? (isSameDay ? before.at(-1) : undefined);
    // "Sat till 14" opens as the days before.
    const from =
      opens === '' && before[0] ? { ...MARKED, minutes: before[0].opens } : timeIn(opens, isOfHalves);
    const read = spanOf(from, timeIn(closes, isOfHalves), earlier?.closes);
    if (!read || read.opens < (spans.at(-1)?.closes ?? 0)) return undefined;
    spans.push(read);
  }
  return spans;
}

interface Time {
  readonly minutes: number;
  /** True if no other half of the day can be meant. */
  readonly isSure: boolean;
  readonly is24: boolean;
}

const NOON = MINUTES_A_DAY / 2;
/** A time whose half of the day is known. */
const MARKED = { isSure: true, is24: false };

const HALF = / (?:am|pm|midday|night)\b/;

function timeIn(text: string, isOfHalves: boolean): Time | undefined {
  const [, hour = '', minute = '0', half] = /^(\d{1,2}?)[:.]?(\d{2})?(?: (\w+))?$/.exec(text) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  if (hour === '' || Number(minute) > 59 || minutes > MINUTES_A_DAY) return undefined;
  const is24 = Number(hour) > 12 || Number(hour) === 0 || (/^0/.test(hour) && !isOfHalves);
  if (half === undefined) return { minutes, isSure: is24, is24 };
  const pastTwelve = minutes % NOON;
  const isAfternoon = isLaterHalf(half, pastTwelve);
  // What is written is not corrected: `15:00 am` is no time.
  if (is24 && isAfternoon !== minutes % MINUTES_A_DAY >= NOON) return undefined;
  return { minutes: is24 ? minutes : pastTwelve + (isAfternoon ? NOON : 0), isSure: true, is24 };
}

/** Whether a time past midnight or noon is past noon. Midday is from ten on, night from six. */
function isLaterHalf(half: string, pastTwelve: number): boolean {
  if (half === 'midday') return pastTwelve < LATE_MORNING;
  return half === 'pm' || (half === 'night' && pastTwelve >= NOON / 2);
}

const LATE_MORNING = 10 * 60;

/** Who opens before this hour, in a span without halves of the day, opens in the afternoon. */
const EARLIEST = 5 * 60;

/** A span of two times, in the halves of the day that make a working day. `earlier` is when the same day closed before. */
function spanOf(from: Time | undefined, to: Time | undefined, earlier = 0): Span | undefined {
  if (!from || !to) return undefined;
  let { minutes: opens } = from;
  let { minutes: closes } = to;
  const isOpen = !from.is24 && !to.is24;
  const isLater = opens < EARLIEST || (opens < earlier && !to.isSure);
  if (isOpen && !from.isSure && opens < NOON && isLater) opens += NOON;
  if (isOpen && !to.isSure && closes <= opens && closes + NOON > opens) closes += NOON;
  if (closes <= opens) closes += MINUTES_A_DAY;
  // "6-8pm" and "10-2am" are evenings.
  if (isOpen && !from.isSure && to.isSure && opens < NOON && opens + NOON < closes) opens += NOON;
  return closes - opens <= MINUTES_A_DAY && opens < MINUTES_A_DAY ? { opens, closes } : undefined;
}

/** What the phrases of a language mean, and the pattern that finds them and any other word. */
interface Lexicon {
  readonly meanings: ReadonlyMap<string, string>;
  readonly pattern: RegExp;
  readonly days: readonly string[];
  readonly months: readonly string[];
}

const lexicons = new WeakMap<HoursWords, Lexicon>();

const SHORTEST_DAY = 2;
const SHORTEST_MONTH = 3;

/**
 * A text about opening hours in one notation for all languages: `Tue-Fri 7am-6pm` is `d1 - d4 7 am - 6 pm`, and
 * `closed 24 Dec` is `x @__12_24`. What means nothing here is `?`.
 */
export function hoursNotation(text: string, words: HoursWords): string {
  const { meanings, pattern, days, months } = lexiconOf(words);
  const meaningOf = (word: string) => {
    const day = months.includes(word) ? undefined : begunBy(word, days, SHORTEST_DAY);
    const month = begunBy(word, months, SHORTEST_MONTH);
    return day === undefined ? (month === undefined ? '?' : `m${month + 1}`) : `d${day}`;
  };
  return folded(text)
    .replace(/(\d{4})-(\d\d)-(\d\d)/g, (_, year, month, day) => dateSign(day, month, year))
    .replace(/(\d{1,2})\.(\d{1,2})\.(\d{4}|\d\d(?![\d:.]))?/g, (_, day, month, year) =>
      dateSign(day, month, year),
    )
    .replace(pattern, (word) => ` ${meanings.get(word) ?? meaningOf(word)} `)
    .replace(/(?<!\d)[.:]|[.:](?!\d)/g, ' ')
    .replace(/[&+/]/g, ' & ')
    .replace(/-/g, ' - ')
    .replace(/\s+/g, ' ')
    .replace(/\b12 (?=12:00|24:00)/g, '')
    .replace(/\b(\d{1,2}) m(\d+)(?: (\d{4})\b)?/g, (_, day, month, year) => dateSign(day, month, year))
    .replace(/\bm(\d+) (\d{1,2})\b(?: (\d{4})\b)?/g, (_, month, day, year) => dateSign(day, month, year))
    .replace(
      /(?<!- |[:.\w])(\d\d?) ([-&]) @(\w{4,7}_)(\d\d)/g,
      (_, day, joint, month, last) => `@${month}${day.padStart(2, '0')} ${joint} @${month}${last}`,
    )
    .trim();
}

/** Lower case without accents, Arabic vowel signs and letter variants; digits are Latin, dashes are hyphens. */
function folded(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640\u200e\u200f\u202a-\u202e\u2066-\u2069'’]/g, '')
      .replace(/[ٱ]/g, 'ا')
      .replace(/ى/g, 'ي')
      .replace(/ة/g, 'ه')
      .replace(/ß/g, 'ss')
      .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
      .replace(/[‐-―−]/g, '-')
      // "a.m.", "9h30", "24th", "segunda-feira", and the Arabic "and" before a word
      .replace(/\b([ap])\.\s?m\b\.?/g, '$1m')
      .replace(/(\d)\s?h(\d\d)?(?!\p{L})/gu, (_, hour, minute) => (minute ? `${hour}:${minute}` : hour))
      .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
      .replace(/-feira/g, '')
      .replace(/(?<!\p{L})و(?=[\p{L}\d]{2})/gu, 'و ')
      .replace(/[^\p{L}\d\s.:&+/-]/gu, '?')
  );
}

function lexiconOf(words: HoursWords): Lexicon {
  const known = lexicons.get(words);
  if (known) return known;
  const meanings = new Map([
    ...(words.hours ? list(words.hours) : []).map((name, at) => [folded(name), String(at + 1)] as const),
    ...Object.entries(words.phrases).flatMap(([meaning, phrases]) =>
      list(phrases).map((phrase) => [folded(phrase), meaning] as const),
    ),
  ]);
  const longestFirst = [...meanings.keys()].sort((one, other) => other.length - one.length);
  const anyWord = `(?<!\\p{L})(?:${longestFirst.join('|')})(?!\\p{L})|\\p{L}+`;
  const month = new Intl.DateTimeFormat(words.language, { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, place) => month.format(Date.UTC(2026, place)));
  const lexicon = {
    meanings,
    pattern: new RegExp(anyWord, 'gu'),
    days: dayNames(words.language).map((name) => withoutArticle(folded(name))),
    months: months.map(folded),
  };
  lexicons.set(words, lexicon);
  return lexicon;
}

function withoutArticle(word: string): string {
  return word.replace(/^ال/, '');
}

/** The place of the one name that begins with a word; plural endings do not count. */
function begunBy(word: string, names: readonly string[], shortest: number): number | undefined {
  const exact = names.indexOf(word);
  if (exact !== -1) return exact;
  const start = withoutArticle(word).replace(/s$/, '');
  const found = names.flatMap((name, place) => (name.startsWith(start) ? [place] : []));
  return start.length >= shortest && found.length === 1 ? found[0] : undefined;
}

/** In a leap year 29 February is a day. */
const LEAP_YEAR = '2028';

function dateSign(day: string, month: string, typedYear = '_'): string {
  const year = typedYear.length === 2 ? `20${typedYear}` : typedYear;
  const sign = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('_');
  const date = new Date(Date.parse(sign.replaceAll('_', '-').replace(/^--/, `${LEAP_YEAR}-`)));
  return date.getUTCDate() === Number(day) ? `@${sign}` : '?';
}
