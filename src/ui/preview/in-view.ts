/** The height of a frame, in pixels, below which its edge is too near to what stands there. */
const LOW = 400;

/** How long a change is marked, in milliseconds. */
const MARKED_FOR = 1400;
const FADING_FOR = 200;

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
  // The empty ground above a section's heading would fill a low frame.
  const goal = (isLow(page) && element.matches('section') && element.querySelector('h1,h2')) || element;
  const block = goal.matches('section,footer') ? 'start' : isLow(page) ? 'center' : 'nearest';
  goal.scrollIntoView({ block, behavior: 'instant' });
}

/** Whether enough of an element is in view to see what it is. */
export function isSeen(page: Document, element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const covered = coveredIn(page);
  const first = element.closest('header') ? 0 : covered.above;
  const last = (page.defaultView?.innerHeight ?? 0) - covered.below;
  const seen = Math.min(bottom, last) - Math.max(top, first);
  return seen > 0 && seen >= Math.min(bottom - top, (last - first) / 3);
}

/** The heights of what stays at the ends of the window, above and below the page that is scrolled. */
function coveredIn(page: Document): { readonly above: number; readonly below: number } {
  const style = page.defaultView?.getComputedStyle(page.documentElement);
  const lengthOf = (text = '') => Number.parseFloat(text) || 0;
  return { above: lengthOf(style?.scrollPaddingTop), below: lengthOf(style?.scrollPaddingBottom) };
}

/** Rings an element for a moment. An animation leaves the document as it is, which is compared with the page. */
export function ring(page: Document, element: Element): void {
  for (const earlier of element.getAnimations()) if (earlier.id === CHANGED) earlier.cancel();
  const isStill = page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const shown = {
    outline: 'calc(3*var(--px)) solid #0d8a77',
    // A section reaches to the edges of the page.
    outlineOffset: `calc(${element.matches('section,footer,header') ? -3 : 3}*var(--px))`,
  };
  const fading = isStill ? 0 : FADING_FOR;
  // A browser draws each frame of an animation that runs, and none of one that waits.
  element.animate([shown, { ...shown, outlineColor: 'transparent' }], {
    id: CHANGED,
    delay: MARKED_FOR - fading,
    duration: fading,
    fill: 'backwards',
  });
}
