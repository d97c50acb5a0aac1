import type { EditsAhead } from '../domain/ports.ts';
import { putWhereRoom, type Texts } from './texts.ts';

const PREFIX = 'parley.ahead.';

/**
 * Keeps edits on their way in local storage. Each tab that has one holds a lock of its name, which the browser takes
 * away with the tab; without `locks`, as where pages did not come safely, every other tab counts as gone.
 */
export function localEditsAhead(storage: () => Texts, locks: LockManager | undefined): EditsAhead {
  /** The names that this page answers for, its own and inherited ones, each with what lets go of its lock. */
  const held = new Map<string, () => void>();
  const untilDropped = (key: string) => new Promise<void>((letGo) => void held.set(key, letGo));

  function drop(store: Texts, key: string): void {
    if (store.getItem(key) !== null) store.removeItem(key);
    held.get(key)?.();
    held.delete(key);
  }

  /** Whether the tab of that name is gone; then this page answers for it. */
  function isOrphan(key: string): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const take = () => {
        resolve(true);
        return untilDropped(key);
      };
      if (!locks) return void take();
      const request = locks.request(key, { ifAvailable: true }, (lock) => (lock ? take() : resolve(false)));
      request.catch(reject);
    });
  }

  return {
    keep(tab, edit) {
      const key = PREFIX + tab;
      try {
        const store = storage();
        if (edit === undefined) {
          for (const each of [...held.keys()]) drop(store, each);
          return;
        }
        if (!held.has(key)) {
          const dropped = untilDropped(key);
          locks?.request(key, () => dropped).catch(() => undefined);
        }
        putWhereRoom(store, key, edit);
      } catch {
        // Where nothing can be stored, nothing is ahead of it.
      }
    },
    async inherit() {
      const edits: string[] = [];
      try {
        const store = storage();
        for (const key of keysIn(store)) {
          // Of a site that this page had before: a page has one at a time.
          if (held.has(key)) drop(store, key);
          else if (await isOrphan(key)) edits.push(store.getItem(key) ?? '');
        }
      } catch {
        // What cannot be had now is left to a later visit.
      }
      return edits;
    },
  };
}

function keysIn(store: Texts): string[] {
  return Array.from({ length: store.length }, (_, at) => store.key(at) ?? '').filter((key) =>
    key.startsWith(PREFIX),
  );
}
