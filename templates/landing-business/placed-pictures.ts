import { compositionOf } from '../layouts/composition.ts';
import { type Composition, needsPicture } from '../layouts/composition-names.ts';
import { imageAddress } from '../markup/url.ts';
import type { Values } from '../page/values.ts';

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
  const composition = compositionOf(values, OWN.hero);
  const isShown =
    !composition || needsPicture(composition) || !has(values, OWN.hero) || freePlace(values) !== undefined;
  return isShown ? composition : 'split';
}

/** Where the page shows its pictures: each in its own place, and the first one further down where the page opens with words. */
export function placedPictures(values: Values): PlacedPictures {
  const composition = openingOf(values);
  const place = freePlace(values);
  if (!composition || needsPicture(composition) || !has(values, OWN.hero) || !place) return OWN;
  return { ...OWN, [place]: OWN.hero };
}

/** The place further down that is seen and has no picture of its own. */
function freePlace(values: Values): 'closing' | 'features' | undefined {
  if (!has(values, OWN.closing) && !values.isHidden('cta')) return 'closing';
  return has(values, OWN.features) || values.isHidden('features') ? undefined : 'features';
}

function has(values: Values, path: string): boolean {
  return imageAddress(values.text(path)) !== undefined;
}
