import type { ConfigStore } from '../domain/ports.ts';
import { put, putWhereRoom, type Texts } from './texts.ts';

const CONFIG = 'websiteConfig';
const HISTORY = 'parley.history';
const HTML = 'websiteHTML';
const LIVE = 'parley.live';
const UNREADABLE = 'websiteConfig.unreadable';
const EARLIER_UNREADABLE = 'parley.unreadable.';

// A page that was frozen, or kept for going back to, heard of nothing meanwhile.
const MOMENTS = ['storage', 'pageshow', 'focus'];

/** Keeps the site in the browser's local storage; `storage` is asked for late, as reading it may throw. */
export function localConfigStore(storage: () => Texts, page: EventTarget): ConfigStore {
  return {
    load: () => readFrom(storage, CONFIG),
    loadHistory: () => readFrom(storage, HISTORY),
    loadLive: () => readFrom(storage, LIVE),
    saveLive(config) {
      try {
        keepWhereRoom(storage(), LIVE, config);
      } catch {
        // Where nothing can be kept a site can be published all the same.
      }
    },
    save(config, history) {
      const store = storage();
      const before = [HISTORY, CONFIG, HTML].map((key) => [key, store.getItem(key)] as const);
      const keep = () => {
        store.setItem(HISTORY, history);
        put(store, CONFIG, config);
      };
      // The page of the config before gives its room away.
      store.removeItem(HTML);
      try {
        keep();
      } catch {
        try {
          // Emptied, not removed: where nothing can be written at all this throws before anything is lost.
          store.setItem(CONFIG, '');
          keep();
        } catch (error) {
          for (const [key, text] of before) putWhereRoom(store, key, text);
          throw error;
        }
      }
    },
    savePage: (html) => keepWhereRoom(storage(), HTML, html),
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

function readFrom(storage: () => Texts, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Rather nothing than what was kept before. */
function keepWhereRoom(store: Texts, key: string, text: string): void {
  try {
    store.setItem(key, text);
  } catch {
    store.removeItem(key);
  }
}

/** Moves what was unreadable before `raw` on to a key of its own: the newest never takes an older one's place. */
function keepEarlier(store: Texts, raw: string): void {
  const earlier = store.getItem(UNREADABLE);
  if (earlier === null || earlier === raw) return;
  let place = 1;
  while (store.getItem(`${EARLIER_UNREADABLE}${place}`) !== null) place++;
  store.setItem(`${EARLIER_UNREADABLE}${place}`, earlier);
}
