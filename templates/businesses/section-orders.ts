import type { Business } from '../../domain/choices/businesses.ts';

/** The sections between the first screen and the closing band, of all templates, in the order of any business. */
const GENERAL: readonly string[] = [
  'benefits',
  'features',
  'services',
  'portfolio',
  'prices',
  'gallery',
  'about',
  'text',
  'testimonials',
  'team',
  'hours',
  'location',
  'questions',
];

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
