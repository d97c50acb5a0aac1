import type { TabLocks } from '../../domain/ports.ts';

/** Locks in memory, shared by all that hold them. */
export function fakeTabLocks(): TabLocks {
  const latest = new Map<string, Promise<void>>();
  return {
    take: async (name, signal) => {
      signal.throwIfAborted();
      const before = latest.get(name) ?? Promise.resolve();
      const held = Promise.withResolvers<void>();
      latest.set(
        name,
        before.then(() => held.promise),
      );
      const aborted = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
      try {
        await Promise.race([before, aborted]);
      } catch (reason) {
        held.resolve();
        throw reason;
      }
      return held.resolve;
    },
  };
}
