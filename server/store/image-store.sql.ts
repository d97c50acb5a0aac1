import { createHash, randomUUID } from 'node:crypto';
import { bytesIn, type Database, type Row } from '../database/database.ts';
import type { ImageFacts, ImageStore, KeptUpload } from './image-store.ts';

// The primary key decides: of two uploads to one path, the second gets no row back.
const ADD = `
insert into image(path, id, type, cache_control, hash, at, bytes) values($1, $2, $3, $4, $5, $6, $7)
on conflict do nothing returning id`;

const ADD_UPLOAD = 'insert into upload(path, owner, size, at) values($1, $2, $3, $4)';

// Both engines read only the header of a column to find its length.
const FIND = `
select image.path, image.id, image.type, image.cache_control, image.hash, image.at, length(image.bytes) as size
from image join upload on upload.path = image.path where image.path = $1 and upload.withheld_at is null`;

const READ = 'select bytes from image where path = $1';

/** $2 the first position, from 1; $3 how many. */
const READ_SPAN = 'select substr(bytes, $2, $3) as bytes from image where path = $1';

const SIZE_OF_ALL = 'select coalesce(sum(size), 0) as bytes from upload';
const SIZE_OF_OWNER = `${SIZE_OF_ALL} where owner = $1`;

const WITHHOLD = 'update upload set withheld_at = $2 where path = $1';

const REMOVE = ['delete from upload where path = $1', 'delete from image where path = $1'];

/** $1 the last path of the previous batch, $2 the size of a batch. */
const LIST = 'select path, owner, at from upload where path > $1 order by path limit $2';
const LIST_OWN = 'select path, owner, at from upload where path > $1 and owner = $3 order by path limit $2';
const LIST_BATCH = 1000;

const CHECK = 'select id from image limit 1';

/** The images in a database; `close` closes the database. */
export function imageStoreIn(database: Database): ImageStore {
  async function* uploads(owner?: string): AsyncGenerator<KeptUpload> {
    let last = '';
    for (;;) {
      const rows =
        owner === undefined
          ? await database.read(LIST, last, LIST_BATCH)
          : await database.read(LIST_OWN, last, LIST_BATCH, owner);
      yield* rows.map(keptUploadIn);
      const end = rows.at(-1);
      if (!end) return;
      last = String(end.path);
    }
  }

  return {
    add: async ({ path, type, cacheControl, owner, bytes, at }) => {
      const hash = createHash('md5').update(bytes).digest('hex');
      const id = randomUUID();
      return database.change(async (query) => {
        const [added] = await query(ADD, path, id, type, cacheControl, hash, at, bytes);
        if (added) await query(ADD_UPLOAD, path, owner, bytes.byteLength, at);
        return added && id;
      });
    },
    // PostgreSQL rejects a parameter that contains NUL.
    find: async (path) => (path.includes('\0') ? undefined : factsIn(await database.read(FIND, path))),
    read: async (path, span) => {
      const [row] = span
        ? await database.read(READ_SPAN, path, span.first + 1, span.count)
        : await database.read(READ, path);
      if (!row) throw new Error('There is no image under this path.');
      return bytesIn(row.bytes);
    },
    stored: async (owner) => {
      const [row] = await (owner === undefined
        ? database.read(SIZE_OF_ALL)
        : database.read(SIZE_OF_OWNER, owner));
      return Number(row?.bytes);
    },
    withhold: async (paths, at) => {
      await database.change(async (query) => {
        for (const path of paths) await query(WITHHOLD, path, at ?? null);
      });
    },
    remove: async (path) => {
      await database.change(async (query) => {
        for (const statement of REMOVE) await query(statement, path);
      });
    },
    uploads,
    check: async () => {
      await database.read(CHECK);
    },
    close: database.close,
  };
}

function keptUploadIn({ path, owner, at }: Row): KeptUpload {
  return { path: String(path), owner: owner === null ? null : String(owner), at: Number(at) };
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
