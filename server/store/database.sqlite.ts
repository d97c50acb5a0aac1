import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Database, Query } from './database.ts';
import { groupCommits } from './group-commit.sqlite.ts';
import { type Dialect, type Migrations, pendingMigrations } from './schema.ts';

const SQLITE_BUSY = 5;
const BUSY_TIMEOUT_MS = 5000;
const RETRY_MS = 5;

const DIALECT: Dialect = { bytes: 'blob', long: 'integer', tableEnd: ' strict', afterTable: () => '' };

/**
 * Opens a database file in a folder, creating both if missing; throws if either cannot be used. It keeps two
 * connections: one writes, the other reads. The reader never sees the open transaction of the writer.
 */
export function openSqliteDatabase(dataDir: string, name: string, migrations: Migrations): Database {
  // For this account only: the file holds the e-mail addresses of publishers.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, name);
  // The folder may have existed with wider permissions. SQLite gives -wal and -shm the mode of the database file.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  const writer = openWriter(path, migrations);
  const reader = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, readOnly: true });

  const commits = groupCommits(writer);
  const write = queryOn(writer);
  return {
    read: queryOn(reader),
    change: (work) => commits.change(() => work(write)),
    close: async () => {
      await commits.drain();
      reader.close();
      writer.close();
    },
  };
}

function openWriter(path: string, migrations: Migrations): DatabaseSync {
  const writer = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  try {
    switchToWal(writer);
    // With NORMAL a power cut would lose commits that were already answered.
    writer.exec('pragma synchronous = full');
    migrate(writer, migrations);
    return writer;
  } catch (error) {
    writer.close();
    throw error;
  }
}

/** Runs statements on a connection; each is prepared once. */
function queryOn(connection: DatabaseSync): Query {
  const prepared = new Map<string, StatementSync>();
  return async (text, ...values) => {
    let statement = prepared.get(text);
    if (!statement) {
      // SQLite numbers its parameters ?1, ?2.
      statement = connection.prepare(text.replaceAll(/\$(\d)/g, '?$1'));
      prepared.set(text, statement);
    }
    return statement.all(...values);
  };
}

// If two processes open a new file at once, this pragma fails with SQLITE_BUSY immediately, whatever the timeout.
function switchToWal(connection: DatabaseSync): void {
  const until = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      connection.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (Object(error).errcode !== SQLITE_BUSY || Date.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
}

/** Brings a file to the newest schema; `user_version` counts its migrations. Throws if a newer release wrote it. */
function migrate(connection: DatabaseSync, migrations: Migrations): void {
  // Immediate: if two processes start together, the second waits and then finds nothing left to do.
  connection.exec('begin immediate');
  try {
    const done = Number(connection.prepare('pragma user_version').get()?.user_version);
    for (const statements of pendingMigrations(done, migrations, DIALECT)) connection.exec(statements);
    connection.exec(`pragma user_version = ${migrations.length}; commit`);
  } catch (error) {
    connection.exec('rollback');
    throw error;
  }
}
