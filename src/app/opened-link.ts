import { OPENS_SITE } from '../../domain/publish/site-access.ts';

/**
 * Reads the token of a link to come back, and removes it from the address: it is a secret that works once, and must be
 * neither shared nor read again. undefined if no such link opened the page.
 */
export function takeLinkToken({ location, history }: Window): string | undefined {
  if (!location.hash.startsWith(OPENS_SITE)) return undefined;
  const token = location.hash.slice(OPENS_SITE.length);
  history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}

/** Starts anew where such a link is opened in a page that already runs. */
export function watchForLinks(page: Window, signal: AbortSignal): void {
  const open = () => {
    if (page.location.hash.startsWith(OPENS_SITE)) page.location.reload();
  };
  page.addEventListener('hashchange', open, { signal });
}
