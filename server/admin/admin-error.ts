import { isSiteId } from '../../src/domain/config/site-id.ts';
import { openPageFiles } from '../pages/page-files.ts';
import type { ProcessSettings } from '../settings.ts';
import { openStores, type StoreLocation, type Stores } from '../store/open-stores.ts';
import { afterChanges } from '../store/site-changes.ts';
import type { SiteStore } from '../store/site-store.ts';

/** Where the data are, and the pages as files, and how a publisher is told. */
export interface AdminLocation
  extends StoreLocation,
    Partial<Pick<ProcessSettings, 'host' | 'port' | 'publicUrl' | 'sitesDomain' | 'smtpUrl' | 'mailFrom'>> {
  readonly pagesDir?: string | undefined;
}

/** A command that failed; the message is one line for the operator. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}

/** Runs `work`; rejects with an AdminError that has the message of its error. */
export async function orAdminError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AdminError) throw error;
    throw new AdminError(error instanceof Error ? error.message : String(error));
  }
}

/** Opens the stores for `work` and closes them after it. */
export async function withStores(
  location: AdminLocation,
  work: (stores: Stores) => Promise<void>,
): Promise<void> {
  const stores = await orAdminError(() => openStores({ ...location, isCommand: true }));
  try {
    await orAdminError(() => work({ ...stores, store: writingFiles(stores.store, location) }));
  } finally {
    await stores.close();
  }
}

/** The site that an argument names; throws an AdminError if it names none. */
export function requireSiteId(text: string | undefined): string {
  if (text !== undefined && isSiteId(text)) return text;
  throw new AdminError('Name a site: site- and 7 characters of a-z and 0-9.');
}

/** The store, whose changes are in the files of PAGES_DIR too: a page that was taken down must not stay there. */
function writingFiles(store: SiteStore, { pagesDir }: AdminLocation): SiteStore {
  if (pagesDir === undefined) return store;
  const files = openPageFiles(pagesDir, store);
  return afterChanges(store, files.sync);
}
