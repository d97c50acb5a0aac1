import type { ClosedMessage, ResetMessage } from '../session/messages.ts';

const CONNECTED = '@statelyai.connected';
const RESET: ResetMessage & { readonly _version: '1' } = { type: '@parley.reset', _version: '1' };
const CLOSED: ClosedMessage & { readonly _version: '1' } = { type: '@parley.closed', _version: '1' };

/** The inspector's window, for the inspection library and for our messages. */
interface SameOriginWindow {
  /** Passed to the library as the window to open. */
  readonly asWindow: Window;
  listen(listener: (data: unknown) => void): void;
  /** Makes the library send again everything it has sent. */
  resendAll(): void;
  /** Announces that the app is gone. Also sent when the page is left. */
  leave(): void;
}

/**
 * Wraps a window of our own origin for the inspection library: messages go to that origin only, and messages
 * of other origins or windows are ignored. `current` returns the window, which may change.
 */
export function sameOriginWindow(current: () => Window | null | undefined): SameOriginWindow {
  const { origin } = location;
  const post = (message: unknown) => current()?.postMessage(message, origin);
  const listeners: ((event: { readonly data: unknown }) => void)[] = [];
  const take = (event: { readonly data: unknown }) => {
    // The library responds to this by sending its whole log again.
    if (isConnection(event.data)) post(RESET);
    for (const listener of listeners) listener(event);
  };
  window.addEventListener('message', (event) => {
    if (event.origin === origin && event.source === current()) take(event);
  });
  const leave = () => post(CLOSED);
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
