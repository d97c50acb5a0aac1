import { openSqliteDatabase } from '../../server/database/database.sqlite.ts';
import { SITE_MIGRATIONS } from '../../server/database/schema.ts';
import { SITES_FILE } from '../../server/store/data-folder.ts';
import { siteStoreIn } from '../../server/store/site-store.sql.ts';
import type { SiteStore } from '../../server/store/site-store.ts';

/** Opens the sites of a folder, creating folder and file if missing; throws if either cannot be used. */
export function openSqliteStore(dataDir: string): SiteStore {
  return siteStoreIn(openSqliteDatabase(dataDir, SITES_FILE, SITE_MIGRATIONS));
}
