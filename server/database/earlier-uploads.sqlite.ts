import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { takeOverUploads } from './schema.ts';

const BUSY_TIMEOUT_MS = 5000;

/**
 * Takes the uploads of earlier releases over into the file of the sites, before the file of the images is brought to the
 * schema that no longer has them. The sites must have their newest schema.
 */
export function takeOverEarlierUploads(sites: string, images: string): void {
  using database = new DatabaseSync(sites, { timeout: BUSY_TIMEOUT_MS });
  if (existsSync(images)) database.prepare('attach ? as earlier').run(images);
  else database.exec(`attach ':memory:' as earlier`);
  // Immediate: of two processes that start together the second waits, and finds nothing left to do.
  database.exec('begin immediate');
  if (hasTable(database, 'main', 'site_picture') && hasTable(database, 'earlier', 'upload'))
    database.exec(takeOverUploads('earlier.'));
  database.exec('drop table if exists site_picture; commit');
}

function hasTable(database: DatabaseSync, schema: string, name: string): boolean {
  return database.prepare(`select 1 from ${schema}.sqlite_schema where name = ?`).get(name) !== undefined;
}
