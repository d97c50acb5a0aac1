import { isBehind, isDone, type Journal, type Writing } from '../domain/journal.ts';
import type { Safekeeping } from '../domain/ports.ts';
import { putWhereRoom, type Texts } from './texts.ts';

const WRITING = 'parley.writing';
// A journal takes milliseconds; longer than this nobody waits for one.
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

/**
 * Local storage with a journal behind it: what is stored stands in both, and what a crash of the browser took from
 * storage, which is written to the disk only later, comes back from the journal.
 */
export function journaledStorage(parts: Parts): Safekeeping & { readonly texts: () => Texts } {
  const { storage, journal, page, startedAt, now, wait } = parts;
  /** The keys that the journal is still to take. */
  const dirty = new Set<string>();
  let written: Promise<void> = Promise.resolve();
  let isDue = false;
  let isRecovered = false;
  /** Whether anything is stored that a journal stands behind. */
  let isKept = false;
  let isSilent = false;

  function note(key: string): void {
    dirty.add(key);
    if (isDue) return;
    isDue = true;
    // With the others of the same task, so that a crash leaves all of them or none.
    queueMicrotask(() => {
      isDue = false;
      // Until it is known what the journal has of an earlier visit, nothing is written over it.
      if (isRecovered) write();
    });
  }

  function write(): void {
    const stored = writingIn(storage);
    // Somebody emptied storage: what the journal has is theirs no more.
    if (!stored && isKept) journal.clear().catch(() => undefined);
    isKept = true;
    const at = now();
    const { count, since } = stored ?? { count: 0, since: at };
    const next: Writing = { count: count + 1, since };
    putWriting(storage, next);
    const keys = [...dirty];
    dirty.clear();
    // As they stand now: another tab may have stored since.
    const texts = new Map(keys.map((key) => [key, storage().getItem(key)]));
    written = journal.write({ ...next, at }, texts).catch(() => {
      for (const key of keys) dirty.add(key);
    });
  }

  async function recover(): Promise<void> {
    const found = await journal.head();
    if (!found) return;
    const stored = writingIn(storage);
    isKept = true;
    if (isBehind(stored, found, startedAt)) await restore();
    else if (isDone(stored, found, now())) await journal.clear();
  }

  async function restore(): Promise<void> {
    const content = await journal.read();
    // Another tab may have done so meanwhile.
    if (!content || !isBehind(writingIn(storage), content.head, startedAt)) return;
    for (const [key, text] of content.texts) putWhereRoom(storage(), key, text);
    putWriting(storage, content.head);
    // Where nobody waited for it, it is taken over as what another tab stored.
    page.dispatchEvent(new Event('storage'));
  }

  page.addEventListener('pagehide', () => {
    if (!isKept) return;
    if (writingIn(storage)) journal.leave(now());
    else journal.clear().catch(() => undefined);
  });
  const recovering = recover()
    .catch(() => undefined)
    .then(() => {
      isRecovered = true;
      if (dirty.size > 0) write();
    });
  const recovered = Promise.race([recovering, wait(PATIENCE_MS)]);
  return {
    recovered: () => recovered,
    async settled() {
      // What was stored in this task is on its way by then.
      await undefined;
      const answered = recovering.then(() => written).then(() => true);
      answered.then(() => {
        isSilent = false;
      });
      if (!isSilent) isSilent = !(await Promise.race([answered, wait(PATIENCE_MS).then(() => false)]));
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

function putWriting(storage: () => Storage, { count, since }: Writing): void {
  putWhereRoom(storage(), WRITING, JSON.stringify({ count, since }));
}
