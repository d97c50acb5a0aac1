import { Client, type ClientBase, type ClientConfig, Pool } from 'pg';
import type { Database, Query, Row } from './database.ts';
import { withRetries } from './retry.postgres.ts';
import { migratePostgres } from './schema.postgres.ts';
import type { Migrations } from './schema.ts';
import { orUnreachable } from './unreachable.ts';
import { orWritesRefused, WritesRefused } from './writes-refused.ts';

/** A database in PostgreSQL. */
interface PostgresDatabase extends Database {
  /** Runs one statement, which may change something, and tries no second time. */
  readonly once: Query;
}

const TIMEOUT_MS = 10_000;

// Local to the transaction: a pooler may give the connection to others afterwards.
const BEGIN = `
begin;
set local statement_timeout = ${TIMEOUT_MS};
set local idle_in_transaction_session_timeout = ${TIMEOUT_MS}`;

/** How to connect to the database at a URL, with TLS as the URL says. */
export function postgresConfig(url: string): ClientConfig {
  return {
    application_name: 'parley',
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    keepAlive: true,
  };
}

/**
 * Connects to PostgreSQL, up to `connections` times at once, and brings it to the newest schema; rejects if it cannot. Its
 * calls reject with a StoreUnreachable if the database does not answer.
 */
export async function openPostgresDatabase(
  config: ClientConfig,
  parts: Readonly<Record<string, Migrations>>,
  connections: number,
  isCommand = false,
): Promise<PostgresDatabase> {
  // After a restart of the database server each open connection fails once.
  const attempts = connections + 2;
  await withRetries(1, () => migrate(config, parts, isCommand));
  const pool = new Pool({ ...config, max: connections, query_timeout: 1.5 * TIMEOUT_MS });
  // The pool replaces a broken connection. Without these listeners its error event would end the process: the first
  // serves idle connections, the second those that break just before we get them.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));

  async function inTransaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    // After a failure the connection is destroyed, and its transaction with it.
    let isSound = false;
    try {
      await client.query(BEGIN);
      const result = await work(queryOn(client));
      await commit(client);
      isSound = true;
      return result;
    } finally {
      client.release(!isSound);
    }
  }

  const again = <T>(work: () => Promise<T>) => orUnreachable(() => withRetries(attempts, work));
  const query = queryOn(pool);
  const read: Query = (text, ...values) => again(() => query(text, ...values));
  let closed: Promise<void> | undefined;
  return {
    read,
    once: query,
    change: (work) => orWritesRefused(() => again(() => inTransaction(work))),
    checkWrites: async () => {
      const [row] = await read(`select current_setting('transaction_read_only') as only`);
      if (row?.only === 'on') throw new WritesRefused('read-only');
    },
    // The server of the database does that by itself.
    purge: async () => {},
    close: () => {
      closed ??= pool.end();
      return closed;
    },
  };
}

// An error of its own, which withRetries does not repeat: the transaction may be committed and only the answer lost.
async function commit(client: ClientBase): Promise<void> {
  try {
    await client.query('commit');
  } catch (error) {
    throw new Error(`Whether it was committed is not known: ${error}`, { cause: error });
  }
}

function ignore(): void {}

async function migrate(
  config: ClientConfig,
  parts: Readonly<Record<string, Migrations>>,
  isCommand: boolean,
): Promise<void> {
  const client = new Client(config);
  client.on('error', ignore);
  try {
    await client.connect();
    await migratePostgres(client, parts, isCommand);
  } catch (error) {
    // A host with several addresses fails with one error for each, and an empty message of its own.
    throw error instanceof AggregateError ? error.errors[0] : error;
  } finally {
    await client.end();
  }
}

// Unnamed statements: prepared ones would be lost behind a pooler.
function queryOn(connection: ClientBase | Pool): Query {
  return async (text, ...values) => (await connection.query<Row>(text, values)).rows;
}
