import { areShortHours, givenHours } from '../added-sections/facts.ts';
import { compositionOf } from '../layouts/composition.ts';
import { type Composition, isGesture, needsPicture } from '../layouts/composition-names.ts';
import { imageAddress } from '../markup/url.ts';
import type { Values } from '../page/values.ts';
import { drawnGestures } from './gestures.ts';
import { listedOffers } from './opening/listed-offers.ts';

/** The path of the picture that each place of the page shows. A place without a picture has the path of its own field. */
export interface PlacedPictures {
  readonly hero: string;
  readonly features: string;
  /** The picture across the page, before its end. */
  readonly closing: string;
}

const OWN: PlacedPictures = { hero: 'hero.image', features: 'features.image', closing: 'cta.image' };

/** How a page opens: as its composition says, but beside its picture where that has no other place. */
export function openingOf(values: Values): Composition | undefined {
  const composition = compositionOf(values, OWN.hero, drawnGestures(values));
  const isShown = !composition || hasPlace(composition) || !has(values, OWN.hero) || freePlace(values);
  return isShown ? composition : 'split';
}

/** Whether the page is one surface with a margin from its top to its end. */
export function hasMargin(values: Values): boolean {
  const composition = openingOf(values);
  return composition === 'sheet' || composition === 'line';
}

/** The sections of which the first screen says all: they stand nowhere else. One with more to say does. */
export function toldOnOpening(values: Values): readonly ('hours' | 'prices' | 'features')[] {
  const composition = openingOf(values);
  if (composition === undefined || !isGesture(composition)) return [];
  const saysMore = (id: string) =>
    ['subtitle', 'note'].some((name) => values.text(`${id}.${name}`).trim() !== '');
  const rows = values.items('hours.items', ['hours']);
  const areAllHours = rows.length > 0 && givenHours(values).length === rows.length;
  const isHoursTold = areAllHours && (composition !== 'sheet' || areShortHours(values));
  const listed = composition === 'list' ? listedOffers(values)?.section : undefined;
  // Without its picture it has nothing to show.
  const isBare =
    composition === 'mount' && values.items('features.items', ['title', 'description', 'image']).length === 0;
  return [
    ...(isBare && !saysMore('features') && !values.isHidden('features') ? (['features'] as const) : []),
    ...(isHoursTold && !saysMore('hours') ? (['hours'] as const) : []),
    ...(listed !== undefined && !saysMore(listed) ? [listed] : []),
  ];
}

/** Where the page shows its pictures: each in its own place, and the first one further down where the page opens with words. */
export function placedPictures(values: Values): PlacedPictures {
  const composition = openingOf(values);
  const place = freePlace(values);
  // All of them hang in the row.
  if (composition === 'mount') return { ...OWN, features: '', closing: '' };
  if (!composition || hasPlace(composition) || !has(values, OWN.hero) || !place) return OWN;
  return { ...OWN, [place]: OWN.hero };
}

/** Whether a composition has a place for the first picture. */
function hasPlace(composition: Composition): boolean {
  return needsPicture(composition) || isGesture(composition);
}

/** The place further down that is seen and has no picture of its own. */
function freePlace(values: Values): 'closing' | 'features' | undefined {
  if (!has(values, OWN.closing) && !values.isHidden('cta')) return 'closing';
  return has(values, OWN.features) || values.isHidden('features') ? undefined : 'features';
}

function has(values: Values, path: string): boolean {
  return imageAddress(values.text(path)) !== undefined;
}
