import type { CompressedPage } from '../store/compressed-page.ts';
import type { SiteStore } from '../store/site-store.ts';
import { type PreparedPage, preparePage, REVALIDATED } from './prepared-page.ts';
import { canonicalLink, type SiteUrlSettings } from './site-url.ts';

export type FoundPrepared =
  | { readonly kind: 'live'; readonly page: PreparedPage }
  | { readonly kind: 'unpublished' | 'blocked' };

/** The current pages, those asked for lately kept in memory; each is held against the store before it is answered. */
export interface PageCache {
  find(siteId: string): FoundPrepared | undefined | Promise<FoundPrepared | undefined>;
  /** How much is held. */
  bytes(): number;
}

const MOST_BYTES = 64 * 1024 * 1024;

// What an entry takes beside its page.
const ENTRY_BYTES = 1024;

interface Entry {
  readonly hash: string;
  readonly found: FoundPrepared;
  /** The store's, at a moment after which the page was found to be the current one. */
  stamp: number | undefined;
  bytes: number;
}

/** A cache of up to 64 MB, least recently used first out. */
export function openPageCache(
  store: Pick<SiteStore, 'currentOf' | 'findPage' | 'stamp'>,
  urlSettings: SiteUrlSettings,
  counted: (result: 'hit' | 'miss') => void,
  mostBytes = MOST_BYTES,
): PageCache {
  const entries = new Map<string, Entry>();
  let total = 0;

  function forget(siteId: string, entry = entries.get(siteId)): void {
    if (!entry || entries.get(siteId) !== entry) return;
    entries.delete(siteId);
    total -= entry.bytes;
  }

  function grow(siteId: string, entry: Entry, bytes: number): void {
    if (entries.get(siteId) !== entry) return;
    entry.bytes += bytes;
    total += bytes;
    for (const oldest of entries.keys()) {
      if (total <= mostBytes) return;
      forget(oldest);
    }
  }

  function keep(siteId: string, page: CompressedPage, stamp: number | undefined): FoundPrepared {
    const ready = preparePage(page, REVALIDATED, canonicalLink(siteId, urlSettings), (bytes) =>
      grow(siteId, entry, bytes),
    );
    const entry: Entry = { hash: page.hash, found: { kind: 'live', page: ready }, stamp, bytes: 0 };
    forget(siteId);
    entries.set(siteId, entry);
    grow(siteId, entry, page.br.byteLength + page.gz.byteLength + ENTRY_BYTES);
    return entry.found;
  }

  function hit(siteId: string, known: Entry): FoundPrepared {
    counted('hit');
    // Put last: the first of a Map is then the one not asked for the longest.
    if (entries.get(siteId) === known && entries.delete(siteId)) entries.set(siteId, known);
    return known.found;
  }

  // The stamp was read before the store is asked: what changes meanwhile shows in the next.
  async function look(siteId: string, stamp: number | undefined): Promise<FoundPrepared | undefined> {
    const known = entries.get(siteId);
    const current = known && (await store.currentOf(siteId));
    if (known && current?.kind === 'live' && current.hash === known.hash) {
      known.stamp = stamp;
      return hit(siteId, known);
    }
    counted('miss');
    const found = await store.findPage(siteId);
    if (found?.kind === 'live') return keep(siteId, found.page, stamp);
    forget(siteId);
    return found;
  }

  // All requests that one turn of the event loop takes in had come before the first of them was looked at: what was true
  // then is true for them all, and the store is asked once.
  const thisTurn = new Map<string, Promise<FoundPrepared | undefined>>();

  return {
    find: (siteId) => {
      const stamp = store.stamp?.();
      const known = entries.get(siteId);
      if (known && stamp !== undefined && known.stamp === stamp) return hit(siteId, known);
      const shared = thisTurn.get(siteId);
      if (shared) {
        counted('hit');
        return shared;
      }
      if (thisTurn.size === 0) setImmediate(() => thisTurn.clear());
      const looked = look(siteId, stamp);
      thisTurn.set(siteId, looked);
      return looked;
    },
    bytes: () => total,
  };
}
