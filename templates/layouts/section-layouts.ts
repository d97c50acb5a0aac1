import { isQuiet } from '../../domain/choices/businesses.ts';
import type { Shapes } from './shapes.ts';

/** A benefit or an answer in one line of a third of the page has fewer letters. */
const SHORT = 120;
/** A sentence set as the highlight of a page has fewer letters. */
const HIGHLIGHT = 140;
/** A text set large has at most so many letters. */
const LARGE = 400;
/** A time from when to when has at most so many letters, one with a break more. */
const SHORT_TIME = 15;
/** The end of a sentence, with another one after it. */
const NEXT_SENTENCE = /[.!?؟…]["”“»]?\s/u;

/** Whether a text is one sentence that can stand alone at the size of a headline. */
export function isOneSentence(text: string): boolean {
  const said = text.trim();
  return said !== '' && said.length < HIGHLIGHT && !said.includes('\n') && !NEXT_SENTENCE.test(said);
}

/** How the benefits stand, by the letters of each. */
export function benefitsLayout(letters: readonly number[]): 'row' | 'rows' | 'wordy' {
  if (letters.length <= 3 && letters.every((count) => count < SHORT)) return 'row';
  return letters.length === 4 || letters.length === 6 ? 'rows' : 'wordy';
}

/** The shapes of the benefits: a few beside their heading, more below it. */
export function benefitsShapes(letters: readonly number[]): Shapes {
  return benefitsLayout(letters) === 'row' ? ['beside', 'below'] : ['below', 'beside'];
}

/** What the layout of the features depends on. */
export interface FeaturesThere {
  readonly hasPicture: boolean;
  /** Whether an item has a picture of its own. */
  readonly hasItemPictures: boolean;
  /** The letters of each item. */
  readonly letters: readonly number[];
  /** How many rows the prices have that stand directly below; 0 without any. */
  readonly pricesBelow: number;
}

/** The shapes of the features: with a picture at the page's edge, beside the prices, beside a block of color, or as a plain list. */
export function featuresShapes({ hasPicture, hasItemPictures, letters, pricesBelow }: FeaturesThere): Shapes {
  if (hasPicture) return ['edge'];
  const isShort = !hasItemPictures && letters.length <= 5 && letters.every((count) => count < SHORT);
  if (isShort && letters.length > 0 && pricesBelow > 0 && pricesBelow <= 5) return ['half'];
  return isShort ? ['block', 'beside', 'below'] : ['beside', 'below'];
}

/** What the layout of the prices depends on. */
export interface PricesShape {
  readonly rows: readonly { readonly name: string; readonly description: string; readonly price: string }[];
  /** Whether the page has a picture. */
  readonly hasPictures: boolean;
  readonly business: string;
}

/** How the prices stand. */
export function pricesLayout({
  rows,
  hasPictures,
  business,
}: PricesShape): 'figures' | 'groups' | 'table' | 'card' | 'leaders' {
  const areWhole = rows.every(({ price }) => /^\D{0,4}\d{1,4}\D{0,4}$/u.test(price));
  if (isQuiet(business) && rows.length >= 2 && rows.length <= 4 && areWhole) return 'figures';
  if (rows.some(isGroupName) && rows.some(({ price }) => price !== '')) return 'groups';
  if (rows.some(({ description }) => description !== '')) return 'table';
  return hasPictures ? 'leaders' : 'card';
}

/** Whether a row of prices names the rows below it: it has a name and nothing else. */
export function isGroupName(row: PricesShape['rows'][number]): boolean {
  return row.name !== '' && row.description === '' && row.price === '';
}

/** The shapes of questions: beside their heading, or many in two columns. */
export function questionsShapes(count: number): Shapes {
  return count > 6 ? ['below', 'beside'] : ['beside', 'below'];
}

/** The shapes of opening hours: a few short times are figures, days that are closed among them. */
export function hoursShapes(times: readonly string[]): Shapes {
  const areFew = times.length > 0 && times.length <= 4 && times.every((time) => time.length <= SHORT_TIME);
  return areFew ? ['figures', 'beside', 'below'] : ['beside', 'below'];
}

/** How testimonials stand, by their texts: a single one large, or as the page's highlight if it is that. */
export function testimonialsLayout(
  quotes: readonly string[],
  isHighlight: boolean,
): 'highlight' | 'big' | 'abreast' | 'pairs' {
  if (quotes.length === 1) return isHighlight ? 'highlight' : 'big';
  return quotes.length <= 3 ? 'abreast' : 'pairs';
}

/** How people stand: by their portraits, or by their names where nobody has one. */
export function teamLayout(portraits: readonly boolean[]): 'portraits' | 'named' {
  return portraits.includes(true) ? 'portraits' : 'named';
}

/** How a text of its own stands. */
export function textLayout(text: string, isHighlight: boolean): 'highlight' | 'big' | 'measure' {
  if (isHighlight) return 'highlight';
  return text.trim().length <= LARGE ? 'big' : 'measure';
}
