import type { Database } from '../database/database.ts';
import { CHECK, LIST_SITES, READ_CURRENT, READ_PAGE, READ_VERSION, READ_VERSIONS } from './site-queries.ts';
import { currentIn, keptVersionIn, listedSiteIn, pageIn, refusedTo } from './site-rows.ts';
import type { ListedSite, SiteStore, VersionsOutcome } from './site-store.ts';
import { block, erase, publish, rollBack, unblock, unpublish } from './site-transactions.ts';

// Larger numbers do not fit into an integer column of PostgreSQL.
const MAX_VERSION = 2 ** 31 - 1;
const LIST_BATCH = 1000;

/** The sites in a database; `close` closes the database. */
export function siteStoreIn(database: Database): SiteStore {
  async function readVersions(siteId: string, owner: string | null): Promise<VersionsOutcome> {
    const rows = await database.read(READ_VERSIONS, siteId);
    const [site] = rows;
    const why = refusedTo(owner, site);
    if (why !== undefined) return { kind: 'refused', why };
    return { kind: 'found', current: Number(site?.current), versions: rows.map(keptVersionIn) };
  }

  async function* list(changedSince = 0): AsyncGenerator<ListedSite> {
    let last = '';
    for (;;) {
      const rows = await database.read(LIST_SITES, last, LIST_BATCH, changedSince);
      yield* rows.map(listedSiteIn);
      const end = rows.at(-1);
      if (!end) return;
      last = String(end.id);
    }
  }

  return {
    publish: (version) => database.change((query) => publish(query, version)),
    findPage: async (siteId) => pageIn(await database.read(READ_PAGE, siteId)),
    currentOf: async (siteId) => currentIn(await database.read(READ_CURRENT, siteId)),
    findVersion: async (siteId, n) => pageIn(await database.read(READ_VERSION, siteId, validVersion(n))),
    versions: readVersions,
    rollback: (siteId, owner, n, at) =>
      database.change((query) => rollBack(query, siteId, owner, validVersion(n), at)),
    unpublish: (siteId, owner, at) => database.change((query) => unpublish(query, siteId, owner, at)),
    block: (siteId, act) => database.change((query) => block(query, siteId, act)),
    unblock: (siteId, act) => database.change((query) => unblock(query, siteId, act)),
    erase: (siteId, act) => database.change((query) => erase(query, siteId, act)),
    list,
    check: async () => {
      await database.read(CHECK);
    },
    close: database.close,
  };
}

/** The number itself, or 0, which no version has. */
function validVersion(n: number): number {
  return Number.isInteger(n) && n > 0 && n <= MAX_VERSION ? n : 0;
}
