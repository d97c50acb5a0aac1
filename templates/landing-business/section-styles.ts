import { type Css, css } from '../markup/css.ts';
import { imageAddress } from '../markup/url.ts';
import type { Values } from '../page/values.ts';
import { placedPictures } from './placed-pictures.ts';
import {
  ACROSS,
  BENEFITS,
  BENEFITS_SHAPES,
  BOXED,
  FEATURES_SHAPES,
  ITEM_PICTURES,
  OPEN,
  SECTIONS,
} from './section-layout.ts';
import { benefitItems, layoutOfBenefits, shapeOn } from './shapes.ts';

/** The styles of the sections below the first one, in the layouts that this page has. */
export function sectionStyles(values: Values): Css {
  const benefits = benefitItems(values);
  const items = [...benefits, ...values.items('features.items', ['image'])];
  const offered = FEATURES_SHAPES[shapeOn(values, 'features')];
  const pieces: readonly (readonly [Css, boolean])[] = [
    [ITEM_PICTURES, items.some((item) => imageAddress(item.text('image')) !== undefined)],
    [ACROSS, imageAddress(values.text(placedPictures(values).closing)) !== undefined],
  ];
  const needed = pieces.flatMap(([piece, isNeeded]) => (isNeeded ? [piece] : []));
  return css`${SECTIONS}${BOXED}${OPEN}${BENEFITS[layoutOfBenefits(values)]}${BENEFITS_SHAPES[shapeOn(values, 'benefits')] ?? []}${offered ?? []}${needed}`;
}
