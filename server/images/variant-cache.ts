import { createHash } from 'node:crypto';
import { limitConcurrencyPerClient } from '../limits/concurrency.ts';
import type { ResizedImage, ResizeOptions } from './resize.ts';
import { resizeApart } from './resize-apart.ts';
import type { ImageKey, ReadImage } from './shared-reads.ts';

/** A resized image, with its MD5 in hex. */
interface Variant extends ResizedImage {
  readonly hash: string;
}

/** Resolves with the variant of an image, for a client; undefined if the image must stay as it is. */
export type VariantCache = (
  image: ImageKey,
  to: ResizeOptions,
  client: string,
) => Promise<Variant | undefined>;

// One client that asks for many sizes does not hold up another one's picture.
const LIMITS = { inAll: 2, each: 1, waiting: 100 };
const MAX_BYTES = 64 * 1024 * 1024;
/** On a busy machine a good picture may be too slow once. */
const FAILURE_KEPT_MS = 600_000;

// The memory of an entry beside its bytes. It also bounds the number of entries without bytes.
const ENTRY_BYTES = 1024;

interface Entry {
  readonly made: Promise<Variant | undefined>;
  size: number;
}

/** An LRU cache of variants, up to 64 MB. It makes two at a time, one for a client, and each only once. */
export function openVariantCache(
  read: ReadImage,
  transform: typeof resizeApart = resizeApart,
  maxBytes: number = MAX_BYTES,
): VariantCache {
  const limited = limitConcurrencyPerClient(LIMITS);
  const entries = new Map<string, Entry>();
  let total = 0;

  async function make(image: ImageKey, to: ResizeOptions): Promise<Variant | undefined> {
    const made = await transform(await read(image), to);
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

  /** One size that cannot be made says that none can for a while: each would take as long to fail. */
  function keepAsItIs(id: string, { made }: Entry): void {
    const entry = { made, size: 0 };
    entries.set(id, entry);
    grow(id, entry, ENTRY_BYTES);
    setTimeout(() => forget(id, entry), FAILURE_KEPT_MS).unref();
  }

  function start(key: string, image: ImageKey, to: ResizeOptions, client: string): Entry {
    const made = limited(client, () => make(image, to));
    const entry: Entry = { made, size: 0 };
    entries.set(key, entry);
    grow(key, entry, ENTRY_BYTES);
    made.then(
      (result) => (result ? grow(key, entry, result.bytes.byteLength) : keepAsItIs(image.id, entry)),
      () => forget(key, entry),
    );
    return entry;
  }

  return async (image, to, client) => {
    const { id } = image;
    const key = entries.has(id) ? id : JSON.stringify([id, to.width, to.quality, to.webp]);
    const known = entries.get(key);
    if (!known) {
      // The queue is full: the client gets the original, and a later request may get the variant.
      if (limited.isFull(client)) return undefined;
      return start(key, image, to, client).made;
    }
    // Last in the order of the Map, whose first entry is therefore the least recently used.
    entries.delete(key);
    entries.set(key, known);
    return known.made;
  };
}
