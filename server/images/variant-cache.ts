import { createHash } from 'node:crypto';
import { limitConcurrencyPerClient } from '../limits/concurrency.ts';
import type { ImageStore } from '../store/image-store.ts';
import type { ResizedImage, ResizeOptions } from './resize.ts';
import { resizeApart } from './resize-apart.ts';

/** A resized image, with its MD5 in hex. */
interface Variant extends ResizedImage {
  readonly hash: string;
}

/** Resolves with the variant of the image at a path, for a client; undefined if the image must stay as it is. */
export type VariantCache = (path: string, to: ResizeOptions, client: string) => Promise<Variant | undefined>;

// One client that asks for many sizes does not hold up another one's picture.
const LIMITS = { inAll: 2, each: 1, waiting: 100 };
const MAX_BYTES = 64 * 1024 * 1024;

// The memory of an entry beside its bytes. It also bounds the number of entries without bytes.
const ENTRY_BYTES = 1024;

interface Entry {
  readonly made: Promise<Variant | undefined>;
  size: number;
}

/** An LRU cache of variants, up to 64 MB. It makes two at a time, one for a client, and each only once. */
export function openVariantCache(
  read: ImageStore['read'],
  transform: typeof resizeApart = resizeApart,
  maxBytes: number = MAX_BYTES,
): VariantCache {
  const limited = limitConcurrencyPerClient(LIMITS);
  const entries = new Map<string, Entry>();
  let total = 0;

  async function make(path: string, to: ResizeOptions): Promise<Variant | undefined> {
    const made = await transform(await read(path), to);
    return made && { ...made, hash: createHash('md5').update(made.bytes).digest('hex') };
  }

  function forget(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    total -= entry.size;
  }

  function grow(key: string, entry: Entry, size: number): void {
    if (entries.get(key) !== entry) return;
    entry.size += size;
    total += size;
    for (const [oldest, inIt] of entries) {
      if (total <= maxBytes) return;
      forget(oldest, inIt);
    }
  }

  /** One size that cannot be made says that none can: each would take as long to fail. */
  function keepAsItIs(path: string, { made }: Entry): void {
    const entry = { made, size: 0 };
    entries.set(path, entry);
    grow(path, entry, ENTRY_BYTES);
  }

  function start(key: string, path: string, to: ResizeOptions, client: string): Entry {
    const made = limited(client, () => make(path, to));
    const entry: Entry = { made, size: 0 };
    entries.set(key, entry);
    grow(key, entry, ENTRY_BYTES);
    made.then(
      (result) => (result ? grow(key, entry, result.bytes.byteLength) : keepAsItIs(path, entry)),
      () => forget(key, entry),
    );
    return entry;
  }

  return async (path, to, client) => {
    const key = entries.has(path) ? path : JSON.stringify([path, to.width, to.quality, to.webp]);
    const known = entries.get(key);
    if (!known) {
      // The queue is full: the client gets the original, and a later request may get the variant.
      if (limited.isFull(client)) return undefined;
      return start(key, path, to, client).made;
    }
    // Last in the order of the Map, whose first entry is therefore the least recently used.
    entries.delete(key);
    entries.set(key, known);
    return known.made;
  };
}
