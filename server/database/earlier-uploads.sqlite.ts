import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BUSY_TIMEOUT_MS } from './open-to-read.sqlite.ts';
import { takeOverUploads } from './schema.ts';

/**
 * Takes the uploads of earlier releases over from the file of the images into that of the sites, which must have its
 * newest schema. A process of that release beside this one can then store no more of them.
 */
export function takeOverEarlierUploads(sites: string, images: string): void {
  if (!existsSync(images)) return;
  using database = new DatabaseSync(sites, { timeout: BUSY_TIMEOUT_MS });
  database.exec('pragma synchronous = full');
  database.prepare('attach ? as earlier').run(images);
  // It locks both files: of two processes that start together the second waits, and finds nothing left to do.
  database.exec('begin immediate');
  if (database.prepare(`select 1 from earlier.sqlite_schema where name = 'upload'`).get()) {
    // The first file is committed before the other: after a power cut between them this is done again.
    database.exec(`${takeOverUploads('earlier.')}; drop table earlier.upload`);
  }
  database.exec('commit');
}
