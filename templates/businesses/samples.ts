import type { Business } from '../../domain/choices/businesses.ts';
import type { Mark, Marks } from '../../domain/samples/marks.ts';
import type { BusinessCopy, StartsCopy } from './copy.ts';

const CLAIMED: [title: 'claim', description: 'claim'] = ['claim', 'claim'];
/** A heading that says no more than what stands below it, and a sentence. */
const HEADED: [title: 'words', description: 'claim'] = ['words', 'claim'];

/** The words that the menus of all businesses share. */
export const MENU_MARKS: Marks<StartsCopy['menu']> = { why: 'words', contact: 'words' };

/** The businesses whose works nobody took or made: they are pictures. */
const PICTURED: readonly Business[] = ['photographer'];

/** What of the content of a business goes live as it is. */
export function businessMarks(business: Business): Marks<BusinessCopy> {
  return marks(PICTURED.includes(business) ? 'sample' : 'claim');
}

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
