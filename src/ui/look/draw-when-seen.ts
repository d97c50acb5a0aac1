/** How far from the view something is drawn ahead. */
const MARGIN = '30%';

/**
 * Calls `draw` once an element is in or near what its dialog shows, when the browser is idle, so that input is answered
 * in between. `signal` gives up.
 */
export function drawWhenSeen(element: Element, draw: () => Promise<void>, signal: AbortSignal): void {
  const sight = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      await idle();
      if (!signal.aborted) await draw();
    },
    { root: element.closest('dialog'), rootMargin: MARGIN },
  );
  sight.observe(element);
  signal.addEventListener('abort', () => sight.disconnect());
}

/** Resolves in a task of its own, when the browser has nothing else to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });
}
