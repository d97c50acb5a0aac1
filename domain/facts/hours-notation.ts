import type { HoursWords } from '../../words/hours-words.ts';
import { list } from '../../words/list.ts';
import { dayNames } from './opening-hours.ts';

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
