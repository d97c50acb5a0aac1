import { BAND } from '../layouts/band-styles.ts';
import { type Css, css } from '../markup/css.ts';
import { imageAddress } from '../markup/url.ts';
import type { Values } from '../page/values.ts';
import { placedPictures } from './placed-pictures.ts';
import { ACROSS, ITEM_PICTURES, SECTIONS, SHAPED } from './section-layout.ts';
import { benefitItems, shapeOn } from './shapes.ts';

/** The styles of the sections below the first one. Those of layouts that a page does not have are left out when it is written. */
export function sectionStyles(values: Values): Css {
  const benefits = benefitItems(values);
  const items = [...benefits, ...values.items('features.items', ['image'])];
  const pieces: readonly (readonly [Css, boolean])[] = [
    [BAND, shapeOn(values, 'features') === 'half'],
    [ITEM_PICTURES, items.some((item) => imageAddress(item.text('image')) !== undefined)],
    [ACROSS, imageAddress(values.text(placedPictures(values).closing)) !== undefined],
  ];
  const needed = pieces.flatMap(([piece, isNeeded]) => (isNeeded ? [piece] : []));
  return css`${SECTIONS}${SHAPED}${needed}`;
}
