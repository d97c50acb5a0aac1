import type { PersistentStorage } from '../../domain/ports.ts';

/** Persistent storage; `manager` is undefined on insecure origins. */
export function browserPersistentStorage(manager: StorageManager | undefined): PersistentStorage {
  return {
    async keep() {
      // `persist()` may show a permission prompt: do not ask twice.
      if ((await manager?.persisted()) === false) await manager?.persist();
    },
  };
}
