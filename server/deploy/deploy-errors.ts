import { Refusal } from '../http/http-error.ts';
import type { OwnerRefused, RollbackOutcome } from '../store/site-store.ts';

type WhyRefused = Extract<RollbackOutcome, { kind: 'refused' }>['why'];

/** The refusal of a deploy. */
export function deployRefusal(why: Exclude<OwnerRefused, 'missing'>, isUpdate: boolean): Refusal {
  if (why !== 'not-owned') return ownerRefusal(why);
  return isUpdate
    ? new Refusal(403, ({ refused }) => refused.updatedElsewhere)
    : new Refusal(409, ({ refused }) => refused.taken);
}

/** The refusal of a call that only a site's owner may make. */
export function ownerRefusal(why: WhyRefused): Refusal {
  switch (why) {
    case 'blocked':
      return new Refusal(451, ({ page }) => page.blocked);
    case 'unpublished':
      return new Refusal(410, ({ page }) => page.unpublished);
    case 'not-owned':
      return new Refusal(403, ({ refused }) => refused.changedElsewhere);
    case 'missing':
      return new Refusal(404, ({ page }) => page.missing);
    case 'no-version':
      return new Refusal(404, ({ page }) => page.version);
  }
}
