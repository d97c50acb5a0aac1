/** The kinds of business with starting content, in menu order. */
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

/** Businesses that are called in an emergency: their answers are first aid. */
const URGENT: ReadonlySet<string> = new Set<Business>(['repairs']);
/** Businesses whose page is mostly words. */
const QUIET: ReadonlySet<string> = new Set<Business>(['lawyer', 'consultant']);

/** Whether a business is called in an emergency. */
export function isUrgent(business: string): boolean {
  return URGENT.has(business);
}

/** Whether a business's page is mostly words. */
export function isQuiet(business: string): boolean {
  return QUIET.has(business);
}

/** The kind of business with this id; undefined if there is none. */
export function businessOf(id: string): Business | undefined {
  return BUSINESSES.find((each) => each === id);
}
