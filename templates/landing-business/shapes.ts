import { shapesOfPage, withAddedIds } from '../added-sections/added-sections.ts';
import { sectionIds } from '../added-sections/ids.ts';
import { layoutOfPrices, pricesIn } from '../added-sections/prices.ts';
import { sharesHoursBand } from '../layouts/bands.ts';
import {
  benefitsLayout,
  benefitsShapes,
  type FeaturesThere,
  featuresShapes,
} from '../layouts/section-layouts.ts';
import { type Shape, type Shapes, shapeReader } from '../layouts/shapes.ts';
import { imageAddress } from '../markup/url.ts';
import { type SharesBand, shownInOrder } from '../page/sections.ts';
import type { Values } from '../page/values.ts';
import { OWN_SECTIONS } from './own-sections.ts';
import { hasMargin, placedPictures, toldOnOpening } from './placed-pictures.ts';

/** The template's sections in the order that the content of a business gave them. */
export function ownSections(values: Values): typeof OWN_SECTIONS {
  const ids = sectionIds(values);
  const places = OWN_SECTIONS.map((id) => ids.indexOf(id));
  return places.includes(-1)
    ? OWN_SECTIONS
    : OWN_SECTIONS.toSorted((one, other) => ids.indexOf(one) - ids.indexOf(other));
}

/** The ids of the sections that a page shows, in its order, without those that the first screen says. */
export function idsOnPage(values: Values): readonly string[] {
  const ids = shownInOrder(values, withAddedIds(values, ownSections(values)));
  const told: readonly string[] = toldOnOpening(values);
  return ids.filter((id) => !told.includes(id));
}

/** The shape of a section. */
export const shapeOn = shapeReader(shapesIn);

/** The prices stand beside the features where both are short; hours beside the place, as on every page without a margin. */
export const sharesBand: SharesBand = (values, id, below) =>
  !hasMargin(values) &&
  ((id === 'features' && below === 'prices' && shapesOfFeatures(values)[0] === 'half') ||
    sharesHoursBand(values, id, below));

/** The benefits that are drawn, in order. */
export function benefitItems(values: Values): readonly Values[] {
  return values.items('benefits.items', ['icon', 'title', 'description', 'image']);
}

/** How the benefits of a page stand in any shape. */
export function layoutOfBenefits(values: Values): ReturnType<typeof benefitsLayout> {
  return benefitsLayout(lettersOf(benefitItems(values)));
}

/** The features that are drawn, in order. */
export function featureItems(values: Values): readonly Values[] {
  return values.items('features.items', ['title', 'description', 'image']);
}

function shapesIn(values: Values): ReadonlyMap<string, Shape> {
  // Beside a margin each heading stands alike.
  if (hasMargin(values)) return new Map(idsOnPage(values).map((id) => [id, 'beside']));
  const benefits = benefitsShapes(lettersOf(benefitItems(values)));
  return shapesOfPage(
    values,
    idsOnPage(values),
    { benefits, features: shapesOfFeatures(values) },
    sharesBand,
  );
}

function shapesOfFeatures(values: Values): Shapes {
  return featuresShapes(whatFeaturesHave(values));
}

function whatFeaturesHave(values: Values): FeaturesThere {
  const ids = idsOnPage(values);
  const [next, first = '', second = ''] = ids.slice(ids.indexOf('features') + 1);
  // Two bands of halves in a row would look like one.
  const isAbovePrices = next === 'prices' && !sharesHoursBand(values, first, second);
  const items = featureItems(values);
  return {
    hasPicture: imageAddress(values.text(placedPictures(values).features)) !== undefined,
    hasItemPictures: items.some((item) => item.text('image').trim() !== ''),
    letters: lettersOf(items),
    pricesBelow: isAbovePrices && layoutOfPrices(values) !== 'figures' ? pricesIn(values).length : 0,
  };
}

function lettersOf(items: readonly Values[]): readonly number[] {
  return items.map((item) => item.text('title').trim().length + item.text('description').trim().length);
}
