import { HttpError } from '../http/http-error.ts';
import type { OwnerRefused, RollbackOutcome } from '../store/site-store.ts';

type WhyRefused = Extract<RollbackOutcome, { kind: 'refused' }>['why'];

/** The error for a refused deploy. */
export function deployError(why: Exclude<OwnerRefused, 'missing'>, isUpdate: boolean): HttpError {
  if (why !== 'not-owned') return ownerError(why);
  return isUpdate
    ? new HttpError(403, ({ refused }) => refused.updatedElsewhere)
    : new HttpError(409, ({ refused }) => refused.taken);
}

/** The error for a refused call of an owner. */
export function ownerError(why: WhyRefused): HttpError {
  switch (why) {
    case 'blocked':
      return new HttpError(451, ({ page }) => page.blocked);
    case 'unpublished':
      return new HttpError(410, ({ page }) => page.unpublished);
    case 'not-owned':
      return new HttpError(403, ({ refused }) => refused.changedElsewhere);
    case 'missing':
      return new HttpError(404, ({ page }) => page.missing);
    case 'no-version':
      return new HttpError(404, ({ page }) => page.version);
  }
}
