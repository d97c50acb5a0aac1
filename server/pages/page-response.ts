import { html } from 'hono/html';
import { enServer } from '../../words/en/server.ts';
import { StoreUnreachable } from '../database/unreachable.ts';
import { chooseEncoding, matchesEtag } from '../http/accept.ts';
import { RETRY_AFTER_S } from '../http/http-error.ts';
import { PAGE_HEADERS } from '../http/security-headers.ts';
import { chooseLanguage, type ServerWords } from '../http/visitor-language.ts';
import { type CompressedPage, plainBytes } from '../store/compressed-page.ts';
import type { FoundPage } from '../store/site-store.ts';
import { NOTICE_STYLE, ownPage } from './own-page.ts';

/** The answer to a request for a visitor's page. */
export interface PageResponse {
  readonly status: 200 | 304 | 404 | 410 | 451 | 500 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

/** The headers of a request that decide about its answer. */
export interface PageRequestHeaders {
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/**
 * The Cache-Control of a current page: caches ask each time whether it has changed, and serve it for a day while they
 * get no answer. must-revalidate would forbid them that. no-transform: what was published is what is read.
 */
export const REVALIDATED = 'public, max-age=0, stale-if-error=86400, no-transform';

/**
 * The Cache-Control of one version of a page. It never changes, but it may be unpublished or taken down: after an hour no
 * cache has it.
 */
export const IMMUTABLE_FOR_AN_HOUR = 'public, max-age=3600, immutable, no-transform';

/** The Cache-Control of a version that only its key opens: the same, but for the browser of whoever has the key. */
export const PRIVATE_FOR_AN_HOUR = IMMUTABLE_FOR_AN_HOUR.replace('public', 'private');

/** The answer for a page that was looked up; `siteHeaders` are those that name its site. */
export async function pageResponse(
  found: FoundPage | undefined,
  cacheControl: string,
  siteHeaders: Readonly<Record<string, string>>,
  { ifNoneMatch, acceptEncoding, acceptLanguage }: PageRequestHeaders,
): Promise<PageResponse> {
  if (!found) return missingPageResponse(acceptLanguage);
  if (found.kind !== 'live') {
    return noticeResponse(found.kind === 'blocked' ? 451 : 410, found.kind, acceptLanguage);
  }
  const { page } = found;
  // Weak, because the same page is sent in three encodings.
  const etag = `W/"${page.hash}"`;
  const headers = {
    ...PAGE_HEADERS,
    ETag: etag,
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
    ...siteHeaders,
  };
  if (matchesEtag(ifNoneMatch, etag)) return { status: 304, headers, body: undefined };
  return { status: 200, ...(await encoded(page, headers, acceptEncoding)) };
}

/** The answer if there is no page at an address. */
export function missingPageResponse(acceptLanguage: string | undefined): PageResponse {
  return noticeResponse(404, 'missing', acceptLanguage);
}

/** The answer if the store fails. */
export function brokenPageResponse(
  error: unknown,
  requestId: string,
  acceptLanguage: string | undefined,
): PageResponse {
  if (error instanceof StoreUnreachable) {
    const answer = noticeResponse(503, 'unreachable', acceptLanguage);
    return { ...answer, headers: { ...answer.headers, 'Retry-After': String(RETRY_AFTER_S) } };
  }
  const body = Buffer.from(JSON.stringify({ error: enServer.limits.broken(requestId) }));
  const ofBody = { 'Content-Type': 'application/json', 'Content-Length': String(body.byteLength) };
  return { status: 500, headers: { ...PAGE_HEADERS, ...ofBody }, body };
}

async function encoded(
  page: CompressedPage,
  headers: Readonly<Record<string, string>>,
  acceptEncoding: string | undefined,
): Promise<Pick<PageResponse, 'headers' | 'body'>> {
  const encoding = chooseEncoding(acceptEncoding);
  const body = encoding === 'br' ? page.br : encoding === 'gzip' ? page.gz : await plainBytes(page);
  const ofBody = {
    'Content-Type': 'text/html; charset=utf-8',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': String(body.byteLength),
  };
  return { headers: { ...headers, ...ofBody }, body };
}

function noticeResponse(
  status: 404 | 410 | 451 | 503,
  what: keyof ServerWords['page'],
  acceptLanguage: string | undefined,
): PageResponse {
  const language = chooseLanguage(acceptLanguage);
  const text = language.words.page[what];
  const body = Buffer.from(String(ownPage(language, text, NOTICE_STYLE, html`<h1>${text}</h1>`)));
  return {
    status,
    headers: {
      ...PAGE_HEADERS,
      // A site may be published here at any moment.
      'Cache-Control': 'no-store',
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Length': String(body.byteLength),
    },
    body,
  };
}
