import type { SiteStore } from '../../domain/ports.ts';
import { type StoredSecrets, secretsIn } from '../../domain/publish/owner-secret.ts';
import type { DocumentChange, RawDocument } from '../../domain/storage/site-document.ts';

const NAME = 'parley';
const VERSION = 2;
const DOCUMENT = 'document';
const STEPS = 'steps';
const KEPT = 'kept';
const ALL = [DOCUMENT, STEPS, KEPT];
// The key of the only document.
const SITE = 'site';
const LIVE = 'live';
const SECRETS = 'secrets';
const UNREADABLE = 'unreadable.';
// A database opens within milliseconds. One that hangs must not block the visit.
const PATIENCE_MS = 2000;

/**
 * The record of the document. Its steps are records of their own, keyed by position. `takenUp` is the stored
 * name of `importedMirrors`.
 */
type StoredHead = Pick<RawDocument, 'revision' | 'config' | 'isUndone' | 'isCleared' | 'first'> &
  Pick<DocumentChange, 'head' | 'end'> & { readonly takenUp?: string | undefined };

interface SiteStoreOptions {
  /** A function, as reading `indexedDB` may throw. */
  readonly factory: () => IDBFactory;
  readonly channel: (name: string) => BroadcastChannel;
  readonly page: EventTarget;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** The site store in IndexedDB. */
export function indexedDbSiteStore({ factory, channel, page, wait }: SiteStoreOptions): SiteStore {
  let opened: Promise<IDBDatabase> | undefined;
  let joined: BroadcastChannel | undefined;

  const forget = () => {
    // A connection that no longer works may still hold the database.
    opened?.then((database) => database.close()).catch(() => undefined);
    opened = undefined;
  };
  const open = () => {
    opened ??= inTime(openDatabase(factory, forget)).catch((error) => {
      forget();
      throw error;
    });
    return opened;
  };
  /** Rejects with a TimeoutError if the database does not answer, so that the visit goes on without it. */
  const inTime = <T>(answer: Promise<T>): Promise<T> => {
    const late = wait(PATIENCE_MS).then(() => {
      throw new DOMException('The database does not answer', 'TimeoutError');
    });
    return Promise.race([answer, late]);
  };
  /** Opens the database anew the next time if its connection has just failed: what it failed with depends on the browser. */
  const renewed = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error) => {
      forget();
      throw error;
    });
  /** Starts a transaction. Reopens the database once if its connection no longer works. */
  async function begin(stores: readonly string[], mode: IDBTransactionMode): Promise<IDBTransaction> {
    const startIn = (database: IDBDatabase) => database.transaction(stores, mode, { durability: 'strict' });
    const database = await open();
    try {
      return startIn(database);
    } catch {
      forget();
      return startIn(await open());
    }
  }
  /** The channel on which tabs announce commits; a tab does not receive its own messages. */
  const join = () => {
    try {
      joined ??= channel(NAME);
    } catch {
      // Site data is blocked: this tab learns of other tabs at its next commit.
    }
    return joined;
  };

  async function read() {
    const reading = await begin(ALL, 'readonly');
    const [document, secrets] = await Promise.all([
      documentIn(reading),
      answerOf(reading.objectStore(KEPT).get(SECRETS)),
    ]);
    return { document, secrets: secretsIn(secrets) };
  }

  return {
    read: () => renewed(inTime(read())),
    readDocument: () =>
      renewed(inTime(begin([DOCUMENT, STEPS, KEPT], 'readonly').then((reading) => documentIn(reading)))),
    commit: (change) => renewed(commit(change)),
    changeSecrets: (change) => renewed(inTime(changeSecrets(change))),
    watch(report) {
      const hear = ({ data }: MessageEvent) => report(Number(data));
      const listen = () => join()?.addEventListener('message', hear);
      const leave = () => {
        // An open channel keeps the page out of the back/forward cache.
        joined?.close();
        joined = undefined;
      };
      const comeBack = (event: Event) => {
        if (!('persisted' in event && event.persisted)) return;
        listen();
        // The page received no messages while it was in the back/forward cache.
        revisionNow().then(report, () => undefined);
      };
      listen();
      page.addEventListener('pagehide', leave);
      page.addEventListener('pageshow', comeBack);
      return () => {
        joined?.removeEventListener('message', hear);
        page.removeEventListener('pagehide', leave);
        page.removeEventListener('pageshow', comeBack);
      };
    },
  };

  async function commit(change: DocumentChange): Promise<'committed' | 'overtaken'> {
    const writing = await begin([DOCUMENT, STEPS, KEPT], 'readwrite');
    const done = completionOf(writing);
    const stored = await answerOf<StoredHead | undefined>(writing.objectStore(DOCUMENT).get(SITE));
    const isOvertaken = (stored?.revision ?? 0) !== change.base;
    try {
      if (!isOvertaken) write(writing, change, stored);
    } catch (error) {
      // Without an abort, the browser would commit the part already written.
      writing.abort();
      throw error;
    }
    // Commit explicitly: a page that is being closed does not live until the automatic commit.
    writing.commit();
    await done;
    if (isOvertaken) return 'overtaken';
    join()?.postMessage(change.base + 1);
    return 'committed';
  }

  async function changeSecrets(change: (stored: StoredSecrets) => StoredSecrets): Promise<StoredSecrets> {
    const writing = await begin([KEPT], 'readwrite');
    const done = completionOf(writing);
    const store = writing.objectStore(KEPT);
    const before = secretsIn(await answerOf(store.get(SECRETS)));
    const after = change(before);
    if (after !== before) store.put(after, SECRETS);
    writing.commit();
    await done;
    return after;
  }

  async function revisionNow(): Promise<number> {
    const reading = await begin([DOCUMENT], 'readonly');
    const stored = await answerOf<StoredHead | undefined>(reading.objectStore(DOCUMENT).get(SITE));
    return stored?.revision ?? 0;
  }
}

