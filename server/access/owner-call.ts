import type { Context } from 'hono';
import { isSiteId } from '../../domain/config/site-id.ts';
import { enProtocol } from '../../words/en/server.ts';
import { HttpError } from '../http/http-error.ts';
import { type OwnerHashes, readOwnerToken } from '../http/owner.ts';
import type { RightStays } from '../store/access/site-rights.ts';
import type { RollbackOutcome } from '../store/site-store.ts';

/** The owner and the site of a call; throws an HttpError without a secret, or where no site can be. */
export function requireOwner(c: Context): OwnerHashes & { readonly siteId: string } {
  const hashes = readOwnerToken((name) => c.req.header(name));
  if (hashes === undefined) {
    c.header('WWW-Authenticate', 'Bearer');
    throw new HttpError(401, enProtocol.noSecret);
  }
  const siteId = c.req.param('siteId') ?? '';
  if (!isSiteId(siteId)) throw ownerError('missing');
  return { ...hashes, siteId };
}

/** The error for a refused call of an owner. */
export function ownerError(
  why: Extract<RollbackOutcome, { kind: 'refused' }>['why'] | RightStays,
): HttpError {
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
    case 'own-right':
      return new HttpError(409, ({ access }) => access.ownRight);
    case 'older-right':
      return new HttpError(409, ({ access }) => access.olderRight);
    case 'young-right':
      return new HttpError(409, ({ access }) => access.youngRight);
  }
}
