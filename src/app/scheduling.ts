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
