import { openPageFiles } from '../pages/page-files.ts';
import type { ProcessSettings } from '../settings.ts';
import { openStores, type StoreLocation, type Stores } from '../store/open-stores.ts';
import { afterChanges } from '../store/site-changes.ts';
import type { SiteStore } from '../store/site-store.ts';
import { orAdminError } from './admin-error.ts';

/** Where the data are, and the pages as files, and how a publisher is told. */
export interface AdminLocation
  extends StoreLocation,
    Partial<Pick<ProcessSettings, 'host' | 'port' | 'publicUrl' | 'sitesDomain' | 'smtpUrl' | 'mailFrom'>> {
  readonly pagesDir?: string | undefined;
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

/** The store, whose changes are in the files of PAGES_DIR too: a page that was taken down must not stay there. */
function writingFiles(store: SiteStore, { pagesDir }: AdminLocation): SiteStore {
  if (pagesDir === undefined) return store;
  const files = openPageFiles(pagesDir, store);
  return afterChanges(store, files.sync);
}
