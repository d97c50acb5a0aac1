import { PAGE_HEADERS } from './headers.ts';
import { chooseCoding, hasTag } from './negotiation.ts';
import type { FoundReady } from './page-cache.ts';
import { CLOSED_WORDS, MISSING_WORDS } from './site-refusal.ts';

/** What is said to a request for a visitor's page. */
export interface PageAnswer {
  readonly status: 200 | 304 | 404 | 410 | 451;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

/** What a request says of what it takes. */
export interface PageAsked {
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
}

/** The answer for what was found, a page being kept by others as `cacheControl` says. */
export async function answerPage(
  found: FoundReady | undefined,
  asked: PageAsked,
  cacheControl: string,
): Promise<PageAnswer> {
  if (!found) return missingPage();
  if (found.kind !== 'live') return sayPage(found.kind === 'blocked' ? 451 : 410, CLOSED_WORDS[found.kind]);
  const { page } = found;
  const headers = { ...PAGE_HEADERS, ETag: page.tag, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' };
  if (hasTag(asked.ifNoneMatch, page.tag)) return { status: 304, headers, body: undefined };
  const coding = chooseCoding(asked.acceptEncoding);
  const body = await page.body(coding);
  return {
    status: 200,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
      'Content-Length': String(body.byteLength),
    },
    body,
  };
}

/** The answer where there is no page. */
export function missingPage(): PageAnswer {
  return sayPage(404, MISSING_WORDS);
}

function sayPage(status: 404 | 410 | 451, words: string): PageAnswer {
  const body = Buffer.from(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${words}</title><h1>${words}</h1></html>`,
  );
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
