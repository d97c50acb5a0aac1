import type { LanguageChoices } from '../domain/ports.ts';
import { localConfigStore } from '../services/config-store.local.ts';
import { simulatedEdits } from '../services/edits.simulated.ts';
import { localEditsAhead } from '../services/edits-ahead.local.ts';
import { indexedDbJournal } from '../services/journal.indexeddb.ts';
import { logToConsole } from '../services/log.console.ts';
import { browserSharing } from '../services/sharing.browser.ts';
import { journaledStorage } from '../services/storage.journaled.ts';
import type { Words } from '../words/words.ts';
import { loadRest } from './load-rest.ts';
import type { RestServices, Services } from './services.ts';

/** The services as a visitor's browser has them; `painted` resolves when the first screen is. */
export function browserServices(
  words: Words,
  languages: LanguageChoices,
  painted: () => Promise<void>,
): Services {
  // The server answers in the language of the screen.
  const send: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Accept-Language', words.language.code);
    return fetch(input, { ...init, headers });
  };
  const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
  const now = () => Date.now();
  const storage = journaledStorage({
    storage: () => localStorage,
    journal: indexedDbJournal(() => indexedDB),
    page: window,
    startedAt: now() - performance.now(),
    now,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  let rest: RestServices | undefined;
  return {
    edits: simulatedEdits({
      setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
      clearTimeout: (timer) => window.clearTimeout(timer),
      now,
    }),
    configs: localConfigStore(storage.texts, window),
    safekeeping: storage,
    ahead: localEditsAhead(storage.texts, navigator.locks),
    languages,
    reload: () => location.reload(),
    randomBytes,
    // Only pages that came safely have a clipboard.
    copyText: async (text) => navigator.clipboard.writeText(text),
    sharing: browserSharing(navigator),
    painted,
    settled: () => painted().then(untilIdle, untilIdle),
    online: (signal) =>
      new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true, signal })),
    now,
    log: logToConsole,
    rest: async () => {
      const { services } = await loadRest();
      // Once: where storage is forbidden, the owner's secret is nowhere else.
      rest ??= services({ words, send, storage: storage.texts, randomBytes });
      return rest;
    },
  };
}

/** Resolves when the page has loaded and the browser is idle. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari tells of no idle moments.
    const wait = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
}
