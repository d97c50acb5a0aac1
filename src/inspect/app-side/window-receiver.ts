import type { ReceiverFeed } from './receiver-feed.ts';

const FEATURES = 'popup,width=1320,height=880';

/**
 * Opens a page in a window and connects a feed to it each time it says that it listens. Messages go to the page's own
 * origin only. Browsers open a window only during a click.
 */
export function openReceiverWindow(address: URL, feed: ReceiverFeed): void {
  const opened = window.open(address, '_blank', FEATURES);
  if (!opened) return;
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== opened || origin !== address.origin || !isConnection(data)) return;
    feed.connected((message) => {
      if (opened.closed) feed.lost();
      else opened.postMessage(message, address.origin);
    });
  });
}

function isConnection(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === '@statelyai.connected';
}
