import { bytesIn, type Database } from '../database/database.ts';
import type { BlobStore } from './blob-store.ts';

/** Where the row of a name, $1, is: earlier releases stored bytes under paths, in a table of their own. */
const rowOf = (name: string) => (name.includes('/') ? 'image where path = $1' : 'blob where name = $1');

const ADD = 'insert into blob(name, bytes) values($1, $2) on conflict do nothing';
const CHECK = 'select name from blob limit 1';

/** The bytes in a database; `close` closes the database. */
export function blobStoreIn(database: Database): BlobStore {
  return {
    put: async (name, bytes) => {
      await database.change((query) => query(ADD, name, bytes));
    },
    has: async (name) => (await database.read(`select 1 as found from ${rowOf(name)}`, name)).length > 0,
    read: async (name, span) => {
      const [row] = span
        ? await database.read(
            `select substr(bytes, $2, $3) as bytes from ${rowOf(name)}`,
            name,
            span.first + 1,
            span.count,
          )
        : await database.read(`select bytes from ${rowOf(name)}`, name);
      return row && bytesIn(row.bytes);
    },
    remove: async (name) => {
      await database.change((query) => query(`delete from ${rowOf(name)}`, name));
    },
    check: async () => {
      await database.read(CHECK);
    },
    close: database.close,
  };
}
