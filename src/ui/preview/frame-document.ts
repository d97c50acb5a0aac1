import { trusted } from '../trusted-types.ts';

/** Marks the document of a preview frame as ours, not the blank one that a new frame has for a moment. */
export const READY_MARK = 'data-parley';

/** The document a preview frame starts with, before the first page is patched into it. */
export function emptyPage(): string {
  return trusted(`<!doctype html><html ${READY_MARK}=""><head></head><body></body></html>`);
}

/** Whether a frame's document is there to be patched. */
export function isReady(page: Document): boolean {
  // A frame's document has no element at all for a moment, while it is being replaced.
  const root: Element | null = page.documentElement;
  return root?.hasAttribute(READY_MARK) === true;
}
