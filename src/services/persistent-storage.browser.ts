import type { PersistentStorage } from '../domain/ports.ts';

/** The room of the browser's own storage; undefined where pages did not come safely. */
export function browserPersistentStorage(manager: StorageManager | undefined): PersistentStorage {
  return {
    async keep() {
      // Asking again may ask the visitor again.
      if ((await manager?.persisted()) === false) await manager?.persist();
    },
  };
}
