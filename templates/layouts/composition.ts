import { businessOf } from '../../domain/choices/businesses.ts';
import { BUSINESS_PATH } from '../../domain/config/page-settings.ts';
import { isOdd, isSmall, isUpright } from '../../domain/images/picture-fit.ts';
import { imageAddress } from '../markup/url.ts';
import type { Values } from '../page/values.ts';
import {
  COMPOSITION_PATH,
  COMPOSITIONS,
  type Gesture,
  isGesture,
  needsPicture,
  type PlainComposition,
} from './composition-names.ts';

/**
 * The composition that a page opens with: the stored one, or the nearest that what is there suffices for. `picture` is the path
 * of the first picture, and `drawn` are the gestures that the template can draw with the facts that are there: a door in place of
 * one that cannot be, and of a door whose picture would not fill it, the pictures in a row.
 */
export function compositionOf<Drawn extends Gesture = never>(
  values: Values,
  picture: string,
  drawn: readonly Drawn[],
): PlainComposition | Drawn | undefined {
  const stored = COMPOSITIONS.find((each) => each === values.text(COMPOSITION_PATH));
  const address = imageAddress(values.text(picture));
  const fallback =
    address !== undefined && isOdd(address) ? (['mount', 'door'] as const) : (['door'] as const);
  const order = stored === 'door' ? fallback : [stored, ...fallback];
  const gesture = order
    .map((wanted) => drawn.find((each) => each === wanted))
    .find((each) => each !== undefined);
  if (gesture && stored !== undefined && isGesture(stored)) return gesture;
  if (stored !== undefined && isGesture(stored)) return address === undefined ? 'words' : 'split';
  if (stored === undefined || stored === 'words') return stored;
  if (needsPicture(stored) && address !== undefined)
    return isUpright(address) || isSmall(address) ? 'split' : stored;
  return hasFrieze(values) ? 'frieze' : 'words';
}

/** A photographer shows no drawings, and a law office opens with words until somebody wants more. */
function hasFrieze(values: Values): boolean {
  const business = businessOf(values.text(BUSINESS_PATH));
  const isPlain = business === 'photographer' || business === 'lawyer';
  return business !== undefined && (!isPlain || values.text(COMPOSITION_PATH) === 'frieze');
}

/** More letters than these are set smaller: those of a title, and of one of its words. */
const [LONG_TITLE, LONG_WORD] = [60, 13];

/** More letters than these push a button off a phone's first screen. */
const LONG_LEAD = 220;

/** True for a paragraph that stands below the button on a phone. */
export function isLongLead(text: string): boolean {
  return [...text.trim()].length > LONG_LEAD;
}

/** True for words that are set one step smaller: many letters, or a word that would not fit a line. */
export function isLongTitle(title: string): boolean {
  return [title, ...title.split(/\s/)].some(
    (text, at) => [...text].length > (at === 0 ? LONG_TITLE : LONG_WORD),
  );
}
