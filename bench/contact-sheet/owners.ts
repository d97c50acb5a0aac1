import type { Business } from '../../domain/choices/businesses.ts';

/** What the owner of a page says in the interview. */
export interface Owner {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  /** When it is open, for each row of hours that its business brings. */
  readonly hours: readonly string[];
  /** What it offers and for how much; none: it gives no prices. */
  readonly prices: readonly (readonly [name: string, price: string])[];
}

const NAMES: Readonly<Partial<Record<Business, string>>> = {
  bakery: 'Rosen Bakery',
  restaurant: 'Zum Kastanienhof',
  dentist: 'Dr. Amira Salem',
  hairdresser: 'Haarwerk Nord',
  photographer: 'Jonas Wieland',
  consultant: 'Brandt & Osei',
  repairs: 'Kowalski Plumbing',
  yoga: 'Room for Breath',
  lawyer: 'Lindqvist & Partners',
  shop: 'The Blue Drawer',
};
const PRICES: Readonly<Partial<Record<Business, Owner['prices']>>> = {
  hairdresser: [
    ['Cut', '48'],
    ['Cut and wash', '56'],
    ['Color, root', '74'],
    ['Balayage', '110'],
    ['For children', '24'],
  ],
};
const HOURS = ['8:00 – 18:00', '9:00 – 14:00', '10:00 – 13:00'];

/** The owner of a business's page on the contact sheets. All that it says is made up. */
export function ownerOf(business: Business): Owner {
  return {
    name: NAMES[business] ?? 'Otter and Sons',
    phone: '+49 30 5550142',
    email: 'hello@lindenweg12.test',
    address: 'Lindenweg 12, 10437 Berlin',
    hours: HOURS,
    prices: PRICES[business] ?? [],
  };
}
