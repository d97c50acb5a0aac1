import { createHash } from 'node:crypto';
import { limitWork } from '../limits/concurrency.ts';
import type { ImageStore } from '../store/image-store.ts';
import type { Transform, TransformedImage } from './resize.ts';

/** A picture that was made, and its MD5 in hex. */
interface MadeImage extends TransformedImage {
  readonly hash: string;
}

/** Makes the pictures under a path, each once while it is remembered; undefined for those that stay as they are. */
export type ImageTransforms = (path: string, to: Transform) => Promise<MadeImage | undefined>;

const AT_ONCE = 2;
const WAITING = 100;
const REMEMBERED_BYTES = 64 * 1024 * 1024;

// What an entry costs beside its bytes, so that those without any are bounded too.
const ENTRY_BYTES = 1024;

interface Entry {
  readonly made: Promise<MadeImage | undefined>;
  size: number;
}

// The library is loaded with the first picture: a server that makes none is lighter by it.
async function transformOnDemand(bytes: Uint8Array, to: Transform): Promise<TransformedImage | undefined> {
  const { transformImage } = await import('./resize.ts');
  return transformImage(bytes, to);
}

/** Transforms that run two at a time and remember what they made, up to 64 MB, least recently used first out. */
export function rememberTransforms(
  read: ImageStore['read'],
  transform: typeof transformOnDemand = transformOnDemand,
  rememberedBytes: number = REMEMBERED_BYTES,
): ImageTransforms {
  const limited = limitWork(AT_ONCE, WAITING);
  const entries = new Map<string, Entry>();
  let total = 0;

  async function make(path: string, to: Transform): Promise<MadeImage | undefined> {
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

  function start(key: string, path: string, to: Transform): Entry {
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
