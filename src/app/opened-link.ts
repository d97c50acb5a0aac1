import { OPENS_SITE } from '../../domain/publish/site-access.ts';
import { type App, selectActors } from '../../machines/app/app.machine.ts';

const OPEN = { type: 'openedLink.open' } as const;

/**
 * Reads the token of a link to come back, and removes it from the address: it is a secret that works once, and must be
 * neither shared nor read again. undefined if no such link opened the page.
 */
export function takeLinkToken({ location, history }: Window): string | undefined {
  if (!location.hash.startsWith(OPENS_SITE)) return undefined;
  const token = location.hash.slice(OPENS_SITE.length);
  history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}

/** Takes the token of such a link that is opened in a page that already runs, and opens its dialog. */
export function watchForLinks(
  page: Window,
  app: App,
  keep: (token: string) => void,
  signal: AbortSignal,
): void {
  const take = () => {
    const token = takeLinkToken(page);
    if (token === undefined) return;
    keep(token);
    openOnceFree(app, signal);
  };
  page.addEventListener('hashchange', take, { signal });
}

/** Opens the dialog of the link, once no other one is open: a deploy, for one, is not to be cut off. */
function openOnceFree(app: App, signal: AbortSignal): void {
  const dialogs = selectActors(app.getSnapshot())?.dialogs;
  if (dialogs?.getSnapshot().can(OPEN)) {
    dialogs.send(OPEN);
    return;
  }
  const lookAgain = () => {
    watch.unsubscribe();
    openOnceFree(app, signal);
  };
  const watch = dialogs ? dialogs.subscribe(lookAgain) : app.subscribe(lookAgain);
  signal.addEventListener('abort', () => watch.unsubscribe());
}
