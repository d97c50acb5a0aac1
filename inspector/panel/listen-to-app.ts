import { type AppMessage, isOurs, type Request } from '../session/messages.ts';

/** The app that opened this page. */
export interface AppLine {
  readonly ask: (request: Request) => void;
  /** Whether an actor would take an event now; undefined before the app has answered. */
  readonly canTake: (sessionId: string, event: { readonly type: string }) => boolean | undefined;
}

/** Connects this page to its app, and hears what it tells; undefined if no app opened this page. */
export function listenToApp(onMessage: (message: AppMessage) => void): AppLine | undefined {
  const app: Window | null = window.parent === window ? window.opener : window.parent;
  if (!app) return undefined;
  const ask = (request: Request) => app.postMessage(request, location.origin);
  window.addEventListener('message', ({ data, origin }) => {
    // The last message of a page that is left has no source any more.
    if (origin === location.origin && isOurs(data)) onMessage(data as AppMessage);
  });
  ask({ type: '@parley.hello' });
  return { ask, canTake: (sessionId, event) => window.canTake?.(sessionId, event) };
}
