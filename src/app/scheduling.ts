/** Yields to the browser, so that a long start-up is split into tasks and input is handled in between. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    // A timer would be throttled while the page is in the background.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Resolves once the next frame is painted; at once if the page is hidden, as hidden pages are not painted. */
export async function afterPaint(): Promise<void> {
  if (document.hidden) return;
  // A change made before this call is painted by the second frame at the latest.
  await frame();
  await frame();
}

/**
 * Resolves after the layout of the next frame. requestAnimationFrame calls back before layout; an
 * IntersectionObserver reports after it, in a task of its own.
 */
function frame(): Promise<void> {
  return new Promise((resolve) => {
    const sight = new IntersectionObserver(() => {
      sight.disconnect();
      resolve();
    });
    sight.observe(document.documentElement);
  });
}

/** Resolves after a time. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
