import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Database, Query, Row, Work } from './database.ts';
import { shareCommits } from './group-commit.sqlite.ts';
import { migrateSqlite } from './schema.sqlite.ts';
import type { Migrations } from './schema.ts';

const BUSY = 5;
const PATIENCE_MS = 5000;

// Where two processes open a new file at once, SQLite answers this pragma with busy at once, whatever the timeout.
function switchToWal(database: DatabaseSync): void {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (Object(error).errcode !== BUSY || Date.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

/** Opens a database file in a folder, making both where missing; throws where the folder or file cannot be used. */
export function openSqliteDatabase(dataDir: string, name: string, steps: Migrations): Database {
  // For this account only: the file holds the e-mail addresses of those who publish.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, name);
  // The folder may have been there before, open to others; what SQLite puts beside the file is open to whom that is.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path, {
    timeout: 5000,
    enableForeignKeyConstraints: true,
  });
  try {
    // FULL: with NORMAL a power cut loses what was already answered.
    switchToWal(database);
    database.exec('pragma synchronous = full');
    migrateSqlite(database, steps);
  } catch (error) {
    database.close();
    throw error;
  }

  const prepared = new Map<string, StatementSync>();
  function rowsOf({ text, values }: Query): Row[] {
    let statement = prepared.get(text);
    if (!statement) {
      // So written, a parameter's number is its place.
      statement = database.prepare(text.replaceAll(/\$(\d)/g, '?$1'));
      prepared.set(text, statement);
    }
    return statement.all(...values);
  }

  function run<T>(work: Work<T>): T {
    let step = work.next([]);
    while (!step.done) step = work.next(rowsOf(step.value));
    return step.value;
  }

  const commits = shareCommits(database);
  // Counts what other connections commit, and only that.
  const others = database.prepare('pragma data_version');
  let seen: number | undefined;
  function changesOfOthers(): number {
    if (seen === undefined) {
      seen = Number(others.get()?.data_version);
      // Once for all requests that one turn of the event loop takes in: they had come before the first asked.
      setImmediate(() => {
        seen = undefined;
      });
    }
    return seen;
  }

  return {
    read: async (work) => run(work()),
    change: (work) => commits.change(() => run(work())),
    stamp: () => commits.count() + changesOfOthers(),
    close: async () => {
      commits.flush();
      database.close();
    },
  };
}
