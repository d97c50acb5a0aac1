import { ledgerStyles } from '../layouts/band-styles.ts';
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
import { isBoxed } from './sections/benefits.ts';
import { statesHours } from './sections/footer.ts';
import { benefitItems, featureItems, layoutOfBenefits, shapeOn } from './shapes.ts';

/** The styles of the sections below the first one, in the layouts that this page has. */
export function sectionStyles(values: Values): Css {
  const benefits = benefitItems(values);
  const items = [...benefits, ...values.items('features.items', ['image'])];
  const features = shapeOn(values, 'features');
  const offered =
    features === 'ledger' ? ledgerStyles(featureItems(values).length) : FEATURES_SHAPES[features];
  const pieces: readonly (readonly [Css, boolean])[] = [
    [BOXED, benefits.some((item) => isBoxed(values, item))],
    [ITEM_PICTURES, items.some((item) => imageAddress(item.text('image')) !== undefined)],
    [ACROSS, imageAddress(values.text(placedPictures(values).closing)) !== undefined],
    [OPEN, statesHours(values)],
  ];
  const needed = pieces.flatMap(([piece, isNeeded]) => (isNeeded ? [piece] : []));
  return css`${SECTIONS}${BENEFITS[layoutOfBenefits(values)]}${BENEFITS_SHAPES[shapeOn(values, 'benefits')] ?? []}${offered ?? []}${needed}`;
}
