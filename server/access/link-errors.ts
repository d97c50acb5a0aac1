import { HttpError } from '../http/http-error.ts';
import type { LinkOffer, LinkTokens } from '../store/access/link-tokens.ts';

/** The offer of a token; throws the HttpError for a token that gives nothing. */
export function requireOffer(outcome: Awaited<ReturnType<LinkTokens['look']>>): LinkOffer {
  if (outcome.kind === 'offer') return outcome.offer;
  switch (outcome.why) {
    case 'unknown':
      throw new HttpError(404, ({ access }) => access.unknownLink);
    case 'ended':
      throw new HttpError(410, ({ access }) => access.endedLink);
    case 'blocked':
      throw new HttpError(451, ({ page }) => page.blocked);
  }
}
