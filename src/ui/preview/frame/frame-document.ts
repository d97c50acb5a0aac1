import { trusted } from '../../trusted-types.ts';

/** Marks our document. A new iframe first contains about:blank, which lacks it. Its value is the digest of the page that the server sent there. */
export const READY_MARK = 'data-parley';

/** The initial document of a preview frame, into which pages are patched. */
export function emptyPage(): string {
  return trusted(`<!doctype html><html ${READY_MARK}=""><head></head><body></body></html>`);
}

/** Whether a frame holds our document. */
export function isReady(page: Document): boolean {
  // While a document is being replaced it has no element at all.
  const root: Element | null = page.documentElement;
  return root?.hasAttribute(READY_MARK) === true;
}
