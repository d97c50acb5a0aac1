import type { BrowserContext, Page } from 'playwright';

/** The website as the browser's database holds it. */
interface StoredSite {
  readonly revision: number;
  readonly config: {
    readonly _siteId?: string;
    readonly hero: Readonly<Record<'title' | 'subtitle', { readonly text: string }>>;
  };
  /** The changes of each step, oldest first, undone steps last. */
  readonly edits: readonly string[];
  /** The number of undone steps. */
  readonly undone: number;
  /** Texts that could not be read. */
  readonly unreadable: readonly string[];
}

/** Reads the database. Returns undefined if nothing was ever committed. */
export function storedSite(page: Page): Promise<StoredSite | undefined> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('parley'));
    const reading = database.transaction(['document', 'steps', 'kept']);
    const kept = reading.objectStore('kept');
    const [head, steps, keys, texts] = await Promise.all([
      answer(reading.objectStore('document').get('site')),
      answer(reading.objectStore('steps').getAll()),
      answer(kept.getAllKeys()),
      answer(kept.getAll()),
    ]);
    database.close();
    return (
      head && {
        revision: head.revision,
        config: JSON.parse(head.config),
        edits: steps.flatMap(({ patch }) =>
          patch.map(({ path, after }: { path: string[]; after: unknown }) => `${path.join('.')} ${after}`),
        ),
        undone: head.end - head.head,
        unreadable: texts.filter((_, at) => String(keys[at]).startsWith('unreadable.')),
      }
    );
  });
}

/** Blocks the commits of all tabs until the returned function is called. */
export async function holdDatabase(profile: BrowserContext, url: string): Promise<() => Promise<void>> {
  const page = await profile.newPage();
  await page.goto(new URL('/healthz', url).href);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('parley');
        opening.onsuccess = () => {
          const writing = opening.result.transaction(['document', 'steps', 'kept'], 'readwrite');
          // A transaction stays open as long as requests follow one another.
          const ask = () => {
            writing.objectStore('kept').get('nothing').onsuccess = ask;
            resolve();
          };
          ask();
        };
      }),
  );
  return () => page.close();
}

/** Makes every further write of this page fail with a quota error. */
export async function fillDatabase(page: Page): Promise<void> {
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
}
