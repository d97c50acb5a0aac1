import type { Images } from '../../src/domain/ports.ts';

/** Images kept in memory, for tests of what uploads. */
export interface FakeImages extends Images {
  /** What is kept under an address; undefined: nothing. */
  at(address: string): File | undefined;
}

/** An image store in memory: it holds to the same contract as the real one. */
export function fakeImages(): FakeImages {
  const kept = new Map<string, File>();
  const addressOf = (path: string) => `https://images.example/${path}`;
  return {
    at: (address) => kept.get(address),
    async upload(file, path, { onProgress = () => {}, signal }) {
      onProgress(0);
      // As in life it takes a moment, in which it may be given up.
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
