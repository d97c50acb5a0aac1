/** The kinds of business that there is starting content for, in the order they are offered. */
export const BUSINESSES = [
  'bakery',
  'restaurant',
  'dentist',
  'hairdresser',
  'photographer',
  'consultant',
  'repairs',
  'yoga',
  'lawyer',
  'shop',
] as const;
export type Business = (typeof BUSINESSES)[number];
