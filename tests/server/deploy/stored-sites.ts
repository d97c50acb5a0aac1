import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The number of sites in a server's database. */
export function storedSites(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, 'parley.sqlite'), { readOnly: true });
  const row = database.prepare('select count(*) as sites from site').get();
  database.close();
  return Number(row?.sites);
}
