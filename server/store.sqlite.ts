import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { migrate } from './schema.sqlite.ts';
import {
  ADD_VERSION,
  CHECK,
  CLAIM_VERSION,
  DROP_OLD_VERSIONS,
  READ_PAGE,
  READ_STATE,
} from './site-statements.ts';
import type { FoundPage, NewVersion, PublishOutcome, Refused, SiteStore } from './store.ts';

type Row = Record<string, SQLOutputValue>;
type Value = string | number | null | Uint8Array;

/** Opens `parley.sqlite` in a folder, making both where missing; throws where the folder or file cannot be used. */
export function openSqliteStore(dataDir: string): SiteStore {
  // For this account only: the file holds the e-mail addresses of those who publish.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(dataDir, 'parley.sqlite'), {
    timeout: 5000,
    enableForeignKeyConstraints: true,
  });
  try {
    // FULL: with NORMAL a power cut loses publishes that were already answered.
    database.exec('pragma journal_mode = wal; pragma synchronous = full');
    migrate(database);
  } catch (error) {
    database.close();
    throw error;
  }
  const claimVersion = database.prepare(CLAIM_VERSION);
  const addVersion = database.prepare(ADD_VERSION);
  const dropOldVersions = database.prepare(DROP_OLD_VERSIONS);
  const readState = database.prepare(READ_STATE);
  const readPage = database.prepare(READ_PAGE);
  const check = database.prepare(CHECK);

  function publish({ siteId, owner, email, templateId, page, at }: NewVersion): PublishOutcome {
    const claimed = first(claimVersion, siteId, owner, email, templateId, at);
    if (!claimed) return { kind: 'refused', why: whyRefused(first(readState, siteId)) };
    const version = Number(claimed.current);
    first(addVersion, siteId, version, page.hash, page.br, page.gz, at);
    first(dropOldVersions, siteId, version);
    return { kind: 'published', version };
  }

  // Nothing in here waits, so one transaction never meets another of this connection.
  function inTransaction<T>(work: () => T): T {
    database.exec('begin immediate');
    try {
      const result = work();
      database.exec('commit');
      return result;
    } catch (error) {
      if (database.isTransaction) database.exec('rollback');
      throw error;
    }
  }

  return {
    publish: async (version) => inTransaction(() => publish(version)),
    findPage: async (siteId) => toFoundPage(first(readPage, siteId)),
    check: async () => {
      check.get();
    },
    close: async () => database.close(),
  };
}

/** The first row of a statement whose parameters are $1, $2 …, as PostgreSQL writes them. */
function first(statement: StatementSync, ...values: Value[]): Row | undefined {
  return statement.get(Object.fromEntries(values.map((value, at) => [`$${at + 1}`, value])));
}

function whyRefused(site: Row | undefined): Refused {
  if (site && site.blocked_at !== null) return 'blocked';
  return site && site.unpublished_at !== null ? 'unpublished' : 'not-owned';
}

function toFoundPage(row: Row | undefined): FoundPage | undefined {
  if (!row) return undefined;
  if (row.blocked_at !== null) return { kind: 'blocked' };
  if (row.unpublished_at !== null) return { kind: 'unpublished' };
  const { hash, br, gz } = row;
  return { kind: 'live', page: { hash: String(hash), br: bytes(br), gz: bytes(gz) } };
}

function bytes(value: SQLOutputValue | undefined): Uint8Array<ArrayBuffer> {
  if (value instanceof Uint8Array) return value;
  throw new TypeError('A stored page is not made of bytes.');
}
