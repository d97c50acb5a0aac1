import { bytesIn, type Database } from '../database/database.ts';
import type { BlobStore } from './blob-store.ts';

/** The table and the column of names for a name: earlier releases stored bytes under paths, in a table of their own. */
const placeOf = (name: string) =>
  name.includes('/') ? { table: 'image', column: 'path' } : { table: 'blob', column: 'name' };

const ADD = 'insert into blob(name, bytes) values($1, $2) on conflict do nothing';
const CHECK = 'select name from blob limit 1';

/** The bytes in a database; `close` closes the database. */
export function blobStoreIn(database: Database): BlobStore {
  return {
    put: async (name, bytes) => {
      await database.change((query) => query(ADD, name, bytes));
    },
    has: async (name) => {
      const { table, column } = placeOf(name);
      return (await database.read(`select 1 as found from ${table} where ${column} = $1`, name)).length > 0;
    },
    read: async (name, span) => {
      const { table, column } = placeOf(name);
      const [row] = span
        ? await database.read(
            `select substr(bytes, $2, $3) as bytes from ${table} where ${column} = $1`,
            name,
            span.first + 1,
            span.count,
          )
        : await database.read(`select bytes from ${table} where ${column} = $1`, name);
      return row && bytesIn(row.bytes);
    },
    remove: async (name) => {
      const { table, column } = placeOf(name);
      await database.change((query) => query(`delete from ${table} where ${column} = $1`, name));
    },
    check: async () => {
      await database.read(CHECK);
    },
    close: database.close,
  };
}
