import type { DatabaseSync } from 'node:sqlite';

/** One step a schema version, never changed once released: `user_version` counts those a file has had. */
const STEPS: readonly string[] = [
  `create table site(
     id text primary key,
     owner text,
     email text not null,
     template text not null,
     current integer not null,
     created_at integer not null,
     updated_at integer not null,
     unpublished_at integer,
     blocked_at integer
   ) strict;
   create table version(
     site text not null references site(id),
     n integer not null,
     hash text not null,
     br blob not null,
     gz blob not null,
     at integer not null,
     primary key(site, n)
   ) strict;`,
];

/** Brings a database to the newest schema; throws where a newer release has made it. */
export function migrate(database: DatabaseSync): void {
  // Immediate: of two processes that start together the second waits, then finds the work done.
  database.exec('begin immediate');
  try {
    const done = Number(database.prepare('pragma user_version').get()?.user_version);
    if (done > STEPS.length) throw new Error('The data were written by a newer release of Parley.');
    for (const step of STEPS.slice(done)) database.exec(step);
    database.exec(`pragma user_version = ${STEPS.length}; commit`);
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}
