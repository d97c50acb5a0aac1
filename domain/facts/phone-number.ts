const FEWEST_DIGITS = 3;
/** The most digits of a number in any country, with its country code. */
const MOST_DIGITS = 15;
/** With fewer digits, groups are a time (9-17), and words may be a part of the number (0800 BAKERY). */
const FEWEST_IN_GROUPS = 5;
/** What is at most as long, between its brackets or before a slash, may be an area code with its country code. */
const LONGEST_AREA = 6;

// Runs of digits with what may stand within a number. A run after a letter belongs to a word.
const RUN = /(?<![\p{L}\p{M}\d@])\+?[ ([]{0,3}\+?\d[\d \t()[\]./+-]*/gu;
/** Where a number may end and the next one, or an hour, begin. */
const BREAK = /(\/| - |\. |(?=[([+]))/;
/** A country code, and the zero after it that is dialled only within the country. */
const TRUNK_ZERO = /^(\D*(?:\+|00)[\d\s)\]./-]{1,8})[([]\s?0\s?[)\]]/;

/**
 * The number that a text asks to dial, as digits with a leading `+` where one is written: the first of several. Digits may be
 * of any script. undefined if there is none, or if it cannot be told where it ends.
 */
export function phoneNumberIn(text: string): string | undefined {
  const said = withLatinDigits(text.normalize('NFKC').replace(/\p{DI}/gu, ''))
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[^\S\n]+/g, ' ');
  for (const { 0: run, index } of said.matchAll(RUN)) {
    const after = said.slice(index + run.length);
    // A number that goes on in letters, such as 1-800-BAKERY, is not read in part.
    if (/^\p{L}/u.test(after) && !run.endsWith(' ')) return undefined;
    const number = firstNumber(run.replace(TRUNK_ZERO, '$1'));
    const digits = digitsOf(number);
    const isShort = digits.length < FEWEST_IN_GROUPS;
    if (digits.length < FEWEST_DIGITS || (isShort && /\d\D+\d/.test(number))) continue;
    if ((isShort && /\p{L}/u.test(after)) || digits.replace(/^00/, '').length > MOST_DIGITS) return undefined;
    // Where text runs from right to left, the plus may have been typed last.
    return /^\D*\+|\+\s*$/.test(number) ? `+${digits}` : digits;
  }
  return undefined;
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
