import type { ReceiverFeed } from './receiver-feed.ts';

const RETRY_AFTER_MS = 5000;
/** A receiver that reads more slowly than the app tells loses its connection, and so what it has missed. */
const MOST_UNREAD_BYTES = 32_000_000;

/** Connects a feed to a WebSocket server, again and again. Returns a function that ends it. */
export function connectSocket(address: string, feed: ReceiverFeed): () => void {
  let socket: WebSocket | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;
  const connect = () => {
    const opened = new WebSocket(address);
    socket = opened;
    opened.addEventListener('open', () =>
      feed.connected((message) => {
        if (opened.readyState !== WebSocket.OPEN) return;
        if (opened.bufferedAmount <= MOST_UNREAD_BYTES) opened.send(JSON.stringify(message));
        else {
          feed.lost();
          opened.close();
        }
      }),
    );
    // It comes after an error too.
    opened.addEventListener('close', () => {
      feed.lost();
      if (!isEnded) retry = setTimeout(connect, RETRY_AFTER_MS);
    });
  };
  connect();
  return () => {
    isEnded = true;
    clearTimeout(retry);
    socket?.close();
  };
}
