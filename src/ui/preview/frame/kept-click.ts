import { isReady } from './frame-document.ts';

const KEPT = 'data-kept';

/**
 * Keeps what is clicked in the page of a frame until the program draws the page. Only the latest click counts, and only if
 * nothing else is done after it.
 */
export function keepClick(frame: HTMLIFrameElement): void {
  frame.dataset.keeping = '';
  const isKeeping = () => frame.dataset.keeping !== undefined;
  const forget = () => frame.contentDocument?.querySelector(`[${KEPT}]`)?.removeAttribute(KEPT);
  const keep = ({ target }: Event) => {
    if (!isKeeping()) return;
    forget();
    (target as Element).setAttribute(KEPT, '');
  };
  const watch = () => {
    const page = frame.contentDocument;
    if (page && isReady(page)) page.addEventListener('click', keep);
    // No event tells of a document whose pictures still load.
    else if (isKeeping() && frame.isConnected) requestAnimationFrame(watch);
  };
  watch();
  // Another page may come in place of the first.
  frame.addEventListener('load', watch);
  const change = ({ isTrusted }: Event) => {
    if (!isKeeping()) for (const type of CHANGES) removeEventListener(type, change);
    // What the program clicks was done before.
    else if (isTrusted) forget();
  };
  for (const type of CHANGES) addEventListener(type, change);
}

const CHANGES = ['click', 'keydown'];

/** Does the click that was kept, once the page is drawn and reports clicks itself. */
export function doKeptClick(page: Document): void {
  page.defaultView?.frameElement?.removeAttribute('data-keeping');
  const kept = page.querySelector(`[${KEPT}]`);
  kept?.removeAttribute(KEPT);
  // React draws the answer at once, which it refuses while it draws.
  if (kept) queueMicrotask(() => kept.dispatchEvent(new MouseEvent('click', { bubbles: true })));
}
