import type { LanguageCode } from '../words/language.ts';

/** The URL path of the builder's page in a language. `/` is answered with one of these. */
export function pageIn(code: LanguageCode): string {
  return code === 'en' ? '/index.html' : `/index.${code}.html`;
}

/** The files of a build that the service worker caches. */
export interface OfflineFiles {
  /** Precached at install: the files needed to open and edit. `revision` is null if the URL contains a hash. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[];
  /** Cached on first use. */
  readonly later: readonly string[];
}

/** The parts of a request that decide its cache. */
interface CacheRequest {
  readonly url: URL;
  /** The origin of the builder. */
  readonly origin: string;
  readonly isNavigation: boolean;
}

/**
 * Chooses how a GET request for a file that is not precached is answered: `page` by the precached page of the visitor's language, `latest` by network
 * with the cache as fallback, `file` by the cache filled on first use. Undefined: by the network alone.
 */
export function cacheFor({
  url,
  origin,
  isNavigation,
}: CacheRequest): 'page' | 'latest' | 'file' | undefined {
  if (url.origin !== origin) return undefined;
  // With ?inspect the page has another Content-Security-Policy.
  if (isNavigation && url.pathname === '/') return url.searchParams.has('inspect') ? 'latest' : 'page';
  if (isNavigation && url.pathname === '/inspector/inspect.html') return 'latest';
  return url.pathname.startsWith('/assets/') ? 'file' : undefined;
}
