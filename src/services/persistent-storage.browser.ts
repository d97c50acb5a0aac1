import type { StorageRoom } from '../domain/ports.ts';

/** The room of the browser's own storage; undefined where pages did not come safely. */
export function browserStorageRoom(manager: StorageManager | undefined): StorageRoom {
  return {
    async keep() {
      // Asking again may ask the visitor again.
      if ((await manager?.persisted()) === false) await manager?.persist();
    },
  };
}
