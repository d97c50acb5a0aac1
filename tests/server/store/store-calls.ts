import { randomBytes } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { Act } from '../../../server/store/audit.ts';
import { compressPage, plainBytes } from '../../../server/store/compressed-page.ts';
import type { NewImage } from '../../../server/store/image-store.ts';
import { openStores, type StoreLocation, type Stores } from '../../../server/store/open-stores.ts';
import type { FoundPage, PublishOutcome, SiteStore } from '../../../server/store/site-store.ts';

/** Resolves with a location for stores, which tests may share. */
export type GetLocation = () => StoreLocation | Promise<StoreLocation>;

/** Opens the stores as another process would; closes them after the test. */
export async function open(location: StoreLocation): Promise<Stores> {
  const stores = await openStores(location);
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= stores.close();
    return closed;
  };
  onTestFinished(close);
  return { ...stores, close };
}

/** An image of three bytes under a path of its own, as nobody uploads it. */
export const newImage = (facts: Partial<NewImage> = {}): NewImage => ({
  path: `uploads/${crypto.randomUUID()}.png`,
  type: 'image/png',
  uploader: null,
  network: '192.0.2.0',
  bytes: new Uint8Array(randomBytes(3)),
  at: 1,
  ...facts,
});

/** The hash of the uploads of an owner in these tests. */
export const uploaderOf = (owner: string) => `uploads of ${owner}`;

/** Publishes a page of one line. */
export async function publish(
  store: SiteStore,
  siteId: string,
  html: string,
  owner: string | null = 'owner',
  email = 'a@example.test',
  at = 1,
  browser: string | null = null,
): Promise<PublishOutcome> {
  const page = await compressPage(html);
  return store.publish({
    siteId,
    owner,
    uploader: owner && uploaderOf(owner),
    browser: browser && uploaderOf(browser),
    email,
    templateId: 'basic',
    page,
    at,
  });
}

/** The text of a found page, or why there is none. */
export async function htmlOf(found: FoundPage | undefined): Promise<string | undefined> {
  return found?.kind === 'live' ? Buffer.from(await plainBytes(found.page)).toString() : found?.kind;
}

/** The text of the live page of a site. */
export async function currentHtml(store: SiteStore, siteId: string): Promise<string | undefined> {
  return htmlOf(await store.findPage(siteId));
}

/** An operator's act at a time, in milliseconds since 1970. */
export const actAt = (at: number): Act => ({ at, who: 'operator', why: 'a complaint' });

/** The items of an async iterable. */
export async function allOf<T>(iterable: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of iterable) found.push(each);
  return found;
}
