import type { EditsAhead } from '../domain/ports.ts';
import type { Texts } from './storage.journaled.ts';

const PREFIX = 'parley.ahead.';

/**
 * Keeps edits on their way in local storage. Each tab that has one holds a lock of its name, which the browser takes
 * away with the tab; without `locks`, as where pages did not come safely, every tab counts as gone.
 */
export function localEditsAhead(storage: () => Texts, locks: LockManager | undefined): EditsAhead {
  let release: (() => void) | undefined;

  function keep(tab: string, edit: string | undefined): void {
    const key = PREFIX + tab;
    if (edit !== undefined && !release) {
      const done = new Promise<void>((resolve) => {
        release = resolve;
      });
      locks?.request(key, () => done).catch(() => undefined);
    }
    try {
      const store = storage();
      if (edit !== undefined) store.setItem(key, edit);
      else if (store.getItem(key) !== null) store.removeItem(key);
    } catch {
      // Without it the edit is stored when its second is over.
    }
    if (edit !== undefined) return;
    release?.();
    release = undefined;
  }

  function moved(from: string, tab: string): string | undefined {
    const edit = storage().getItem(from) ?? undefined;
    if (edit === undefined) return undefined;
    storage().removeItem(from);
    keep(tab, edit);
    return edit;
  }

  return {
    keep,
    async inherit(tab) {
      for (const key of keysIn(storage)) {
        const edit = locks
          ? await locks.request(key, { ifAvailable: true }, (lock) => (lock ? moved(key, tab) : undefined))
          : moved(key, tab);
        if (edit !== undefined) return edit;
      }
      return undefined;
    },
  };
}

function keysIn(storage: () => Texts): string[] {
  try {
    const store = storage();
    return Array.from({ length: store.length }, (_, at) => store.key(at) ?? '').filter((key) =>
      key.startsWith(PREFIX),
    );
  } catch {
    return [];
  }
}
