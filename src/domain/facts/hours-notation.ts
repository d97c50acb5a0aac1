import type { HoursWords } from '../../words/hours-words.ts';
import { list } from '../../words/list.ts';
import { MINUTES_A_DAY, MONDAY_UTC, WEEK } from './opening-hours.ts';

/** What the phrases of a language mean, and the pattern that finds them and any other word. */
interface Lexicon {
  readonly meanings: ReadonlyMap<string, string>;
  readonly pattern: RegExp;
  readonly days: readonly string[];
  readonly months: readonly string[];
}

const lexicons = new WeakMap<HoursWords, Lexicon>();

const A_DAY = MINUTES_A_DAY * 60_000;
const SHORTEST_DAY = 2;
const SHORTEST_MONTH = 3;

/**
 * A text about opening hours in one notation for all languages: `Tue-Fri 7am-6pm` is `d1 - d4 7 am - 6 pm`, and
 * `closed 24 Dec` is `x @24_12`. What means nothing here is `?`.
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
    .replace(/(?<!- |[:.\w])(\d\d?) ([-&]) @(\d\d?)_(\w{1,7})/g, '@$1_$4 $2 @$3_$4')
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
  const names = (unit: 'weekday' | 'month', dates: readonly number[]) => {
    const format = new Intl.DateTimeFormat(words.language, { [unit]: 'long', timeZone: 'UTC' });
    return dates.map((date) => withoutArticle(folded(format.format(date))));
  };
  const lexicon = {
    meanings,
    pattern: new RegExp(anyWord, 'gu'),
    days: names(
      'weekday',
      WEEK.map((day) => MONDAY_UTC + day * A_DAY),
    ),
    months: names(
      'month',
      Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1)),
    ),
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

// A leap year, so that 29 February is a day.
const SOME_YEAR = '2028';

function dateSign(day: string, month: string, typedYear?: string): string {
  const year = typedYear?.length === 2 ? `20${typedYear}` : typedYear;
  const date = new Date(Date.UTC(Number(year ?? SOME_YEAR), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? `@${[Number(day), Number(month), ...(year ? [year] : [])].join('_')}` : '?';
}
