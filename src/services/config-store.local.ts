import type { ConfigStore } from '../domain/ports.ts';

const CONFIG = 'websiteConfig';
const HISTORY = 'parley.history';
const HTML = 'websiteHTML';
const LIVE = 'parley.live';
const UNREADABLE = 'websiteConfig.unreadable';
const EARLIER_UNREADABLE = 'parley.unreadable.';

// A page that was frozen, or kept for going back to, heard of nothing meanwhile.
const MOMENTS = ['storage', 'pageshow', 'focus'];

/** Keeps the site in the browser's local storage; `storage` is asked for late, as reading it may throw. */
export function localConfigStore(storage: () => Storage, page: EventTarget): ConfigStore {
  return {
    load: () => readFrom(storage, CONFIG),
    loadHistory: () => readFrom(storage, HISTORY),
    saveHistory: (history) => keepWhereRoom(storage(), HISTORY, history),
    loadLive: () => readFrom(storage, LIVE),
    saveLive(config) {
      try {
        keepWhereRoom(storage(), LIVE, config);
      } catch {
        // Where nothing can be kept a site can be published all the same.
      }
    },
    save(config) {
      const store = storage();
      const page = store.getItem(HTML);
      try {
        // The page of the config before gives its room away.
        store.removeItem(HTML);
        store.setItem(CONFIG, config);
      } catch (error) {
        if (page !== null) store.setItem(HTML, page);
        throw error;
      }
    },
    savePage(html) {
      const store = storage();
      try {
        store.setItem(HTML, html);
      } catch (error) {
        // Rather none than the page of an earlier config.
        store.removeItem(HTML);
        throw error;
      }
    },
    clear() {
      storage().removeItem(CONFIG);
      storage().removeItem(HTML);
    },
    watch(changed) {
      for (const moment of MOMENTS) page.addEventListener(moment, changed);
      return () => {
        for (const moment of MOMENTS) page.removeEventListener(moment, changed);
      };
    },
    keepUnreadable(raw) {
      const store = storage();
      // Removed first: storage may have no room for both copies, and the visitor is told only once.
      store.removeItem(CONFIG);
      try {
        keepEarlier(store, raw);
        store.setItem(UNREADABLE, raw);
      } catch {
        store.setItem(CONFIG, raw);
      }
    },
  };
}

function readFrom(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Rather nothing than what was kept before. */
function keepWhereRoom(store: Storage, key: string, text: string): void {
  try {
    store.setItem(key, text);
  } catch {
    store.removeItem(key);
  }
}

/** Moves what was unreadable before `raw` on to a key of its own: the newest never takes an older one's place. */
function keepEarlier(store: Storage, raw: string): void {
  const earlier = store.getItem(UNREADABLE);
  if (earlier === null || earlier === raw) return;
  let place = 1;
  while (store.getItem(`${EARLIER_UNREADABLE}${place}`) !== null) place++;
  store.setItem(`${EARLIER_UNREADABLE}${place}`, earlier);
}
