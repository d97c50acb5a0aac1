import { createHash, randomUUID } from 'node:crypto';
import { bytesIn, type Database, firstRow, type Row, type Value } from './database.ts';
import type { ImageFacts, ImageStore } from './image-store.ts';

// The primary key decides who is first: of two that send the same path one gets no row back.
const ADD = `
insert into image(path, id, type, cache_control, hash, at, bytes) values($1, $2, $3, $4, $5, $6, $7)
on conflict do nothing returning id`;

// Of a file's length both engines read nothing but its header.
const FIND =
  'select path, id, type, cache_control, hash, at, length(bytes) as size from image where path = $1';

const READ = 'select bytes from image where path = $1';

const CHECK = 'select id from image limit 1';

/** The pictures in a database; `close` closes that. */
export function imageStoreIn(database: Database): ImageStore {
  const read = (text: string, ...values: Value[]) => database.read(() => firstRow(text, ...values));

  return {
    add: async ({ path, type, cacheControl, bytes, at }) => {
      const hash = createHash('md5').update(bytes).digest('hex');
      const id = randomUUID();
      const added = await database.change(() => firstRow(ADD, path, id, type, cacheControl, hash, at, bytes));
      return added && id;
    },
    // PostgreSQL refuses to look for what it cannot hold.
    find: async (path) => (path.includes('\0') ? undefined : factsIn(await read(FIND, path))),
    read: async (path) => {
      const row = await read(READ, path);
      if (!row) throw new Error('There is no image under this path.');
      return bytesIn(row.bytes);
    },
    check: async () => {
      await read(CHECK);
    },
    close: database.close,
  };
}

function factsIn(row: Row | undefined): ImageFacts | undefined {
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
