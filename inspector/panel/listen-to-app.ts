import { type AppMessage, isOurs, type Request } from '../session/messages.ts';

/** Hears what the app tells that opened this page, and returns what asks it; undefined if no app opened it. */
export function listenToApp(
  onMessage: (message: AppMessage) => void,
): ((request: Request) => void) | undefined {
  const app: Window | null = window.parent === window ? window.opener : window.parent;
  if (!app) return undefined;
  const ask = (request: Request) => app.postMessage(request, location.origin);
  window.addEventListener('message', ({ data, origin }) => {
    // The last message of a page that is left has no source any more.
    if (origin === location.origin && isOurs(data)) onMessage(data as AppMessage);
  });
  ask({ type: '@parley.hello' });
  return ask;
}
