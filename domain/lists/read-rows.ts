import { isTyped } from '../config/field-types.ts';
import type { ListNode } from '../config/structure.ts';
import {
  type Cell,
  nameColumn,
  newRow,
  priceColumn,
  rowNamed,
  type TableRow,
  withText,
} from './list-table.ts';

/** How sure a text must be a list: in a table, in the chat at a list, behind words such as `add prices`, or anywhere. */
export type Strictness = 'inTable' | 'atList' | 'announced' | 'anywhere';

/** A line such as `Sourdough 4.80`: what it names, and its price; '' without one. */
interface Line {
  readonly name: string;
  readonly price: string;
}

/** Longer parts between commas are sentences, not names. */
const MOST_WORDS = 4;
const CURRENCIES = '€$£¥₺';
const CURRENCY = new Set([
  ...CURRENCIES,
  ...'eur euro euros usd gbp chf fr. kr zł sar aed egp'.split(' '),
  ...'dollar dollars pound pounds cent cents'.split(' '),
  ...'يورو دولار ريال درهم جنيه دينار ليرة ر.س د.إ ج.م'.split(' '),
]);
/** Words that stand before a price and belong to it. */
const BEFORE = new Set(['from', 'ab', 'من', 'à', 'je', 'ca.']);
const AND = new Set(['and', 'und', 'و', '&']);
const NUMBER = /^[\d٠-٩۰-۹]{1,5}(?:[.,٫٬][\d٠-٩۰-۹]{1,3}){0,2}(?:,[-–])?$/;
const HAS_CENTS = /[.,٫][\d٠-٩۰-۹]|,[-–]$/;
const LETTER = /\p{L}/u;
const SPLITS = /[\n;؛]|[,،](?=\s|\p{L}|$)/u;
const BULLET = /^(?:[-–—*•·]|\d{1,2}[.)])$/;
/** Words whose full stop ends no sentence. */
const ABBREVIATED = new Set(
  'incl inkl excl exkl einschl zzgl zuzügl approx ca min max std pers st dr mr mrs'.split(' '),
);
/** More names with a number each are no chance. */
const MOST_CHANCE = 2;
/** What links a name and its price. */
const LINKS = new Set([
  ...['-', '–', '—', ':', '=', '.', '..', '...', '…', '→'],
  ...'is are costs cost ist sind kostet kosten'.split(' '),
  ...'for at für zu um'.split(' '),
  ...'start starts starting begin begins beginnt beginnen'.split(' '),
  ...'بسعر سعره سعرها ب بـ مقابل'.split(' '),
]);

/** The rows that a text states as people write a list, one a line or between commas, with or without prices, or as cells of a spreadsheet; undefined if it is any other text. */
export function rowsRead(
  text: string,
  node: ListNode,
  strictness: Strictness,
): readonly TableRow[] | undefined {
  const isAtList = strictness === 'inTable' || strictness === 'atList';
  if (text.includes('\t')) return isAtList ? spreadsheetRows(text, node) : undefined;
  const price = priceColumn(node);
  const lines = price === -1 ? [] : pricedLines(text);
  if (lines.some((line) => line.price !== '' && hasSentence(line.name))) return undefined;
  if (isList(lines, strictness)) return lines.map((line) => rowOf(line, node));
  const names = isAtList ? namesIn(text, strictness) : [];
  return names.length === 0 ? undefined : names.map((name) => rowOf({ name, price: '' }, node));
}

/** True for a text with an amount of money in it. */
export function saysPrice(text: string): boolean {
  const words = text.split(/[\s;:،؛!?]+/).map((word) => word.replace(/[.,]$/, '').toLowerCase());
  return words.some(
    (word, at) =>
      isAmount(word) &&
      (!NUMBER.test(word) || [words[at - 1], words[at + 1]].some((each = '') => CURRENCY.has(each))),
  );
}

function isList(lines: readonly Line[], strictness: Strictness): boolean {
  const all = lines.length > 0 && lines.every(({ name, price }) => LETTER.test(name) && price !== '');
  if (strictness !== 'anywhere') return all;
  // Elsewhere `Leeds 12, York 14` may be anything.
  const isMoney = ({ price }: Line) => HAS_CENTS.test(price) || !NUMBER.test(price);
  return all && (lines.length > MOST_CHANCE || (lines.length > 1 && lines.some(isMoney)));
}

/** True for a name that another sentence stands before: `The look is fine. Call-out`. `Haircut incl. wash` is a name. */
function hasSentence(name: string): boolean {
  const words = name.split(' ');
  return words.some((word, at) => {
    const isShort = at === 0 || ABBREVIATED.has(word.slice(0, -1).toLowerCase());
    const isEnd = /[!?؟]$|\p{Script=Arabic}\.$/u.test(word) || (word.endsWith('.') && !isShort);
    return isEnd && /^[\p{Lu}\p{Lo}]/u.test(words[at + 1] ?? '');
  });
}

