import { Client, type ClientBase, type ClientConfig, Pool } from 'pg';
import type { Database, Query, Row, Work } from './database.ts';
import { withRetries } from './retry.postgres.ts';
import { migratePostgres } from './schema.postgres.ts';
import type { Migrations } from './schema.ts';

const MOST_CONNECTIONS = 10;
// After a restart of the server each connection that was open fails once.
const ATTEMPTS = MOST_CONNECTIONS + 2;
const LONGEST_WAIT_MS = 10_000;

// Of the transaction, not the connection: a pooler between us and the server may hand that to others.
const BEGIN = `
begin;
set local statement_timeout = ${LONGEST_WAIT_MS};
set local idle_in_transaction_session_timeout = ${LONGEST_WAIT_MS}`;

/** Connects to PostgreSQL, with TLS as its URL says, and brings it to the newest schema; rejects where it cannot. */
export async function openPostgresDatabase(
  url: string,
  parts: Readonly<Record<string, Migrations>>,
): Promise<Database> {
  const config: ClientConfig = {
    application_name: 'parley',
    connectionString: url,
    connectionTimeoutMillis: LONGEST_WAIT_MS,
    keepAlive: true,
  };
  await migrate(config, parts);
  const pool = new Pool({ ...config, max: MOST_CONNECTIONS, query_timeout: 1.5 * LONGEST_WAIT_MS });
  // A connection that breaks is replaced. Without these listeners it would end the process: an idle one, and one that
  // breaks in the moment before it is handed to us.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));

  async function inTransaction<T>(work: Work<T>): Promise<T> {
    const client = await pool.connect();
    // A connection whose transaction has failed is thrown away, and the transaction with it.
    let isSound = false;
    try {
      await client.query(BEGIN);
      const result = await run(client, work);
      await commit(client);
      isSound = true;
      return result;
    } finally {
      client.release(!isSound);
    }
  }

  let closed: Promise<void> | undefined;
  return {
    read: (work) => withRetries(ATTEMPTS, () => run(pool, work())),
    change: (work) => withRetries(ATTEMPTS, () => inTransaction(work())),
    close: () => {
      closed ??= pool.end();
      return closed;
    },
  };
}

// Words of its own, which nothing is tried again for: where only the answer was lost, the work is done.
async function commit(client: ClientBase): Promise<void> {
  try {
    await client.query('commit');
  } catch (error) {
    throw new Error(`Whether it was committed is not known: ${error}`, { cause: error });
  }
}

function ignore(): void {}

async function migrate(config: ClientConfig, parts: Readonly<Record<string, Migrations>>): Promise<void> {
  const client = new Client(config);
  client.on('error', ignore);
  try {
    await client.connect();
    await migratePostgres(client, parts);
  } catch (error) {
    // A host with several addresses fails with an error a piece, and no words of its own.
    throw error instanceof AggregateError ? error.errors[0] : error;
  } finally {
    await client.end();
  }
}

async function run<T>(connection: ClientBase | Pool, work: Work<T>): Promise<T> {
  let step = work.next([]);
  while (!step.done) step = work.next(await rowsOf(connection, step.value));
  return step.value;
}

// Not by name: prepared statements would be lost behind a pooler.
async function rowsOf(connection: ClientBase | Pool, { text, values }: Query): Promise<Row[]> {
  const { rows } = await connection.query<Row>(text, [...values]);
  return rows;
}
