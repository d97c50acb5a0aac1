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

/** The kind of business with this id; undefined if there is none. */
export function businessOf(id: string): Business | undefined {
  return BUSINESSES.find((each) => each === id);
}
