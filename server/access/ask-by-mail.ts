import type { Context } from 'hono';
import type { ReadClient } from '../http/client.ts';
import { chooseLanguage } from '../http/visitor-language.ts';
import { type RateLimits, takeQuota } from '../limits/rate-limits.ts';
import type { News } from '../store/access/due-mails.ts';
import type { AccessStores } from '../store/open-stores.ts';
import type { AccessMails } from './access-mails.ts';
import { ownerError, requireOwner } from './owner-call.ts';

/** What asking by mail needs. */
export interface AskOptions {
  readonly access: Pick<AccessStores, 'addresses'>;
  /** Undefined: no mail is sent. */
  readonly mails: Pick<AccessMails, 'tell'> | undefined;
  readonly limits: RateLimits;
  readonly readClient: ReadClient;
}

/**
 * Answers an act that the caller's right is too young or too low for. Where the site has a confirmed address, whoever has
 * that is asked by mail and the answer is 202; else it throws the HttpError of the refusal.
 */
export function askerWith({ access, mails, limits, readClient }: AskOptions) {
  return async (
    c: Context,
    why: Parameters<typeof ownerError>[0],
    what: News['what'],
    details: Pick<News, 'email' | 'act'> | undefined,
  ): Promise<Response> => {
    const { siteId } = requireOwner(c);
    const canBeAllowed = why === 'young-right' || why === 'older-right';
    const address = canBeAllowed && details ? await access.addresses.of(siteId) : undefined;
    if (!mails || !address?.isConfirmed) throw ownerError(why);
    const { network, listening } = readClient(c);
    await takeQuota(limits, 'links', network);
    const language = chooseLanguage(c.req.header('accept-language'));
    mails.tell(siteId, { what, to: address.email, ...details }, network, language, listening);
    return c.json({}, 202);
  };
}
