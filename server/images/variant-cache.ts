import { createHash } from 'node:crypto';
import { limitConcurrency } from '../limits/concurrency.ts';
import type { ImageStore } from '../store/image-store.ts';
import type { ResizedImage, ResizeOptions } from './resize.ts';

/** A picture that was made, and its MD5 in hex. */
interface Variant extends ResizedImage {
  readonly hash: string;
}

/** Makes the pictures under a path, each once while it is remembered; undefined for those that stay as they are. */
export type VariantCache = (path: string, to: ResizeOptions) => Promise<Variant | undefined>;

const AT_ONCE = 2;
const WAITING = 100;
const REMEMBERED_BYTES = 64 * 1024 * 1024;

// What an entry costs beside its bytes, so that those without any are bounded too.
const ENTRY_BYTES = 1024;

interface Entry {
  readonly made: Promise<Variant | undefined>;
  size: number;
}

// The library is loaded with the first picture: a server that makes none is lighter by it.
async function resizeOnDemand(bytes: Uint8Array, to: ResizeOptions): Promise<ResizedImage | undefined> {
  const { resizeImage } = await import('./resize.ts');
  return resizeImage(bytes, to);
}

/** Transforms that run two at a time and remember what they made, up to 64 MB, least recently used first out. */
export function openVariantCache(
  read: ImageStore['read'],
  transform: typeof resizeOnDemand = resizeOnDemand,
  rememberedBytes: number = REMEMBERED_BYTES,
): VariantCache {
  const limited = limitConcurrency(AT_ONCE, WAITING);
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
      if (total <= rememberedBytes) return;
      forget(oldest, inIt);
    }
  }

  function start(key: string, path: string, to: ResizeOptions): Entry {
    const made = limited(() => make(path, to));
    const entry: Entry = { made, size: 0 };
    entries.set(key, entry);
    grow(key, entry, ENTRY_BYTES);
    made.then(
      (result) => grow(key, entry, result?.bytes.byteLength ?? 0),
      () => forget(key, entry),
    );
    return entry;
  }

  return async (path, to) => {
    const key = JSON.stringify([path, to.width, to.quality, to.webp]);
    const known = entries.get(key);
    if (!known) {
      // Too many wait: the picture goes out as it is, and the next one who asks may have more luck.
      if (limited.isFull()) return undefined;
      return start(key, path, to).made;
    }
    // Put last: the first of a Map is then the one not asked for the longest.
    entries.delete(key);
    entries.set(key, known);
    return known.made;
  };
}
