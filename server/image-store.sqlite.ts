import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import type { ImageFacts, ImageStore } from './image-store.ts';

// The bytes stand last: what reads the other columns walks past none of them.
const SCHEMA = `
create table if not exists image(
  path text primary key,
  id text not null,
  type text not null,
  cache_control text not null,
  hash text not null,
  at integer not null,
  bytes blob not null
) strict;`;

const SCHEMA_VERSION = 1;

/**
 * Opens `images.sqlite` in a folder, making both where missing: a file of its own, so that the sites' stays small.
 * Throws where the folder or file cannot be used.
 */
export function openSqliteImageStore(dataDir: string): ImageStore {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(dataDir, 'images.sqlite'), { timeout: 5000 });
  try {
    // FULL: an address that was answered stands in a page; its picture must survive a power cut.
    database.exec('pragma journal_mode = wal; pragma synchronous = full');
    migrate(database);
  } catch (error) {
    database.close();
    throw error;
  }
  // The primary key decides who is first: of two that send the same path one gets no row back.
  const add = database.prepare(
    `insert into image(path, id, type, cache_control, hash, at, bytes)
     values(:path, :id, :type, :cacheControl, :hash, :at, :bytes) on conflict do nothing returning id`,
  );
  // Of a blob's length SQLite reads nothing but its header.
  const find = database.prepare(
    'select path, id, type, cache_control, hash, at, length(bytes) size from image where path = ?',
  );
  const read = database.prepare('select bytes from image where path = ?');

  return {
    add: async ({ path, type, cacheControl, bytes, at }) => {
      const hash = createHash('md5').update(bytes).digest('hex');
      const row = add.get({ path, id: randomUUID(), type, cacheControl, hash, at, bytes });
      return row && String(row.id);
    },
    find: async (path) => toFacts(find.get(path)),
    read: async (path) => {
      const bytes = read.get(path)?.bytes;
      if (bytes instanceof Uint8Array) return bytes;
      throw new Error('There is no image under this path.');
    },
    check: async () => {
      find.get('');
    },
    close: async () => database.close(),
  };
}

function migrate(database: DatabaseSync): void {
  // Immediate: of two processes that start together the second waits, then finds the work done.
  database.exec('begin immediate');
  try {
    const done = Number(database.prepare('pragma user_version').get()?.user_version);
    if (done > SCHEMA_VERSION) throw new Error('The images were written by a newer release of Parley.');
    database.exec(`${SCHEMA} pragma user_version = ${SCHEMA_VERSION}; commit`);
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}

function toFacts(row: Record<string, SQLOutputValue> | undefined): ImageFacts | undefined {
  if (!row) return undefined;
  return {
    path: String(row.path),
    id: String(row.id),
    type: String(row.type),
    cacheControl: String(row.cache_control),
    hash: String(row.hash),
    at: Number(row.at),
    size: Number(row.size),
  };
}
