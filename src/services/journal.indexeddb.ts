import type { Journal, JournalHead } from '../domain/journal.ts';

const NAME = 'parley';
const STORE = 'journal';
// No key of local storage that this program writes.
const HEAD = '';

/** A journal in the browser's database, whose writings wait for the disk. `factory` is asked for late, as reading it may throw. */
export function indexedDbJournal(factory: () => IDBFactory): Journal {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    opened ??= (async () => {
      const opening = factory().open(NAME);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
      const database = await answerOf(opening);
      const forget = () => {
        database.close();
        opened = undefined;
      };
      // A visitor who has the browser forget all of this program is not kept waiting.
      database.onversionchange = forget;
      database.onclose = forget;
      return database;
    })();
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
    head: async () => answerOf<JournalHead | undefined>((await store('readonly')).get(HEAD)),
    async texts() {
      const reading = await store('readonly');
      const [keys, texts] = await Promise.all([
        answerOf(reading.getAllKeys()),
        answerOf<(string | null)[]>(reading.getAll()),
      ]);
      return new Map(keys.flatMap((key, at) => (key === HEAD ? [] : [[`${key}`, texts[at] ?? null]])));
    },
    write: (head, texts) =>
      change((writing) => {
        for (const [key, text] of texts) writing.put(text, key);
        writing.put(head, HEAD);
      }),
    clear: () => change((writing) => writing.clear()),
  };
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
