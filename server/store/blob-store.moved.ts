import type { BlobStore } from './blob-store.ts';

/**
 * The bytes of an installation that stored earlier ones elsewhere. New ones go to `store`. Those in `earlier` are read
 * first: it is beside us, and they are served also while `store` does not answer. Checks `earlier` alone; closes both.
 */
export function withEarlierBlobs(store: BlobStore, earlier: BlobStore): BlobStore {
  // A name with a slash is a path, which only earlier releases used.
  const storesOf = (name: string) => (name.includes('/') ? [earlier] : [earlier, store]);
  return {
    put: store.put,
    has: async (name) => {
      for (const each of storesOf(name)) if (await each.has(name)) return true;
      return false;
    },
    read: async (name, span) => {
      for (const each of storesOf(name)) {
        const bytes = await each.read(name, span);
        if (bytes) return bytes;
      }
      return undefined;
    },
    remove: async (name) => {
      for (const each of storesOf(name)) await each.remove(name);
    },
    // While `store` is away, a server goes on with its pages and with these bytes.
    check: earlier.check,
    close: async () => {
      await Promise.all([store.close(), earlier.close()]);
    },
  };
}
