import type { Business } from '../../domain/choices/businesses.ts';
import type { Mark, Marks } from '../../domain/samples/marks.ts';
import type { BusinessCopy, StartsCopy } from './copy.ts';

const CLAIMED: [title: 'claim', description: 'claim'] = ['claim', 'claim'];
/** A heading that says no more than what stands below it, and a sentence. */
const HEADED: [title: 'words', description: 'claim'] = ['words', 'claim'];

/** The words that the menus of all businesses share. */
export const MENU_MARKS: Marks<StartsCopy['menu']> = { why: 'words', contact: 'words' };

/** What of the content of each business goes live as it is. The works of a photographer are pictures that nobody took. */
export const BUSINESS_MARKS: Readonly<Record<Business, Marks<BusinessCopy>>> = {
  bakery: marks('claim'),
  restaurant: marks('claim'),
  dentist: marks('claim'),
  hairdresser: marks('claim'),
  photographer: marks('sample'),
  consultant: marks('claim'),
  repairs: marks('claim'),
  yoga: marks('claim'),
  lawyer: marks('claim'),
  shop: marks('claim'),
};

function marks(work: Mark): Marks<BusinessCopy> {
  return {
    name: 'sample',
    email: 'sample',
    title: 'words',
    subtitle: 'claim',
    why: CLAIMED,
    reasons: [CLAIMED, CLAIMED, CLAIMED],
    offer: 'words',
    offers: HEADED,
    offered: [CLAIMED, CLAIMED, CLAIMED],
    call: HEADED,
    footer: 'claim',
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
