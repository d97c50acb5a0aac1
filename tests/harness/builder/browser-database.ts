import type { BrowserContext, Page } from 'playwright';

/** What the browser's database holds of the website. */
interface StoredSite {
  readonly revision: number;
  readonly config: {
    readonly _siteId?: string;
    readonly hero: Readonly<Record<'title' | 'subtitle', { readonly text: string }>>;
  };
  /** What each step changed, from the oldest on, those that were undone at the end. */
  readonly edits: readonly string[];
  /** How many of them were undone. */
  readonly undone: number;
  /** Texts that could not be read. */
  readonly unreadable: readonly string[];
}

/** Reads the database; undefined where nothing was ever committed. */
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

/** Keeps commits of all tabs waiting, until the answer is called. */
export async function holdDatabase(profile: BrowserContext, url: string): Promise<() => Promise<void>> {
  const page = await profile.newPage();
  await page.goto(new URL('/healthz', url).href);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('parley');
        opening.onsuccess = () => {
          const writing = opening.result.transaction(['document', 'steps', 'kept'], 'readwrite');
          // A transaction lasts as long as it is asked something.
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

/** Has the database refuse to store anything more on this page. */
export async function fillDatabase(page: Page): Promise<void> {
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
}
