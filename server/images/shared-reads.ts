import type { ByteSpan, ImageFacts } from '../store/image-store.ts';

/** An image: two that had one path at different times are told apart. */
export type ImageKey = Pick<ImageFacts, 'id' | 'path'>;

/** Reads the bytes of an image, or a part of them. */
export type ReadImage = (image: ImageKey, span?: ByteSpan) => Promise<Uint8Array<ArrayBuffer>>;

/** Parts up to this size are read alone, as long as nobody holds the whole image: the first bytes of a large one stay cheap. */
const SMALL_PART_BYTES = 65_536;

/**
 * Reads images so that all answers with the same image, or with parts of it, share one copy of its bytes, for as long as
 * one of them is being sent. Measured: 200 clients that do not read their 5 MB take 5 MB, not 1 GB.
 */
export function shareReads(read: ReadImage): ReadImage {
  const coming = new Map<string, Promise<ArrayBuffer>>();
  // The memory itself, because an answer holds only a view of it.
  const held = new Map<string, WeakRef<ArrayBuffer>>();
  const forgotten = new FinalizationRegistry((id: string) => {
    if (held.get(id)?.deref() === undefined) held.delete(id);
  });

  async function readWhole(image: ImageKey): Promise<ArrayBuffer> {
    try {
      const { buffer } = ownMemory(await read(image));
      held.set(image.id, new WeakRef(buffer));
      forgotten.register(buffer, image.id);
      return buffer;
    } finally {
      coming.delete(image.id);
    }
  }

  function share(image: ImageKey): Promise<ArrayBuffer> {
    const reading = coming.get(image.id) ?? readWhole(image);
    coming.set(image.id, reading);
    return reading;
  }

  return async (image, span) => {
    const known = held.get(image.id)?.deref();
    if (!known && span && span.count <= SMALL_PART_BYTES) return read(image, span);
    const bytes = new Uint8Array(known ?? (await share(image)));
    return span ? bytes.subarray(span.first, span.first + span.count) : bytes;
  };
}

/** The bytes in memory that holds nothing else: a database driver may return a view of a larger answer. */
function ownMemory(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}
