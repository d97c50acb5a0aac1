import { pricesIn } from '../../added-sections/prices.ts';
import { imageAddress } from '../../markup/url.ts';
import { given } from '../../page/given.ts';
import type { Values } from '../../page/values.ts';

/** Fewer make no picture, and more are not read at a glance. */
const [LEAST, MOST] = [4, 8];
/** The letters of a name, of what is said of it, and of a price that fit one large line. */
const [NAME, DESCRIPTION, PRICE] = [26, 30, 12];
const MOST_WORDS = 3;

/** What a business offers, as far as it can be set large: the section that says it, and its rows. */
export interface ListedOffers {
  readonly section: 'features' | 'prices';
  readonly rows: readonly ListedRow[];
}

/** One thing that is offered, with the names of its fields. */
export interface ListedRow {
  readonly item: Values;
  readonly name: 'name' | 'title';
}

/** The prices of a page, or what it offers: a few of few words, all of them the owner's. undefined where one is not. */
export function listedOffers(values: Values): ListedOffers | undefined {
  const rows = values.isHidden('prices') ? [] : pricesIn(values);
  if (areListed(values, 'prices', 'name', rows) && rows.every((row) => row.text('price').trim() !== ''))
    return { section: 'prices', rows: rows.map((item) => ({ item, name: 'name' })) };
  const items = values.isHidden('features')
    ? []
    : values.items('features.items', ['title', 'description', 'image']);
  const isPictured = [values, ...items].some(
    (each, at) => imageAddress(each.text(at === 0 ? 'features.image' : 'image')) !== undefined,
  );
  return !isPictured && areListed(values, 'features', 'title', items)
    ? { section: 'features', rows: items.map((item) => ({ item, name: 'title' })) }
    : undefined;
}

function areListed(
  values: Values,
  section: ListedOffers['section'],
  name: ListedRow['name'],
  rows: readonly Values[],
): boolean {
  const areGiven = rows.every((_, at) => given(values, `${section}.items[${at}].${name}`) !== undefined);
  const isFew = rows.length >= LEAST && rows.length <= MOST;
  return isFew && areGiven && rows.every((row) => isShort(row, name));
}

function isShort(row: Values, name: ListedRow['name']): boolean {
  const letters = (field: string) => [...row.text(field).trim()].length;
  const words = row.text(name).trim().split(/\s+/);
  return (
    letters(name) > 0 &&
    letters(name) <= NAME &&
    words.length <= MOST_WORDS &&
    letters('description') <= DESCRIPTION &&
    letters('price') <= PRICE
  );
}
