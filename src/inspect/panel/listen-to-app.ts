import { createBrowserReceiver } from '@statelyai/inspect';
import type { AppMessage } from '../session/messages.ts';

// A burst is drawn at this pace: beside the app, every drawing takes time that the app needs too.
const PACE_MS = 50;

/** Hears what the app tells this window, in batches; what other origins say is not heard. */
export function listenToApp(hear: (messages: readonly AppMessage[]) => void): void {
  window.addEventListener('message', (event) => {
    if (event.origin !== location.origin) event.stopImmediatePropagation();
  });
  let waiting: AppMessage[] = [];
  let heardAt = 0;
  const flush = () => {
    heardAt = performance.now();
    const messages = waiting;
    waiting = [];
    hear(messages);
  };
  createBrowserReceiver().subscribe((message) => {
    waiting.push(message);
    if (waiting.length > 1) return;
    const wait = heardAt + PACE_MS - performance.now();
    if (wait > 0) setTimeout(() => requestAnimationFrame(flush), wait);
    else requestAnimationFrame(flush);
  });
}

/** The window that this one was opened by, or stands in; undefined where it stands alone. */
export function appWindow(): Window | undefined {
  if (window.parent !== window) return window.parent;
  return window.opener ?? undefined;
}