async function openDatabase(factory: () => IDBFactory, onGone: () => void): Promise<IDBDatabase> {
  const opening = factory().open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    const { result: database } = opening;
    for (const name of ALL) {
      if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
    }
  };
  const database = await answerOf(opening);
  // Close, or this tab would block deleting the database and upgrades by a later version.
  database.onversionchange = () => {
    database.close();
    onGone();
  };
  database.onclose = onGone;
  return database;
}

/** Writes a change over the stored document. */
function write(writing: IDBTransaction, change: DocumentChange, stored: StoredHead | undefined): void {
  const { base, config, isUndone, isCleared, first, head, end, put, live, unreadable } = change;
  const { importedMirrors: takenUp = stored?.takenUp } = change;
  const steps = writing.objectStore(STEPS);
  const kept = writing.objectStore(KEPT);
  const revision = base + 1;
  const record: StoredHead = { revision, config, isUndone, isCleared, first, head, end, takenUp };
  writing.objectStore(DOCUMENT).put(record, SITE);
  if (stored && stored.first < first) steps.delete(IDBKeyRange.upperBound(first, true));
  if (stored && stored.end > end) steps.delete(IDBKeyRange.lowerBound(end));
  for (const { position, step } of put) steps.put(step, position);
  if (live === null) kept.delete(LIVE);
  else if (live !== undefined) kept.put(live, LIVE);
  if (unreadable !== undefined) kept.put(unreadable, `${UNREADABLE}${revision}`);
}

async function documentIn(reading: IDBTransaction): Promise<RawDocument | undefined> {
  const [stored, steps, live] = await Promise.all([
    answerOf<StoredHead | undefined>(reading.objectStore(DOCUMENT).get(SITE)),
    answerOf<unknown[]>(reading.objectStore(STEPS).getAll()),
    answerOf<string | undefined>(reading.objectStore(KEPT).get(LIVE)),
  ]);
  if (!stored) return undefined;
  const { head, end, takenUp, ...document } = stored;
  const pastLength = head - document.first;
  return {
    ...document,
    importedMirrors: takenUp,
    past: steps.slice(0, pastLength),
    future: steps.slice(pastLength),
    live: live ?? null,
  };
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves once the transaction is on disk. */
function completionOf(transaction: IDBTransaction): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  // If a request fails first, its own error is reported instead.
  done.catch(() => undefined);
  return done;
}
