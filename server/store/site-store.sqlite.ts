import { openSqliteDatabase } from './database.sqlite.ts';
import { SITE_STEPS } from './schema.ts';
import { siteStoreIn } from './site-store.sql.ts';
import type { SiteStore } from './site-store.ts';

/** Opens `parley.sqlite` in a folder, making both where missing; throws where the folder or file cannot be used. */
export function openSqliteStore(dataDir: string): SiteStore {
  return siteStoreIn(openSqliteDatabase(dataDir, 'parley.sqlite', SITE_STEPS));
}
