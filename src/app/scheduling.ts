/** Lets the browser do what it has to do: on a slow machine one long task would keep a visitor waiting. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    // Not a timer: that waits longer where the page is in the background.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Resolves when the browser has painted what is about to be drawn: at once where the page is in the background. */
export async function afterPaint(): Promise<void> {
  if (document.hidden) return;
  // What is drawn meanwhile shows in the second frame at the latest.
  await frame();
  await frame();
}

/** A browser says what is in sight once a frame is laid out, in a task of its own: a frame's own callback comes before. */
function frame(): Promise<void> {
  return new Promise((resolve) => {
    const sight = new IntersectionObserver(() => {
      sight.disconnect();
      resolve();
    });
    sight.observe(document.documentElement);
  });
}
