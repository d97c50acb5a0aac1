import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** How long a statement waits for another process. */
export const BUSY_TIMEOUT_MS = 5000;

/** Opens a database file for reading only, also on a disk that takes no writes; throws if it cannot be read. */
export function openToRead(path: string): DatabaseSync {
  try {
    return openChecked(path);
  } catch (error) {
    const wal = `${path}-wal`;
    // The changes that are only in the log would be missing.
    if (existsSync(wal) && statSync(wal).size > 0) throw error;
    // Without a log nothing is missing from the file, and it can be read without a file of shared memory.
    const immutable = pathToFileURL(path);
    immutable.search = 'immutable=1';
    return openChecked(immutable);
  }
}

function openChecked(place: string | URL): DatabaseSync {
  const database = new DatabaseSync(place, { timeout: BUSY_TIMEOUT_MS, readOnly: true });
  try {
    // The first statement opens the file.
    schemaVersionOf(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The number of migrations that a file has had. */
export function schemaVersionOf(database: DatabaseSync): number {
  return Number(database.prepare('pragma user_version').get()?.user_version);
}
