import type { ProcessSettings } from '../settings.ts';
import { openStores, type StoreLocation, type Stores } from '../store/open-stores.ts';
import { orAdminError } from './admin-error.ts';

/** Where the data are, and how a publisher is told. */
export interface AdminLocation
  extends StoreLocation,
    Partial<Pick<ProcessSettings, 'host' | 'port' | 'publicUrl' | 'sitesDomain' | 'smtpUrl' | 'mailFrom'>> {}

/** Opens the stores for `work` and closes them after it. */
export async function withStores(
  location: AdminLocation,
  work: (stores: Stores) => Promise<void>,
): Promise<void> {
  const stores = await orAdminError(() => openStores({ ...location, isCommand: true }));
  try {
    await orAdminError(() => work(stores));
  } finally {
    await stores.close();
  }
}
