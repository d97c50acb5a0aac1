import { afterEach, expect, test } from 'vitest';
import type { SiteStore } from '../../domain/ports.ts';
import { NO_SECRETS } from '../../domain/publish/owner-secret.ts';
import { changeSince, type DocumentChange, EMPTY_STORE } from '../../domain/storage/site-document.ts';
import { storageErrorOf } from '../../domain/storage/storage-error.ts';
import { indexedDbSiteStore } from '../../src/services/site-store.indexeddb.ts';
import { siteStoreContract } from './site-store.contract.ts';

const NOTHING = { document: undefined, secrets: NO_SECRETS };
const CHANGE: DocumentChange = {
  base: 0,
  config: '{}',
  isUndone: false,
  isCleared: false,
  first: 0,
  head: 0,
  end: 0,
  put: [],
};
const forever = () => new Promise<void>(() => undefined);

/** The channels opened during a test. */
const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

interface Opening {
  readonly factory?: () => IDBFactory;
  readonly page?: EventTarget;
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly isWithoutChannel?: boolean;
}

function open({
  factory = () => indexedDB,
  page = new EventTarget(),
  wait = forever,
  isWithoutChannel,
}: Opening = {}): SiteStore {
  const channel = (name: string) => {
    if (isWithoutChannel) throw new DOMException('Blocked', 'SecurityError');
    const opened = new BroadcastChannel(name);
    channels.push(opened);
    return opened;
  };
  return indexedDbSiteStore({ factory, channel, page, wait });
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const forgetAll = () => answerOf(indexedDB.deleteDatabase('parley'));

/** Opens the database to inspect it, and closes it again. */
async function looked<T>(look: (database: IDBDatabase) => Promise<T>): Promise<T> {
  const database = await answerOf(indexedDB.open('parley'));
  try {
    return await look(database);
  } finally {
    database.close();
  }
}

siteStoreContract('the browser’s database', async () => {
  await forgetAll();
  return {
    open: () => open(),
    unreadable: () =>
      looked((database) =>
        answerOf(
          database
            .transaction('kept')
            .objectStore('kept')
            .getAll(IDBKeyRange.bound('unreadable.', 'unreadable/')),
        ),
      ),
    positions: () =>
      looked(
        (database) =>
          answerOf(database.transaction('steps').objectStore('steps').getAllKeys()) as Promise<number[]>,
      ),
  };
});

test('deleting the database is not blocked by open tabs, which create it again', async () => {
  await forgetAll();
  const store = open();
  await store.commit(CHANGE);
  await forgetAll();
  expect(await store.commit({ ...CHANGE, base: 1 })).toBe('overtaken');
  expect(await store.read()).toEqual(NOTHING);
  expect(await store.commit(CHANGE)).toBe('committed');
});

test('reopens a connection that the browser closed', async () => {
  await forgetAll();
  const opened: IDBDatabase[] = [];
  const factory = { open: (...asked: Parameters<IDBFactory['open']>) => indexedDB.open(...asked) };
  const store = open({
    factory: () =>
      ({
        ...factory,
        open(...asked) {
          const request = factory.open(...asked);
          request.addEventListener('success', () => opened.push(request.result));
          return request;
        },
      }) as IDBFactory,
  });
  await store.commit(CHANGE);
  for (const database of opened) database.close();
  expect(await store.commit({ ...CHANGE, base: 1 })).toBe('committed');
  expect(opened.length).toBe(2);
});

/** A factory whose first connection does what `harm` makes it do. */
function harmedFactory(harm: (database: IDBDatabase) => void): () => IDBFactory {
  let isFirst = true;
  const openedBy = (...asked: Parameters<IDBFactory['open']>) => {
    const request = indexedDB.open(...asked);
    if (isFirst) request.addEventListener('success', () => harm(request.result));
    isFirst = false;
    return request;
  };
  return () => ({ open: openedBy }) as IDBFactory;
}

test.each(['UnknownError', 'InvalidStateError', 'AbortError', 'NotFoundError'])(
  'a connection that begins no transaction any more, with %s, is replaced by another',
  async (name) => {
    await forgetAll();
    let isBroken = false;
    const factory = harmedFactory((database) => {
      const begin = database.transaction.bind(database);
      database.transaction = (...wanted) => {
        if (isBroken) throw new DOMException('Broken', name);
        return begin(...wanted);
      };
    });
    const store = open({ factory });
    await store.commit(CHANGE);
    isBroken = true;
    expect(await store.commit({ ...CHANGE, base: 1 })).toBe('committed');
    expect((await store.readDocument())?.revision).toBe(2);
  },
);

test('after a commit that was aborted, the next attempt has another connection', async () => {
  await forgetAll();
  let isBroken = false;
  const factory = harmedFactory((database) => {
    const begin = database.transaction.bind(database);
    database.transaction = (...wanted) => {
      const transaction = begin(...wanted);
      if (isBroken) failWith(transaction, new DOMException('Broken', 'UnknownError'));
      return transaction;
    };
  });
  const store = open({ factory });
  await store.commit(CHANGE);
  isBroken = true;
  await expect(store.commit({ ...CHANGE, base: 1 })).rejects.toThrow('Broken');
  expect(await store.commit({ ...CHANGE, base: 1 })).toBe('committed');
  expect((await store.readDocument())?.revision).toBe(2);
});

test('every call rejects without IndexedDB, and the next one tries again', async () => {
  await forgetAll();
  let isForbidden = true;
  const store = open({
    factory: () => {
      if (isForbidden) throw new DOMException('Forbidden', 'SecurityError');
      return indexedDB;
    },
  });
  await expect(store.read()).rejects.toThrow('Forbidden');
  await expect(store.readDocument()).rejects.toThrow('Forbidden');
  await expect(store.commit(CHANGE)).rejects.toThrow('Forbidden');
  await expect(store.changeSecrets((secrets) => secrets)).rejects.toThrow('Forbidden');
  isForbidden = false;
  expect(await store.read()).toEqual(NOTHING);
});

test('every call rejects if the database does not open within two seconds', async () => {
  const waits: number[] = [];
  const store = open({
    factory: () => ({ open: () => ({}) }) as unknown as IDBFactory,
    async wait(milliseconds) {
      waits.push(milliseconds);
    },
  });
  for (const ask of [
    store.read,
    store.readDocument,
    () => store.commit(CHANGE),
    () => store.changeSecrets((secrets) => secrets),
  ]) {
    await expect(ask()).rejects.toThrow('The database does not answer');
  }
  expect(new Set(waits)).toEqual(new Set([2000]));
});

test('a change that cannot be written completely is not written at all', async () => {
  await forgetAll();
  const store = open();
  await store.commit({ ...CHANGE, config: '{"kept":1}' });
  const step = { deed: { kind: 'reset' }, patch: [{ path: ['a'], after: () => undefined }] };
  const put = [{ position: 0, step: step as never }];
  await expect(store.commit({ ...CHANGE, base: 1, head: 1, end: 1, put })).rejects.toThrow(
    'could not be cloned',
  );
  expect(await store.readDocument()).toMatchObject({ revision: 1, config: '{"kept":1}', past: [] });
});

test('a full disk is reported as full, and keeps what was committed', async () => {
  await forgetAll();
  const full = new DOMException('Full', 'QuotaExceededError');
  let isFull = false;
  const store = open({
    factory: () =>
      ({
        open(...asked: Parameters<IDBFactory['open']>) {
          const request = indexedDB.open(...asked);
          request.addEventListener('success', () => {
            const { result: database } = request;
            const begin = database.transaction.bind(database);
            database.transaction = (...wanted) => {
              const transaction = begin(...wanted);
              if (isFull) failWith(transaction, full);
              return transaction;
            };
          });
          return request;
        },
      }) as IDBFactory,
  });
  await store.commit(CHANGE);
  isFull = true;
  const problem = await store.commit({ ...CHANGE, base: 1 }).catch(storageErrorOf);
  isFull = false;
  expect([problem, (await store.readDocument())?.revision]).toEqual(['full', 1]);
});

/** Makes a transaction fail at its commit, as browsers do when the disk is full. */
function failWith(transaction: IDBTransaction, error: DOMException): void {
  transaction.commit = () => transaction.abort();
  Object.defineProperty(transaction, 'error', { get: () => error });
}

test('a page restored from the back/forward cache reads the stored revision', async () => {
  await forgetAll();
  const page = new EventTarget();
  const [kept, other] = [open({ page }), open()];
  await kept.commit(CHANGE);
  const heard: number[] = [];
  let told = (_: number): void => undefined;
  const stop = kept.watch((revision) => {
    heard.push(revision);
    told(revision);
  });
  const next = () =>
    new Promise<number>((resolve) => {
      told = resolve;
    });
  page.dispatchEvent(new Event('pagehide'));
  await other.commit({ ...CHANGE, base: 1 });
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(heard).toEqual([]);
  const atReturn = next();
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await atReturn).toBe(2);
  const later = next();
  await other.commit({ ...CHANGE, base: 2 });
  expect([await later, heard]).toEqual([3, [2, 3]]);
  stop();
});

test('a tab commits and watches without BroadcastChannel', async () => {
  await forgetAll();
  const store = open({ isWithoutChannel: true });
  const leave = store.watch(() => undefined);
  const { change } = changeSince(EMPTY_STORE, EMPTY_STORE);
  expect([await store.commit(change), (await store.readDocument())?.revision]).toEqual(['committed', 1]);
  leave();
});
