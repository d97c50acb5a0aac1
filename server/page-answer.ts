import { serverWords, words } from '../src/domain/words.ts';
import { PAGE_HEADERS } from './headers.ts';
import { chooseCoding, hasTag } from './negotiation.ts';
import type { FoundReady } from './page-cache.ts';

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
  if (found.kind !== 'live')
    return sayPage(found.kind === 'blocked' ? 451 : 410, serverWords.page[found.kind]);
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
  return sayPage(404, serverWords.page.missing);
}

function sayPage(status: 404 | 410 | 451, text: string): PageAnswer {
  const body = Buffer.from(
    `<!doctype html><html lang="${words.language.code}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${text}</title><h1>${text}</h1></html>`,
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
