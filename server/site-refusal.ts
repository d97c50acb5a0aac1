import { Refusal } from './refusal.ts';
import type { OwnerRefused, RollbackOutcome } from './store.ts';

type WhyRefused = Extract<RollbackOutcome, { kind: 'refused' }>['why'];

/** What a page says that is not there any more. */
export const CLOSED_WORDS = {
  unpublished: 'This website is no longer published.',
  blocked: 'This website was taken down.',
} as const;

/** What a page says that was never there. */
export const MISSING_WORDS = 'There is no website at this address.';

/** The refusal of a deploy. */
export function deployRefusal(why: Exclude<OwnerRefused, 'missing'>, isUpdate: boolean): Refusal {
  if (why !== 'not-owned') return ownerRefusal(why);
  return isUpdate
    ? new Refusal(403, 'This website was published from another browser and can only be updated there.')
    : new Refusal(409, 'This website address is already taken.');
}

/** The refusal of a call that only a site's owner may make. */
export function ownerRefusal(why: WhyRefused): Refusal {
  switch (why) {
    case 'blocked':
      return new Refusal(451, CLOSED_WORDS.blocked);
    case 'unpublished':
      return new Refusal(410, CLOSED_WORDS.unpublished);
    case 'not-owned':
      return new Refusal(
        403,
        'This website was published from another browser and can only be changed there.',
      );
    case 'missing':
      return new Refusal(404, MISSING_WORDS);
    case 'no-version':
      return new Refusal(404, 'This version of the website is not kept.');
  }
}
