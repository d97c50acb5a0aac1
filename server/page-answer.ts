import { enServer as serverWords } from '../src/domain/words/en-server.ts';
import { PAGE_HEADERS } from './headers.ts';
import { chooseCoding, hasTag } from './negotiation.ts';
import type { FoundReady } from './page-cache.ts';
import { PLAIN_HEAD } from './plain-head.ts';
import type { PageAnswer } from './ready-page.ts';

/** What a request says of what it takes. */
export interface PageAsked {
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
}

/** The answer for what was found. */
export function answerPage(
  found: FoundReady | undefined,
  { ifNoneMatch, acceptEncoding }: PageAsked,
): PageAnswer | Promise<PageAnswer> {
  if (!found) return missingPage();
  if (found.kind !== 'live')
    return sayPage(found.kind === 'blocked' ? 451 : 410, serverWords.page[found.kind]);
  const { page } = found;
  return hasTag(ifNoneMatch, page.tag) ? page.unchanged : page.whole(chooseCoding(acceptEncoding));
}

/** The answer where there is no page. */
export function missingPage(): PageAnswer {
  return sayPage(404, serverWords.page.missing);
}

/** The answer where the store has none. */
export function brokenPage(): PageAnswer {
  const body = Buffer.from(JSON.stringify({ error: serverWords.limits.broken }));
  const ofBody = { 'Content-Type': 'application/json', 'Content-Length': String(body.byteLength) };
  return { status: 500, headers: { ...PAGE_HEADERS, ...ofBody }, body };
}

function sayPage(status: 404 | 410 | 451, text: string): PageAnswer {
  const body = Buffer.from(`${PLAIN_HEAD}<title>${text}</title><h1>${text}</h1></html>`);
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
