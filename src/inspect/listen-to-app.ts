import { createBrowserReceiver } from '@statelyai/inspect';
import type { AppMessage } from './messages.ts';

/** Hears what the app tells this window, a batch a frame; what other origins say is not heard. */
export function listenToApp(hear: (messages: readonly AppMessage[]) => void): void {
  window.addEventListener('message', (event) => {
    if (event.origin !== location.origin) event.stopImmediatePropagation();
  });
  let waiting: AppMessage[] = [];
  createBrowserReceiver().subscribe((message) => {
    waiting.push(message);
    if (waiting.length > 1) return;
    requestAnimationFrame(() => {
      const messages = waiting;
      waiting = [];
      hear(messages);
    });
  });
}

/** The window that this one was opened by, or stands in; undefined where it stands alone. */
export function appWindow(): Window | undefined {
  if (window.parent !== window) return window.parent;
  return window.opener ?? undefined;
}
