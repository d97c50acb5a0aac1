import type { ContentEncoding } from '../http/accept.ts';
import { PAGE_HEADERS } from '../http/security-headers.ts';
import { type CompressedPage, plainBytes } from '../store/compressed-page.ts';

/** What is said to a request for a visitor's page. */
export interface PageResponse {
  readonly status: 200 | 304 | 404 | 410 | 451 | 500;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

/** A page whose answers are made once, for all who ask. */
export interface PreparedPage {
  readonly tag: string;
  /** For whoever has it already. */
  readonly unchanged: PageResponse;
  whole(coding: ContentEncoding): PageResponse | Promise<PageResponse>;
}

/** How others keep the page of a site: they ask each time whether it is still the one. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** How others keep one version of a site. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * A page as it is sent, to be kept by others as `cacheControl` says, with its `link` to the address it is known by; its
 * plain bytes, which few ask for, are made once somebody does, and `grown` is told.
 */
export function preparePage(
  page: CompressedPage,
  cacheControl: string,
  link: string,
  grown: (bytes: number) => void = () => {},
): PreparedPage {
  // Weak: the same page is sent in three codings.
  const tag = `W/"${page.hash}"`;
  const headers = {
    ...PAGE_HEADERS,
    ETag: tag,
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
    Link: link,
  };

  function answer(coding: ContentEncoding, body: Uint8Array<ArrayBuffer>): PageResponse {
    const ofBody = {
      'Content-Type': 'text/html; charset=utf-8',
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
      'Content-Length': String(body.byteLength),
    };
    return { status: 200, headers: { ...headers, ...ofBody }, body };
  }

  async function answerPlain() {
    const bytes = await plainBytes(page);
    grown(bytes.byteLength);
    return answer('identity', bytes);
  }

  const coded = { br: answer('br', page.br), gzip: answer('gzip', page.gz) };
  let plain: Promise<PageResponse> | undefined;
  return {
    tag,
    unchanged: { status: 304, headers, body: undefined },
    whole: (coding) => {
      if (coding !== 'identity') return coded[coding];
      plain ??= answerPlain();
      return plain;
    },
  };
}
