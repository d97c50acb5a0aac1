import type { Business } from '../../domain/choices/businesses.ts';
import { ADDED_ORDER } from '../../domain/config/section-places.ts';

/** The sections between the first screen and the closing band, of all templates, in the order of any business. */
const GENERAL: readonly string[] = ['benefits', 'features', 'services', 'portfolio', ...ADDED_ORDER];

/** What a business is asked for first, and so stands before all else. */
const FIRST: Readonly<Partial<Record<Business, readonly string[]>>> = {
  bakery: ['features', 'services', 'prices', 'gallery'],
  restaurant: ['prices', 'features', 'services'],
  dentist: ['features', 'services', 'team'],
  hairdresser: ['prices', 'features', 'services'],
  photographer: ['gallery', 'features', 'services'],
  consultant: ['features', 'services', 'team'],
  repairs: ['features', 'services', 'prices', 'questions'],
  yoga: ['prices', 'hours', 'features', 'services'],
  lawyer: ['features', 'services', 'team'],
  shop: ['features', 'services', 'gallery', 'hours'],
};

/** The order of the sections of a business. */
export function sectionOrder(business: Business): readonly string[] {
  return [...new Set([...(FIRST[business] ?? []), ...GENERAL])];
}
