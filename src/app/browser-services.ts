import type { LanguageChoices } from '../domain/ports.ts';
import { localConfigStore } from '../services/config-store.local.ts';
import { simulatedEdits } from '../services/edits.simulated.ts';
import { localEditsAhead } from '../services/edits-ahead.local.ts';
import { indexedDbJournal } from '../services/journal.indexeddb.ts';
import { logToConsole } from '../services/log.console.ts';
import { browserSharing } from '../services/sharing.browser.ts';
import { journaledStorage } from '../services/storage.journaled.ts';
import type { Words } from '../words/words.ts';
import type { Services } from './create-app.ts';
import { lateInstallation } from './late-installation.ts';

/** The services as a visitor's browser has them; `painted` resolves when what is about to be drawn is on the screen. */
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
  const whenSettled = (callback: () => void) => painted().then(() => whenIdle(callback));
  // With the first picture: most visits have none.
  const loadImages = async () => (await import('./image-services.ts')).imageServices(send);
  const loadFiles = async () =>
    (await import('../services/files.browser.ts')).downloads(document, setTimeout);
  const loadFonts = async () => {
    const { fontsSaying } = await import('./font-services.ts');
    return fontsSaying(words.review.noFont);
  };
  let publishing: ReturnType<typeof publishingOf> | undefined;
  const publishingOf = async () => {
    const { publishingServices } = await import('./publishing-services.ts');
    return publishingServices({ words: words.deployCall, send, storage: storage.texts, randomBytes });
  };
  // Once: where storage is forbidden, the owner's secret is nowhere else.
  const loadPublishing = () => {
    publishing ??= publishingOf().catch((error) => {
      publishing = undefined;
      throw error;
    });
    return publishing;
  };
  // What publishing needs comes before it is wanted: the network may be gone by then.
  whenSettled(() => {
    Promise.all([import('./deploy-site.ts'), loadPublishing()]).catch(() => undefined);
  });
  return {
    edits: simulatedEdits({
      setTimeout: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
      clearTimeout: (timer) => window.clearTimeout(timer),
      now,
    }),
    configs: localConfigStore(storage.texts, window),
    safekeeping: storage,
    ahead: localEditsAhead(storage.texts, navigator.locks),
    // With what draws pages, so that it needs no network of its own.
    deploys: { deploy: async (...call) => (await loadPublishing()).deploys.deploy(...call) },
    published: async () => (await loadPublishing()).published,
    languages,
    reload: () => location.reload(),
    owner: async () => (await loadPublishing()).owner,
    images: { upload: async (...picture) => (await loadImages()).images.upload(...picture) },
    shrinking: { shrink: async (file) => (await loadImages()).shrinking.shrink(file) },
    // With the first page that is to carry its font.
    fonts: { cut: async (lettering) => (await loadFonts()).cut(lettering) },
    ...lateInstallation(async () => (await import('./installation-services.ts')).installation, whenSettled),
    files: { download: async (file) => (await loadFiles()).download(file), read: (file) => file.text() },
    // For the few who ask.
    starts: {
      load: async (...asked) => (await import('./starting-content.ts')).startingContent.load(...asked),
    },
    randomBytes,
    // Only pages that came safely have a clipboard.
    copyText: async (text) => navigator.clipboard.writeText(text),
    sharing: browserSharing(navigator),
    painted,
    now,
    log: logToConsole,
  };
}

/** Calls back once the page has loaded and has nothing better to do. */
function whenIdle(callback: () => void): void {
  // Safari tells of no idle moments.
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
