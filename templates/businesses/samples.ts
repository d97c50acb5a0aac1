import type { Business } from '../../domain/choices/businesses.ts';
import type { Mark, Marks } from '../../domain/samples/marks.ts';
import type { BusinessCopy, StartsCopy } from './copy.ts';

const SAID: [title: 'words', description: 'words'] = ['words', 'words'];
const NOTHING_MADE_UP = [SAID, SAID, SAID] as const;

/** The words that the menus of all businesses share. */
export const MENU_MARKS: Marks<StartsCopy['menu']> = { why: 'words', contact: 'words' };

/** What the content of each business makes up. Its works are true of any such business; those of a photographer are pictures that nobody took. */
export const BUSINESS_MARKS: Readonly<Record<Business, Marks<BusinessCopy>>> = {
  bakery: marks('caption'),
  restaurant: marks('caption'),
  dentist: marks('caption'),
  hairdresser: marks('caption'),
  photographer: marks('sample'),
  consultant: marks('caption'),
  repairs: marks('caption'),
  yoga: marks('caption'),
  lawyer: marks('caption'),
  shop: marks('caption'),
};

function marks(work: Mark): Marks<BusinessCopy> {
  return {
    name: 'sample',
    email: 'sample',
    title: 'words',
    subtitle: 'words',
    button: 'words',
    why: SAID,
    reasons: NOTHING_MADE_UP,
    offer: 'words',
    offers: SAID,
    offered: NOTHING_MADE_UP,
    call: SAID,
    callButton: 'words',
    footer: 'words',
    work: 'words',
    workButton: 'words',
    works: [
      [work, work],
      [work, work],
      [work, work],
      [work, work],
      [work, work],
      [work, work],
    ],
  };
}
