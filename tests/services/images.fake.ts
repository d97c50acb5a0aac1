import type { Images } from '../../domain/ports.ts';

/** Images in memory. */
export interface FakeImages extends Images {
  /** The file at an address; undefined if there is none. */
  at(address: string): File | undefined;
}

/** An Images adapter in memory, which holds to the contract of the real one. */
export function fakeImages(): FakeImages {
  const kept = new Map<string, File>();
  const addressOf = (path: string) => `https://images.example/${path}`;
  return {
    at: (address) => kept.get(address),
    read: (address) => {
      if (!address.startsWith(addressOf(''))) return undefined;
      const file = kept.get(address);
      return file ? Promise.resolve(file) : Promise.reject(new Error('There is none.'));
    },
    async upload(file, path, { onProgress = () => {}, signal }) {
      onProgress(0);
      // Asynchronous, so that an upload can be aborted.
      await Promise.resolve();
      signal.throwIfAborted();
      const address = addressOf(path);
      if (kept.has(address)) throw new Error('The resource already exists');
      kept.set(address, file);
      onProgress(1);
      return { address };
    },
  };
}
