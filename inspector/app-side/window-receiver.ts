import type { ReceiverFeed } from './receiver-feed.ts';

const FEATURES = 'popup,width=1320,height=880';

/** No event tells that a window of another origin was closed. */
const LOOK_EVERY_MS = 1000;

/**
 * Opens a page in a window and connects a feed to it each time it says that it listens. Messages go to the page's own
 * origin only. Calls back when the window was closed. Returns a function that stops listening; undefined: the browser
 * opened no window, as it does outside a click.
 */
export function openReceiverWindow(
  address: URL,
  feed: ReceiverFeed,
  onClosed: () => void,
): (() => void) | undefined {
  const opened = window.open(address, '_blank', FEATURES);
  if (!opened) return undefined;
  const listen = ({ source, origin, data }: MessageEvent) => {
    if (source !== opened || origin !== address.origin || !isConnection(data)) return;
    feed.connected((message) => opened.postMessage(message, address.origin));
  };
  window.addEventListener('message', listen);
  const looking = setInterval(() => {
    if (opened.closed) onClosed();
  }, LOOK_EVERY_MS);
  return () => {
    clearInterval(looking);
    window.removeEventListener('message', listen);
  };
}

function isConnection(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === '@statelyai.connected';
}
