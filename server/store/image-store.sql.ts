import { createHash, randomUUID } from 'node:crypto';
import { bytesIn, type Database, type Row } from './database.ts';
import type { ImageFacts, ImageStore } from './image-store.ts';

// The primary key decides: of two uploads to one path, the second gets no row back.
const ADD = `
insert into image(path, id, type, cache_control, hash, at, bytes) values($1, $2, $3, $4, $5, $6, $7)
on conflict do nothing returning id`;

// Both engines read only the header of a column to find its length.
const FIND =
  'select path, id, type, cache_control, hash, at, length(bytes) as size from image where path = $1';

const READ = 'select bytes from image where path = $1';

const CHECK = 'select id from image limit 1';

/** The images in a database; `close` closes the database. */
export function imageStoreIn(database: Database): ImageStore {
  return {
    add: async ({ path, type, cacheControl, bytes, at }) => {
      const hash = createHash('md5').update(bytes).digest('hex');
      const id = randomUUID();
      const [added] = await database.change((query) =>
        query(ADD, path, id, type, cacheControl, hash, at, bytes),
      );
      return added && id;
    },
    // PostgreSQL rejects a parameter that contains NUL.
    find: async (path) => (path.includes('\0') ? undefined : factsIn(await database.read(FIND, path))),
    read: async (path) => {
      const [row] = await database.read(READ, path);
      if (!row) throw new Error('There is no image under this path.');
      return bytesIn(row.bytes);
    },
    check: async () => {
      await database.read(CHECK);
    },
    close: database.close,
  };
}

function factsIn([row]: readonly Row[]): ImageFacts | undefined {
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
