import { enServer } from '../../src/words/en/server.ts';
import { chooseEncoding, matchesEtag } from '../http/accept.ts';
import { PAGE_HEADERS } from '../http/security-headers.ts';
import { chooseLanguage, type ServerWords } from '../http/visitor-language.ts';
import { noticePageHead } from './notice-page.ts';
import type { FoundPrepared } from './page-cache.ts';
import type { PageResponse } from './prepared-page.ts';

/** What a request says of what it takes. */
export interface PageRequestHeaders {
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/** The answer for what was found. */
export function pageResponse(
  found: FoundPrepared | undefined,
  { ifNoneMatch, acceptEncoding, acceptLanguage }: PageRequestHeaders,
): PageResponse | Promise<PageResponse> {
  if (!found) return missingPageResponse(acceptLanguage);
  if (found.kind !== 'live')
    return noticeResponse(found.kind === 'blocked' ? 451 : 410, found.kind, acceptLanguage);
  const { page } = found;
  return matchesEtag(ifNoneMatch, page.tag) ? page.unchanged : page.whole(chooseEncoding(acceptEncoding));
}

/** The answer where there is no page. */
export function missingPageResponse(acceptLanguage: string | undefined): PageResponse {
  return noticeResponse(404, 'missing', acceptLanguage);
}

/** The answer where the store has none. */
export function brokenPageResponse(): PageResponse {
  const body = Buffer.from(JSON.stringify({ error: enServer.limits.broken }));
  const ofBody = { 'Content-Type': 'application/json', 'Content-Length': String(body.byteLength) };
  return { status: 500, headers: { ...PAGE_HEADERS, ...ofBody }, body };
}

function noticeResponse(
  status: 404 | 410 | 451,
  what: keyof ServerWords['page'],
  acceptLanguage: string | undefined,
): PageResponse {
  const spoken = chooseLanguage(acceptLanguage);
  const text = spoken.words.page[what];
  const body = Buffer.from(`${noticePageHead(spoken)}<title>${text}</title><h1>${text}</h1></html>`);
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
