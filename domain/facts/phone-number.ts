const FEWEST_DIGITS = 3;
/** The most digits of a number in any country, with its country code. */
const MOST_DIGITS = 15;
/** The most digits of a number that is written as within its country: more are two things that stand side by side. */
const MOST_WITHIN = 12;
/** With fewer digits, groups are a time (9-17), and words may be a part of the number (0800 BAKERY). */
const FEWEST_IN_GROUPS = 5;
/** With fewer digits, it may be a year, a room or a postcode. */
const FEWEST_AMONG_WORDS = 7;
/** What announces a number is read that far back. */
const LONGEST_WORD = 40;
/** What is at most as long, between its brackets or before a slash, may be an area code with its country code. */
const LONGEST_AREA = 6;

// Runs of digits with what may stand within a number. A run after a letter belongs to a word.
const RUN = /(?<![\p{L}\p{M}\d@])\+?[ ([]{0,3}\+?\d[\d \t()[\]./+-]*/gu;
/** Where a number may end and the next one, or an hour, begin. */
const BREAK = /(\/| - |\. |(?=[([+]))/;
/** A country code, and the zero after it that is dialled only within the country. */
const TRUNK_ZERO = /^(\D*(?:\+|00)[\d\s)\]./-]{1,8})[([]\s?0\s?[)\]]/;
/** Dates, years from and to, and a postcode of the United States. */
const OTHER_NUMBERS =
  /^\s*(?:\d{1,2}[./] ?\d{1,2}[./] ?(?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d|(?:18|19|20)\d\d ?- ?(?:19|20)\d\d|\d{5}-\d{4})\s*$/;
/** A year or a postcode that stands before a number. */
const GROUP_BEFORE = /^\s*(?:(?:18|19|20)\d\d|[1-9]\d{4,5})[\s-]+(?=\S)/;
/** What announces a number, however short it is. */
const ANNOUNCED =
  /(?:tel|fon|phone|mob|handy|call|ruf|emergency|هاتف|تلفون|جوال|موبايل|طوارئ|اتصل)[\p{L}.]*[\s:]*$/iu;

/**
 * The number that a text asks to dial, as digits with a leading `+` where one is written: the first of several. Digits may be
 * of any script. undefined if there is none, or if it cannot be told what it is or where it ends.
 */
export function phoneNumberIn(text: string): string | undefined {
  const said = withLatinDigits(text.normalize('NFKC').replace(/\p{DI}/gu, ''))
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[^\S\n]+/g, ' ');
  let short: string | undefined;
  for (const { 0: run, index } of said.matchAll(RUN)) {
    const [before, after] = [said.slice(0, index), said.slice(index + run.length)];
    // A number that goes on in letters, such as 1-800-BAKERY, is not read in part.
    const goesOn = /^\p{L}/u.test(after) && !/[ ()[\]]$/.test(run);
    const number = plausible(firstNumber(run.replace(TRUNK_ZERO, '$1')));
    if (goesOn || number === undefined || OTHER_NUMBERS.test(run)) continue;
    const digits = digitsOf(number);
    // Where text runs from right to left, the plus may have been typed last.
    const dialled = hasPlus(number) ? `+${digits}` : digits;
    const isLocal = digits.length === FEWEST_AMONG_WORDS - 1 && /^\D*0/.test(number);
    if (digits.length >= FEWEST_AMONG_WORDS || hasPlus(number) || isLocal) return dialled;
    const isAlone =
      !/\p{L}/u.test(after) && (!/\p{L}/u.test(before) || ANNOUNCED.test(before.slice(-LONGEST_WORD)));
    if (isAlone) short ??= dialled;
  }
  return short;
}

/** A run of digits as far as it can be a number; undefined if it can be none. */
function plausible(run: string): string | undefined {
  const { length } = digitsOf(run);
  if (length < FEWEST_DIGITS || (length < FEWEST_IN_GROUPS && /\d\D+\d/.test(run))) return undefined;
  if (hasPlus(run) || /^\D*00/.test(run))
    return digitsOf(run).replace(/^00/, '').length > MOST_DIGITS ? undefined : run;
  const mostDigits = /^\D*0/.test(run) ? MOST_DIGITS : MOST_WITHIN;
  if (length <= mostDigits) return run;
  const rest = run.replace(GROUP_BEFORE, '');
  return rest === run || digitsOf(rest).length < FEWEST_AMONG_WORDS ? undefined : plausible(rest);
}

function hasPlus(number: string): boolean {
  return /^\D*\+|\+\s*$/.test(number);
}

/** Digits of any script as `0` to `9`. */
export function withLatinDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // The ten digits of a script begin at the start of a row of sixteen characters, or at its seventh.
    const row = code - (code % 16);
    const zero = /\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6;
    return String(code - zero);
  });
}

/** The first number of a run, which may go on with another number or with the hours of somebody. */
function firstNumber(run: string): string {
  const [first = '', ...rest] = run.split(BREAK);
  let number = first;
  for (let at = 0; at < rest.length; at += 2) {
    const [mark = '', part = ''] = rest.slice(at, at + 2);
    if (digitsOf(part) !== '' && isWhole(number, mark, part)) break;
    number += mark.trim() + part;
  }
  return number;
}

function isWhole(number: string, mark: string, part: string): boolean {
  const { length } = digitsOf(number);
  const added = digitsOf(part).length;
  if (mark === '/') return !isArea(number) && !(length <= 4 && added >= 6);
  if (mark === ' - ') return length > LONGEST_AREA && added >= 6;
  return part.startsWith('+') ? length > 0 : length >= LONGEST_AREA;
}

function isArea(number: string): boolean {
  const [, code = '', opens = ''] = /^\D*?(\+\d\d?|00\d\d?|)([(\d])/.exec(number) ?? [];
  const isMarked = code !== '' || opens === '(' || opens === '0' || /^\s*\(/.test(number);
  return isMarked && digitsOf(number).length <= LONGEST_AREA + digitsOf(code).length;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
