import type { ByteSpan } from './image-store.ts';

/**
 * The store of bytes, each under a name that is made from them: the same name always means the same bytes. Every call
 * rejects if the store fails.
 */
export interface BlobStore {
  /** Stores bytes; when it resolves they are on disk. A name that is there already may be written again. */
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Whether there are bytes under a name. */
  has(name: string): Promise<boolean>;
  /** The bytes under a name, or a part of them; undefined if there are none. */
  read(name: string, span?: ByteSpan): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Deletes the bytes under a name; does nothing if there are none. */
  remove(name: string): Promise<void>;
  /** Resolves if the store answers. */
  check(): Promise<void>;
  close(): Promise<void>;
}
