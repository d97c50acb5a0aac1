import type { Journal, JournalHead } from '../domain/journal.ts';

const NAME = 'parley';
const STORE = 'journal';
// No keys of local storage that this program writes.
const HEAD = '';
const LEFT = '.left';

/** A journal in the browser's database, whose writings wait for the disk. `factory` is asked for late, as reading it may throw. */
export function indexedDbJournal(factory: () => IDBFactory): Journal {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const open = () => {
    opened ??= openDatabase(factory, forget).catch((error) => {
      forget();
      throw error;
    });
    return opened;
  };
  const store = async (mode: IDBTransactionMode) =>
    (await open()).transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE);
  const change = async (work: (store: IDBObjectStore) => void) => {
    const writing = await store('readwrite');
    work(writing);
    // At once: a page that is left waits for nothing.
    writing.transaction.commit();
    await new Promise<void>((resolve, reject) => {
      writing.transaction.oncomplete = () => resolve();
      writing.transaction.onabort = () => reject(writing.transaction.error);
    });
  };
  return {
    async head() {
      const reading = await store('readonly');
      return headOf(await Promise.all([answerOf(reading.get(HEAD)), answerOf(reading.get(LEFT))]));
    },
    async read() {
      const reading = await store('readonly');
      const [keys, values] = await Promise.all([answerOf(reading.getAllKeys()), answerOf(reading.getAll())]);
      const texts = new Map(keys.map((key, at) => [`${key}`, values[at]]));
      const head = headOf([texts.get(HEAD), texts.get(LEFT)]);
      for (const key of [HEAD, LEFT]) texts.delete(key);
      return head && { head, texts };
    },
    write: (head, texts) =>
      change((writing) => {
        for (const [key, text] of texts) writing.put(text, key);
        writing.put(head, HEAD);
      }),
    leave: (at) => void change((writing) => writing.put(at, LEFT)).catch(() => undefined),
    clear: () => change((writing) => writing.clear()),
  };
}

async function openDatabase(factory: () => IDBFactory, onGone: () => void): Promise<IDBDatabase> {
  const opening = factory().open(NAME);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await answerOf(opening);
  // A visitor who has the browser forget all of this program is not kept waiting.
  database.onversionchange = () => {
    database.close();
    onGone();
  };
  database.onclose = onGone;
  return database;
}

function headOf([head, left]: readonly [JournalHead | undefined, number | undefined]) {
  return head && { ...head, left };
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