/** The names that stand one a line, or between commas. */
function namesIn(text: string, strictness: Strictness): readonly string[] {
  const lines = text.split('\n').map(trimmed).filter(LETTER.test.bind(LETTER));
  if (lines.length > 1) return lines;
  const parts = text.split(SPLITS).map(trimmed);
  const areNames = parts.every((part) => LETTER.test(part) && part.split(' ').length <= MOST_WORDS);
  return areNames && parts.length > (strictness === 'inTable' ? 2 : 1) ? parts : [];
}

const trimmed = (line: string) => wordsOf(line).join(' ');

function rowOf({ name, price }: Line, node: ListNode): TableRow {
  const row = rowNamed(name, node);
  return price === '' ? row : withText(row, priceColumn(node), price);
}

function spreadsheetRows(text: string, node: ListNode): readonly TableRow[] {
  const columns = [...node.itemStructure.keys()].filter((at) => isTyped(node.itemStructure[at]));
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const typed = line.split('\t').map((cell) => cell.trim());
    const row = newRow(node);
    // Two cells of a list with prices are a name and its price, whatever stands between them in the table.
    const places =
      typed.length === 2 && priceColumn(node) !== -1 ? [nameColumn(node), priceColumn(node)] : columns;
    const cells = places.reduce<readonly Cell[]>(
      (done, column, at) => (typed[at] === undefined ? done : done.with(column, typed[at])),
      row.cells,
    );
    return { ...row, cells };
  });
}

/** The lines of a list whose parts each end with a price. */
function pricedLines(text: string): readonly Line[] {
  return text
    .split(SPLITS)
    .filter((part) => part.trim() !== '')
    .flatMap((part) => apart(wordsOf(part)))
    .map(lineOf);
}

/** Splits `Rye 4.20 and Spelt 5.10`. */
function apart(words: readonly string[]): readonly (readonly string[])[] {
  const at = words.findIndex((word, place) => isAnd(word) && lengthOfPrice(words.slice(0, place)) > 0);
  if (at === -1) return [words];
  const [joined = ''] = words.slice(at, at + 1);
  const rest = AND.has(joined.toLowerCase()) ? [] : [joined.slice(1)];
  return [words.slice(0, at), ...apart([...rest, ...words.slice(at + 1)])];
}

/** The Arabic `and` is written together with the word after it. */
const isAnd = (word: string) => AND.has(word.toLowerCase()) || (word.startsWith('و') && word.length > 3);

function lineOf(words: readonly string[]): Line {
  const first = words[0]?.toLowerCase() ?? '';
  const said = AND.has(first) && words.length > 1 ? words.slice(1) : words;
  const length = lengthOfPrice(said);
  const price = said.slice(said.length - length).join(' ');
  let end = said.length - length;
  while (end > 0 && LINKS.has(said[end - 1] ?? '')) end -= 1;
  const name = said.slice(0, end).join(' ');
  return { name: /[:=,–—-]$/.test(name) ? name.slice(0, -1).trim() : name, price };
}

/** The words of a line, without the mark that lists begin their lines with and the full stop at its end. */
function wordsOf(line: string): readonly string[] {
  const words = line
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const bare = BULLET.test(words[0] ?? '') && words.length > 1 ? words.slice(1) : words;
  const last = bare.at(-1) ?? '';
  const isEnded = /[\d€$£]\.$/.test(last);
  return isEnded ? [...bare.slice(0, -1), last.slice(0, -1)] : bare;
}

/** The number of words at the end that are a price; 0 if there is none, or nothing before it. */
function lengthOfPrice(words: readonly string[]): number {
  const at = (back: number) => words.at(-back) ?? '';
  const isCurrency = (word: string) => CURRENCY.has(word.toLowerCase());
  const hasUnitAfter = isCurrency(at(1)) && isAmount(at(2));
  let length = hasUnitAfter ? 2 : isAmount(at(1)) ? 1 : 0;
  if (length === 0) return 0;
  if (!hasUnitAfter && isCurrency(at(2))) length += 1;
  if (BEFORE.has(at(length + 1).toLowerCase())) length += 1;
  return length < words.length ? length : 0;
}

/** True for a number as prices are written, with or without a currency at it: `4.80`, `4,80€`, `٤٫٨٠`. */
function isAmount(word: string): boolean {
  const start = CURRENCIES.includes(word.charAt(0)) ? 1 : 0;
  const end = CURRENCIES.includes(word.at(-1) ?? ' ') ? word.length - 1 : word.length;
  return NUMBER.test(word.slice(start, end));
}
