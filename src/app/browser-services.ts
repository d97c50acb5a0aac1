import type { LanguageChoices } from '../../domain/ports.ts';
import type { Words } from '../../words/words.ts';
import { simulatedEdits } from '../services/edits.simulated.ts';
import { logToConsole } from '../services/log.console.ts';
import { storedOwnerKeys } from '../services/owner-keys.store.ts';
import { browserSharing } from '../services/sharing.browser.ts';
import { indexedDbSiteStore } from '../services/site-store.indexeddb.ts';
import { webTabLocks } from '../services/tab-locks.web-locks.ts';
import { localMirrors } from '../services/website-config-mirrors.local.ts';
import { loadLateCode } from './load-late-code.ts';
import { recentWhenLoaded } from './recent/recent-when-loaded.ts';
import type { LateServices, Services } from './services.ts';

/** The services of the first screen, backed by browser APIs. `painted` resolves once the first screen is painted. */
export function browserServices(
  words: Words,
  languages: LanguageChoices,
  painted: () => Promise<void>,
  linkToken?: Services['linkToken'],
): Services {
  // The server words its error messages in the language of Accept-Language.
  const send: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Accept-Language', words.language.code);
    return fetch(input, { ...init, headers });
  };
  const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
  const now = () => Date.now();
  const store = indexedDbSiteStore({
    factory: () => indexedDB,
    channel: (name) => new BroadcastChannel(name),
    page: window,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  const mirrors = localMirrors(
    () => localStorage,
    () => sessionStorage,
  );
  const owner = storedOwnerKeys(store, mirrors, randomBytes);
  const recent = recentWhenLoaded(now);
  let late: LateServices | undefined;
  return {
    edits: simulatedEdits({
      setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
      clearTimeout: (timer) => window.clearTimeout(timer),
      now,
    }),
    store,
    mirrors,
    owner,
    // Undefined on insecure origins.
    locks: webTabLocks(navigator.locks),
    languages,
    reload: () => location.reload(),
    randomBytes,
    // `navigator.clipboard` is undefined on insecure origins: the call must reject, not throw when the app
    // starts.
    copyText: async (text) => navigator.clipboard.writeText(text),
    sharing: browserSharing(navigator),
    painted,
    settled: () => painted().then(untilIdle, untilIdle),
    online: (signal) =>
      new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true, signal })),
    origin: location.origin,
    linkToken,
    now,
    recent,
    log: logToConsole,
    loadLateCode: async () => {
      const { services, RecentEvents } = await loadLateCode();
      recent.begin(RecentEvents);
      // Evaluated in a task of its own. Both were asked for early.
      const { readerIn } = await import('./use-cases/ask-in-language.ts');
      const reader = await readerIn(words.language.code);
      late ??= services({ words, send, owner, reader });
      return late;
    },
  };
}

/** Resolves when the page has loaded and the browser is idle. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    const wait = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
}
