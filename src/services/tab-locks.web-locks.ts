import type { TabLocks } from '../../domain/ports.ts';

/** Locks by the Web Locks API, which exists on secure origins only. */
export function webTabLocks(locks: Pick<LockManager, 'request'> | undefined): TabLocks {
  return {
    take: (name, signal) =>
      new Promise((resolve, reject) => {
        if (!locks) return resolve(() => undefined);
        const held = () => new Promise<void>((release) => resolve(release));
        locks.request(name, { signal }, held).catch(reject);
      }),
  };
}
