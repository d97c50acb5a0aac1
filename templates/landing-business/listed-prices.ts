import { pricesIn } from '../added-sections/prices.ts';
import { given } from '../page/given.ts';
import type { Values } from '../page/values.ts';

/** Fewer make no picture, and more are not read at a glance. */
const [LEAST, MOST] = [4, 8];
/** The letters of a name, of what is said of it, and of a price that fit one large line. */
const LETTERS = { name: 26, description: 30, price: 12 } as const;
const MOST_WORDS = 3;

/** The prices of a page that can be set large: a few short ones, all of them the owner's. None where one is not. */
export function listedPrices(values: Values): readonly Values[] {
  const rows = values.isHidden('prices') ? [] : pricesIn(values);
  const areGiven = rows.every((_, at) => given(values, `prices.items[${at}].name`) !== undefined);
  return rows.length >= LEAST && rows.length <= MOST && areGiven && rows.every(isShort) ? rows : [];
}

function isShort(row: Values): boolean {
  const words = row.text('name').trim().split(/\s+/);
  const fits = Object.entries(LETTERS).every(([field, most]) => [...row.text(field).trim()].length <= most);
  // A name alone heads the rows below it.
  return fits && words.length <= MOST_WORDS && row.text('price').trim() !== '';
}
