import type { AnewMessage, LeftMessage } from '../session/messages.ts';

const CONNECTED = '@statelyai.connected';
const ANEW: AnewMessage & { readonly _version: '1' } = { type: '@parley.anew', _version: '1' };
const LEFT: LeftMessage & { readonly _version: '1' } = { type: '@parley.left', _version: '1' };

/** Another window of our own origin, as the inspection library and we talk with it. */
interface SameOriginWindow {
  /** What the library takes for the window. */
  readonly asWindow: Window;
  listen(listener: (data: unknown) => void): void;
  /** Has the library send again all that it sent. */
  resendAll(): void;
  /** Says that nobody is here any more; said by itself when the page is left. */
  leave(): void;
}

/**
 * Stands for another window of our own origin, towards the inspection library: what it sends goes nowhere else, and
 * what it hears comes from nowhere else. `current` answers the window meant, which may change.
 */
export function sameOriginWindow(current: () => Window | null | undefined): SameOriginWindow {
  const { origin } = location;
  const post = (message: unknown) => current()?.postMessage(message, origin);
  const listeners: ((event: { readonly data: unknown }) => void)[] = [];
  const take = (event: { readonly data: unknown }) => {
    // The library answers this with all that it ever sent.
    if (isConnection(event.data)) post(ANEW);
    for (const listener of listeners) listener(event);
  };
  window.addEventListener('message', (event) => {
    if (event.origin === origin && event.source === current()) take(event);
  });
  const leave = () => post(LEFT);
  window.addEventListener('pagehide', leave);
  const stand = {
    open: () => ({ postMessage: post }),
    addEventListener: (_: 'message', listener: (event: { readonly data: unknown }) => void) =>
      listeners.push(listener),
  };
  return {
    asWindow: stand as unknown as Window,
    listen: (listener) => listeners.push(({ data }) => listener(data)),
    resendAll: () => take({ data: { type: CONNECTED } }),
    leave,
  };
}

function isConnection(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === CONNECTED;
}
