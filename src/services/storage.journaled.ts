import { isBehind, isDone, type Journal, type JournalHead, type Writing } from '../domain/journal.ts';
import type { Safekeeping } from '../domain/ports.ts';

const WRITING = 'parley.writing';
// A journal takes milliseconds; one that does not answer keeps nobody waiting.
const PATIENCE_MS = 2000;

interface Parts {
  /** Asked for late, as reading it may throw. */
  readonly storage: () => Storage;
  readonly journal: Journal;
  readonly page: EventTarget;
  /** When the page began to be opened, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** What a program reads and stores by. */
export type Texts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Local storage with a journal behind it: what is stored stands in both, and what a crash of the browser took from
 * storage, which is written to the disk only later, comes back from the journal.
 */
export function journaledStorage(parts: Parts): Safekeeping & { readonly texts: () => Texts } {
  const { storage, journal, page, startedAt, now, wait } = parts;
  /** The keys that the journal is still to take. */
  const dirty = new Set<string>();
  let head: JournalHead | undefined;
  let left: number | undefined;
  let written: Promise<void> = Promise.resolve();
  let isDue = false;

  function note(key: string): void {
    dirty.add(key);
    if (isDue) return;
    isDue = true;
    // With the others of the same task, so that a crash leaves all of them or none.
    queueMicrotask(() => {
      isDue = false;
      write({ isNew: true });
    });
  }

  /** Tells the journal where storage stands, after a new writing or without one. */
  function write({ isNew }: { readonly isNew: boolean }): void {
    const stored = writingIn(storage);
    const at = now();
    const since = head?.since ?? stored?.since ?? at;
    const count = Math.max(head?.count ?? 0, stored?.count ?? 0) + (isNew ? 1 : 0);
    head = { count, since, at: isNew ? at : (head?.at ?? at), left };
    if (isNew) putWhereRoom(storage, WRITING, JSON.stringify({ count, since }));
    const keys = [...dirty];
    dirty.clear();
    // As they stand now: another tab may have stored since.
    const texts = new Map(keys.map((key) => [key, storage().getItem(key)]));
    written = journal.write(head, texts).catch(() => {
      for (const key of keys) dirty.add(key);
    });
  }

  async function recover(): Promise<void> {
    const found = await journal.head();
    if (!found) return;
    const stored = writingIn(storage);
    if (isBehind(stored, found, startedAt)) {
      for (const [key, text] of await journal.texts()) putWhereRoom(storage, key, text);
      putWhereRoom(storage, WRITING, JSON.stringify({ count: found.count, since: found.since }));
    } else if (isDone(stored, found, now())) return journal.clear();
    head ??= found;
  }

  page.addEventListener('pagehide', () => {
    left = now();
    if (head) write({ isNew: false });
  });
  page.addEventListener('pageshow', () => {
    left = undefined;
  });
  const recovered = Promise.race([recover().catch(() => undefined), wait(PATIENCE_MS)]);
  return {
    recovered: () => recovered,
    async settled() {
      // What was stored in this task is written by then.
      await undefined;
      await Promise.race([written, wait(PATIENCE_MS)]);
    },
    texts() {
      const store = storage();
      return {
        get length() {
          return store.length;
        },
        key: (at) => store.key(at),
        getItem: (key) => store.getItem(key),
        setItem(key, text) {
          store.setItem(key, text);
          note(key);
        },
        removeItem(key) {
          store.removeItem(key);
          note(key);
        },
      };
    },
  };
}

function writingIn(storage: () => Storage): Writing | undefined {
  try {
    const { count, since } = JSON.parse(storage().getItem(WRITING) ?? '');
    return Number.isSafeInteger(count) ? { count, since } : undefined;
  } catch {
    return undefined;
  }
}

/** What cannot be stored is not: the journal has it still. */
function putWhereRoom(storage: () => Storage, key: string, text: string | null): void {
  try {
    if (text === null) storage().removeItem(key);
    else storage().setItem(key, text);
  } catch {
    // Without room nothing more can be done here.
  }
}
