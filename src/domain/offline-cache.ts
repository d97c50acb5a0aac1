/** The files of a build that a service worker keeps. */
export interface OfflineFiles {
  /** Kept from the first visit on: what the builder needs to open and edit, each with what tells its versions apart. */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[];
  /** Kept once they were needed. */
  readonly later: readonly string[];
}

/** What of a request tells who answers it. */
interface CacheRequest {
  readonly url: URL;
  /** The origin of the builder. */
  readonly origin: string;
  readonly isNavigation: boolean;
}

/**
 * Who answers a GET request beside the files kept from the first visit on: the builder's page as it is kept, the page or
 * a file that is kept once it was needed; undefined: the network alone, as for all that the server answers for others.
 */
export function cacheFor({
  url,
  origin,
  isNavigation,
}: CacheRequest): 'page' | 'latest' | 'file' | undefined {
  if (url.origin !== origin) return undefined;
  // Beside the inspector the page comes with another policy.
  if (isNavigation && url.pathname === '/') return url.searchParams.has('inspect') ? 'latest' : 'page';
  if (isNavigation && url.pathname === '/inspect.html') return 'latest';
  return url.pathname.startsWith('/assets/') ? 'file' : undefined;
}
