import { enServer } from '../../src/words/en/server.ts';
import { chooseCoding, hasTag } from '../http/accept.ts';
import { PAGE_HEADERS } from '../http/security-headers.ts';
import { type ServerWords, spokenTo } from '../http/visitor-language.ts';
import { plainHead } from './notice-page.ts';
import type { FoundReady } from './page-cache.ts';
import type { PageAnswer } from './prepared-page.ts';

/** What a request says of what it takes. */
export interface PageAsked {
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/** The answer for what was found. */
export function answerPage(
  found: FoundReady | undefined,
  { ifNoneMatch, acceptEncoding, acceptLanguage }: PageAsked,
): PageAnswer | Promise<PageAnswer> {
  if (!found) return missingPage(acceptLanguage);
  if (found.kind !== 'live') return sayPage(found.kind === 'blocked' ? 451 : 410, found.kind, acceptLanguage);
  const { page } = found;
  return hasTag(ifNoneMatch, page.tag) ? page.unchanged : page.whole(chooseCoding(acceptEncoding));
}

/** The answer where there is no page. */
export function missingPage(acceptLanguage: string | undefined): PageAnswer {
  return sayPage(404, 'missing', acceptLanguage);
}

/** The answer where the store has none. */
export function brokenPage(): PageAnswer {
  const body = Buffer.from(JSON.stringify({ error: enServer.limits.broken }));
  const ofBody = { 'Content-Type': 'application/json', 'Content-Length': String(body.byteLength) };
  return { status: 500, headers: { ...PAGE_HEADERS, ...ofBody }, body };
}

function sayPage(
  status: 404 | 410 | 451,
  what: keyof ServerWords['page'],
  acceptLanguage: string | undefined,
): PageAnswer {
  const spoken = spokenTo(acceptLanguage);
  const text = spoken.words.page[what];
  const body = Buffer.from(`${plainHead(spoken)}<title>${text}</title><h1>${text}</h1></html>`);
  return {
    status,
    headers: {
      ...PAGE_HEADERS,
      // Not kept by anyone: a site may be published here the next moment.
      'Cache-Control': 'no-store',
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Length': String(body.byteLength),
    },
    body,
  };
}
