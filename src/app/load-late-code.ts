import { loadPages } from '../../templates/pages.ts';
import type { lateCode } from './late-code.ts';

type LateCode = typeof lateCode;

let loaded: LateCode | undefined;

/** Loads everything that follows the first screen; where that failed, the next call tries again. */
export async function loadLateCode(): Promise<LateCode> {
  const styles = [...missing].map(fetchStyle);
  const [{ lateCode }] = await Promise.all([import('./late-code.ts'), loadPages(), ...styles]);
  loaded = lateCode;
  return lateCode;
}

/** True if the server answers for this page. */
export function isServed(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Where the build puts the style sheets of the builder. */
const OWN_FILES = '/assets/';

/** Style sheets that did not come. The bundler's loader never asks for one again, and goes on without it. */
const missing = new Set<string>();

/** Notes each style sheet of the late code that does not come, for the next attempt. */
export function noteMissingStyles(page: Window, signal: AbortSignal): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    // An extension may have its own, which nothing here waits for.
    if (!target.href.startsWith(page.location.origin + OWN_FILES)) return;
    missing.add(target.href);
    target.remove();
  };
  // The error of an element does not rise to the window.
  page.addEventListener('error', note, { capture: true, signal });
}

function fetchStyle(href: string): Promise<void> {
  missing.delete(href);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.onload = () => resolve();
  link.onerror = () => reject(new Error(`The style sheet could not be fetched: ${href}`));
  link.href = href;
  document.head.append(link);
  return promise;
}

/** The components that follow the first screen, once they are loaded. */
export const partsLoaded = () => loaded?.parts;
