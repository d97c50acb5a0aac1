/** The height of a frame, in pixels, below which its edge is too near to what stands there. */
const LOW = 400;

/** How long a change is marked, in milliseconds. */
const MARKED_FOR = 1400;

/** The name of the animation that marks a change. */
const CHANGED = 'changed';

/** Whether a narrow screen hides the frame. Browsers ignore a scroll in a frame without layout. */
export function isFrameHidden(page: Document): boolean {
  return page.defaultView?.frameElement?.checkVisibility() === false;
}

/** Whether a frame is so low that what is looked at belongs in its middle. */
export function isLow(page: Document): boolean {
  return (page.defaultView?.innerHeight ?? 0) < LOW;
}

/** Scrolls so that an element is in view. */
export function bringIntoView(page: Document, element: Element | undefined): void {
  if (!element) return;
  const block = element.matches('section,footer') ? 'start' : isLow(page) ? 'center' : 'nearest';
  element.scrollIntoView({ block, behavior: 'instant' });
}

/** Whether enough of an element is in view to see what it is. */
export function isSeen(page: Document, element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const { innerHeight: height = 0 } = page.defaultView ?? {};
  const seen = Math.min(bottom, height) - Math.max(top, element.closest('header') ? 0 : coveredAbove(page));
  return seen > 0 && seen >= Math.min(bottom - top, height / 3);
}

/** The height of what stays at the top of the window, above the page that is scrolled. */
function coveredAbove(page: Document): number {
  const style = page.defaultView?.getComputedStyle(page.documentElement);
  return Number.parseFloat(style?.scrollPaddingTop ?? '') || 0;
}

/** Rings an element for a moment. An animation leaves the document as it is, which is compared with the page. */
export function ring(page: Document, element: Element): void {
  const isStill = page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const shown = {
    outline: 'calc(3*var(--px)) solid #0d8a77',
    // A section reaches to the edges of the page.
    outlineOffset: `calc(${element.matches('section,footer,header') ? -3 : 3}*var(--px))`,
  };
  const gone = { ...shown, outlineColor: 'transparent' };
  element.animate([shown, { ...shown, offset: 0.85 }, isStill ? shown : gone], {
    id: CHANGED,
    duration: MARKED_FOR,
  });
}
