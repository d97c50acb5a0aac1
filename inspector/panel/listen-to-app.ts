import { createBrowserReceiver } from '@statelyai/inspect';
import type { AppMessage } from '../session/messages.ts';

// Batch messages: beside the app, rendering each of them would take the main thread's time from the app.
const PACE_MS = 50;

/** Receives the app's messages in batches. Messages of other origins are dropped. */
export function listenToApp(onMessages: (messages: readonly AppMessage[]) => void): void {
  window.addEventListener('message', (event) => {
    if (event.origin !== location.origin) event.stopImmediatePropagation();
  });
  let waiting: AppMessage[] = [];
  let flushedAt = 0;
  const flush = () => {
    flushedAt = performance.now();
    const messages = waiting;
    waiting = [];
    onMessages(messages);
  };
  createBrowserReceiver().subscribe((message) => {
    waiting.push(message);
    if (waiting.length > 1) return;
    const wait = flushedAt + PACE_MS - performance.now();
    if (wait > 0) setTimeout(() => requestAnimationFrame(flush), wait);
    else requestAnimationFrame(flush);
  });
}

/** The window of the app: the opener or the parent; undefined if this page was opened alone. */
export function appWindow(): Window | undefined {
  if (window.parent !== window) return window.parent;
  return window.opener ?? undefined;
}
