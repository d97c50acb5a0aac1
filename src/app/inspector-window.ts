/**
 * Stands for another window of our own origin, towards the inspection library: what it sends goes nowhere else, and
 * what it hears comes from nowhere else. `current` answers the window meant, which may change.
 */
export function ownWindow(current: () => Window | null | undefined): Window {
  const { origin } = location;
  const stand = {
    open: () => ({ postMessage: (message: unknown) => current()?.postMessage(message, origin) }),
    addEventListener: (_: 'message', listener: (event: MessageEvent) => void) =>
      window.addEventListener('message', (event) => {
        if (event.origin === origin && event.source === current()) listener(event);
      }),
  };
  return stand as unknown as Window;
}
