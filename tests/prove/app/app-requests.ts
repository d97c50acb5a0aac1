import type { BrowserContext } from 'playwright';

/** The files of the built app. */
const APP_FILES = /^\/(?:$|assets\/)/;

/**
 * Lets the pages of a profile read the app itself and nothing else, so that a path changes nothing that the program
 * stores. What a path answers itself is not asked here. The returned function names the requests that were stopped.
 */
export async function readOnlyTheApp(profile: BrowserContext, url: string): Promise<() => readonly string[]> {
  const stopped: string[] = [];
  await profile.route(
    () => true,
    (route) => {
      const request = route.request();
      const { origin, pathname } = new URL(request.url());
      if (request.method() === 'GET' && origin === new URL(url).origin && APP_FILES.test(pathname))
        return route.continue();
      stopped.push(`The page asked for ${request.method()} ${request.url()}`);
      return route.abort();
    },
  );
  return () => stopped;
}
