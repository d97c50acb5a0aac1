import { type Database, firstRow, type Value } from './database.ts';
import { CHECK, READ_CURRENT, READ_PAGE, READ_VERSION, UNBLOCK } from './site-queries.ts';
import { currentIn, pageIn } from './site-rows.ts';
import type { ListedSite, SiteStore } from './site-store.ts';
import { block, listAfter, publish, readVersions, rollBack, unpublish } from './site-transactions.ts';

// Larger numbers do not fit a column.
const LARGEST_VERSION = 2 ** 31 - 1;
const LISTED_AT_ONCE = 1000;

/** The sites in a database; `close` closes that. */
export function siteStoreIn(database: Database): SiteStore {
  const read = (text: string, ...values: Value[]) => database.read(() => firstRow(text, ...values));

  async function* list(): AsyncGenerator<ListedSite> {
    let last = '';
    for (;;) {
      const after = last;
      const sites = await database.read(() => listAfter(after, LISTED_AT_ONCE));
      yield* sites;
      const end = sites.at(-1);
      if (!end) return;
      last = end.siteId;
    }
  }

  return {
    publish: (version) => database.change(() => publish(version)),
    findPage: async (siteId) => pageIn(await read(READ_PAGE, siteId)),
    currentOf: async (siteId) => currentIn(await read(READ_CURRENT, siteId)),
    stamp: database.stamp,
    findVersion: async (siteId, n) => pageIn(await read(READ_VERSION, siteId, numbered(n))),
    versions: (siteId, owner) => database.read(() => readVersions(siteId, owner)),
    rollback: (siteId, owner, n, at) => database.change(() => rollBack(siteId, owner, numbered(n), at)),
    unpublish: (siteId, owner, at) => database.change(() => unpublish(siteId, owner, at)),
    block: (siteId, at) => database.change(() => block(siteId, at)),
    unblock: async (siteId) => (await database.change(() => firstRow(UNBLOCK, siteId))) !== undefined,
    list,
    check: async () => {
      await read(CHECK);
    },
    close: database.close,
  };
}

/** A version's number, or one that no version has. */
function numbered(n: number): number {
  return Number.isInteger(n) && n > 0 && n <= LARGEST_VERSION ? n : 0;
}
