import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { cacheFor, type OfflineFiles, pageIn } from '../domain/offline-cache.ts';
import { chosenLanguage, LANGUAGE_KEY } from '../words/language.ts';

/**
 * The part of ServiceWorkerGlobalScope that is used here; TypeScript's `webworker` library cannot be loaded
 * beside `dom`.
 */
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly navigator: { readonly languages: readonly string[] };
  /** Older browsers have none. */
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

declare const self: WorkerScope;
// Injected by the build: the files to precache, and those cached on first use.
declare const SHELL: OfflineFiles;

const LATER = 'parley-later';

const { files, later } = SHELL;
const { origin } = self.location;
const servedBy = (keeper: ReturnType<typeof cacheFor>) => {
  return ({ url, request }: { url: URL; request: Request }) =>
    cacheFor({ url, origin, isNavigation: request.mode === 'navigate' }) === keeper;
};

precacheAndRoute([...files], { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });
registerRoute(servedBy('page'), async (options) => {
  const choice = await self.cookieStore?.get(LANGUAGE_KEY);
  const code = chosenLanguage(choice?.value ?? null, self.navigator.languages);
  return createHandlerBoundToURL(pageIn(code))(options);
});
registerRoute(servedBy('latest'), new NetworkFirst({ cacheName: LATER }));
registerRoute(servedBy('file'), new CacheFirst({ cacheName: LATER }));

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), deleteOldFiles()]));
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

/** Deletes files of earlier builds from the run-time cache, which would otherwise grow with every release. */
async function deleteOldFiles(): Promise<void> {
  const cache = await caches.open(LATER);
  const kept = await cache.keys();
  await Promise.all(
    kept.filter(({ url }) => !later.includes(new URL(url).pathname)).map((each) => cache.delete(each)),
  );
}
