import type { ClosedMessage, ResetMessage, VerdictsMessage } from '../session/messages.ts';

const CONNECTED = '@statelyai.connected';
const RESET: ResetMessage & { readonly _version: '1' } = { type: '@parley.reset', _version: '1' };
const CLOSED: ClosedMessage & { readonly _version: '1' } = { type: '@parley.closed', _version: '1' };

/** The inspector's window, for the inspection library and for our messages. */
interface SameOriginWindow {
  /** Passed to the library as the window to open. */
  readonly asWindow: Window;
  listen(listener: (data: unknown) => void): void;
  /** Sends a message past the library, which neither knows its type nor stores it. */
  tell(message: VerdictsMessage): void;
  /** Calls back when the inspector connects. It has discarded what it received before. */
  onConnection(listener: () => void): void;
  /** Acts as if the inspector connected anew. */
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
    onConnection: (listener) =>
      listeners.push(({ data }) => {
        if (isConnection(data)) listener();
      }),
    resendAll: () => take({ data: { type: CONNECTED } }),
    tell: (message) => post({ ...message, _version: '1' }),
    leave,
  };
}

function isConnection(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === CONNECTED;
}
