/** How wide a separator is beside a digit, in the faces that pages are set in. */
const SEPARATOR = 0.5;

/**
 * The room after each price, in digits, that puts all of them on the decimal where they end at one edge: after an amount
 * without decimals as much as the longest ones take. Words, and a list that is even already, need none.
 */
export function decimalRoom(prices: readonly string[]): readonly number[] {
  const ends = prices.map(widthAfterWhole);
  const longest = Math.max(0, ...ends.map((width) => width ?? 0));
  return ends.map((width) => (width === undefined ? 0 : longest - width));
}

/** The width of the widest price, in digits, with its room: the column of prices has it where rows end at the left. */
export function widthOfColumn(prices: readonly string[]): number {
  const room = decimalRoom(prices);
  return Math.max(
    0,
    ...prices.map((price, at) => (hasOwnDirection(price) ? 0 : widthOf(price) + (room[at] ?? 0))),
  );
}

/** Whether a price is read in the direction of its words: an amount, and Latin words, read from left to right. */
export function hasOwnDirection(price: string): boolean {
  return /[^\P{L}\p{Script=Latin}]/u.test(price);
}

/** The width of what follows the whole part of an amount, in digits; undefined where it is none. */
function widthAfterWhole(price: string): number | undefined {
  const last = [...price].findLastIndex((sign) => /\d/.test(sign));
  if (last === -1 || hasOwnDirection(price)) return undefined;
  const amount = [...price].slice(0, last + 1).join('');
  const rest = [...price].slice(last + 1).join('');
  if (/\p{L}/u.test(rest)) return undefined;
  const [decimals = ''] = /[.,]\d{1,2}$/.exec(amount) ?? [];
  return widthOf(decimals + rest);
}

function widthOf(text: string): number {
  return [...text].reduce((width, sign) => width + (/[.,\s]/.test(sign) ? SEPARATOR : 1), 0);
}
