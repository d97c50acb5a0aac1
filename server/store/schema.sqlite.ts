import type { DatabaseSync } from 'node:sqlite';
import { type Dialect, type Migrations, pendingMigrations } from './schema.ts';

const SQLITE: Dialect = { bytes: 'blob', long: 'integer', tableEnd: ' strict', afterTable: () => '' };

/** Brings a file to the newest schema, `user_version` counting its steps; throws where a newer release has made it. */
export function migrateSqlite(database: DatabaseSync, steps: Migrations): void {
  // Immediate: of two processes that start together the second waits, then finds the work done.
  database.exec('begin immediate');
  try {
    const done = Number(database.prepare('pragma user_version').get()?.user_version);
    for (const statements of pendingMigrations(done, steps, SQLITE)) database.exec(statements);
    database.exec(`pragma user_version = ${steps.length}; commit`);
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}
