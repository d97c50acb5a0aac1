import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Database, Query } from './database.ts';
import { type GroupCommit, groupCommits } from './group-commit.sqlite.ts';
import { BUSY_TIMEOUT_MS, openToRead, schemaVersionOf } from './open-to-read.sqlite.ts';
import { fillReserve, giveRoomForOpening, inReserve } from './reserve.ts';
import { type Dialect, EARLIER_SCHEMA, type Migrations, pendingMigrations } from './schema.ts';
import { orWritesRefused, WritesRefused, whyNoWrites } from './writes-refused.ts';

const SQLITE_BUSY = 5;
const RETRY_MS = 5;
const PROBE_BYTES = 64 * 1024;

const DIALECT: Dialect = {
  bytes: 'blob',
  long: 'integer',
  counter: 'integer primary key',
  tableEnd: ' strict',
  afterTable: () => '',
  siteNotices: '',
  appendOnly: (table) =>
    ['update', 'delete']
      .map(
        (change) => `
    create trigger ${table}_no_${change} before ${change} on ${table}
    begin select raise(abort, 'The table ${table} is append-only.'); end;`,
      )
      .join(''),
  // They are in another file; see earlier-uploads.sqlite.ts.
  earlierUploads: '',
  // `insert or replace` deletes a row without the trigger of deletions.
  refuseReplacing: (table, key) => `
    create trigger ${table}_no_replace before insert on ${table}
    when exists (select 1 from ${table} where ${key} = new.${key})
    begin select raise(abort, 'The table ${table} is append-only.'); end;`,
};

/**
 * Opens a database file in a folder, creating both if missing; throws if the file can neither be used nor read. It keeps
 * two connections: one writes, the other reads. The reader never sees the open transaction of the writer. Where nothing
 * can be written but the schema is current, it is opened for reading, and each change tries to open it for writing. Only
 * for a command of the operator a change takes the room that is reserved on a full disk; and no command changes the schema.
 */
export function openSqliteDatabase(
  dataDir: string,
  name: string,
  migrations: Migrations,
  isCommand = false,
): Database {
  const path = join(dataDir, name);
  if (isCommand) requireSchema(path, migrations);
  let connections = openForUse(dataDir, path, migrations);

  function writable(): Writable {
    if (connections.writing) return connections.writing;
    const opened = openBoth(dataDir, path, migrations);
    connections.reader.close();
    connections = opened;
    return opened.writing;
  }

  async function change<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const { commits, write } = writable();
    return commits.change(() => work(write));
  }

  return {
    read: (text, ...values) => connections.read(text, ...values),
    change: (work) =>
      orWritesRefused(async () => {
        if (isCommand) return inReserve(dataDir, () => change(work));
        // Room that a command was given, or that became free, must not go to the next visitor.
        fillReserve(dataDir);
        return change(work);
      }),
    checkWrites: () =>
      orWritesRefused(async () => {
        writable();
        fillReserve(dataDir);
        probe(join(dataDir, `.${name}-probe`));
      }),
    // The write-ahead log still holds the pages as they were.
    purge: async () => writable().connection.exec('pragma wal_checkpoint(truncate)'),
    close: async () => {
      await connections.writing?.commits.drain();
      connections.reader.close();
      connections.writing?.connection.close();
    },
  };
}

/** The connection that writes. */
interface Writable {
  readonly connection: DatabaseSync;
  readonly commits: GroupCommit;
  readonly write: Query;
}

/** The connections to one file. */
interface Connections {
  readonly reader: DatabaseSync;
  readonly read: Query;
  /** Absent while nothing can be written. */
  readonly writing?: Writable;
}

/** Opens a file for writing or, where nothing can be written, for reading what is there. */
function openForUse(dataDir: string, path: string, migrations: Migrations): Connections {
  try {
    return openBoth(dataDir, path, migrations);
  } catch (error) {
    if (Object(error).errcode === SQLITE_BUSY)
      throw new Error(
        `${path} is locked by another process. Stop the other server or command, or wait until it has finished.`,
        { cause: error },
      );
    const why = whyNoWrites(error);
    if (why === undefined) throw error;
    try {
      if (why === 'full' && giveRoomForOpening(dataDir)) return openBoth(dataDir, path, migrations);
    } catch (again) {
      if (whyNoWrites(again) === undefined) throw again;
    }
    const reader = openUnchanged(path, migrations);
    if (!reader) throw new WritesRefused(why, error);
    return { reader, read: queryOn(reader) };
  }
}

function openBoth(dataDir: string, path: string, migrations: Migrations): Required<Connections> {
  // For this account only: the file holds the e-mail addresses of publishers.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // The folder may have existed with wider permissions. SQLite gives -wal and -shm the mode of the database file.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  const connection = openWriter(path, migrations);
  const reader = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, readOnly: true });
  const writing = { connection, commits: groupCommits(connection), write: queryOn(connection) };
  return { reader, read: queryOn(reader), writing };
}

/** Throws unless a file has the newest schema: a server of an earlier release may be running on it. */
function requireSchema(path: string, migrations: Migrations): void {
  if (!existsSync(path)) return;
  using reader = openToRead(path);
  if (schemaVersionOf(reader) < migrations.length) throw new Error(EARLIER_SCHEMA);
}

/** A connection to a file on a disk that takes no writes; undefined if the file cannot be read so, or has another schema. */
function openUnchanged(path: string, migrations: Migrations): DatabaseSync | undefined {
  try {
    const reader = openToRead(path);
    if (schemaVersionOf(reader) === migrations.length) return reader;
    reader.close();
  } catch {
    // The caller reports why nothing can be written, which is the cause.
  }
  return undefined;
}

/** Writes and removes a small file, as a test of the disk. */
function probe(path: string): void {
  try {
    writeFileSync(path, new Uint8Array(PROBE_BYTES).fill(1), { mode: 0o600, flush: true });
  } finally {
    rmSync(path, { force: true });
  }
}

function openWriter(path: string, migrations: Migrations): DatabaseSync {
  const writer = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  try {
    switchToWal(writer);
    // With NORMAL a power cut would lose commits that were already answered.
    writer.exec('pragma synchronous = full');
    // What is erased must not be left in free pages.
    writer.exec('pragma secure_delete = on');
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
  // Nothing is written where the schema is current: a server must start on a full disk.
  if (pendingMigrations(schemaVersionOf(connection), migrations, DIALECT).length === 0) return;
  // Immediate: if two processes start together, the second waits and then finds nothing left to do.
  connection.exec('begin immediate');
  try {
    for (const statements of pendingMigrations(schemaVersionOf(connection), migrations, DIALECT))
      connection.exec(statements);
    connection.exec(`pragma user_version = ${migrations.length}; commit`);
  } catch (error) {
    // After a full or broken disk SQLite has rolled back by itself.
    if (connection.isTransaction) connection.exec('rollback');
    throw error;
  }
}
