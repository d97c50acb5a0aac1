/** How an engine writes what the two write differently. */
export interface Dialect {
  readonly bytes: string;
  /** A whole number of 64 bits. */
  readonly long: string;
  /** What follows a table's columns. */
  readonly tableEnd: string;
  /** What is done to a new table, with the columns that hold files; empty: nothing. */
  afterTable(name: string, files: readonly string[]): string;
}

/** One step a schema version, never changed once released: a database counts those it has had. */
export type Migrations = readonly ((dialect: Dialect) => string)[];

export const SITE_MIGRATIONS: Migrations = [
  ({ bytes, long, tableEnd, afterTable }) => `
    create table site(
      id text primary key,
      owner text,
      email text not null,
      template text not null,
      current integer not null,
      created_at ${long} not null,
      updated_at ${long} not null,
      unpublished_at ${long},
      blocked_at ${long}
    )${tableEnd};
    create table version(
      site text not null references site(id),
      n integer not null,
      hash text not null,
      br ${bytes} not null,
      gz ${bytes} not null,
      at ${long} not null,
      primary key(site, n)
    )${tableEnd};
    ${afterTable('site', [])} ${afterTable('version', ['br', 'gz'])}`,
  // After a rollback `current` is not the newest any more, and numbers are never given twice.
  () => `
    alter table site add column newest integer not null default 1;
    update site set newest = current;`,
];

export const IMAGE_MIGRATIONS: Migrations = [
  // The bytes stand last: what reads the other columns walks past none of them.
  ({ bytes, long, tableEnd, afterTable }) => `
    create table image(
      path text primary key,
      id text not null,
      type text not null,
      cache_control text not null,
      hash text not null,
      at ${long} not null,
      bytes ${bytes} not null
    )${tableEnd};
    ${afterTable('image', ['bytes'])}`,
];

/** The statements that a database still lacks after `done` steps; throws where a newer release has made it. */
export function pendingMigrations(done: number, steps: Migrations, dialect: Dialect): string[] {
  if (done > steps.length) throw new Error('The data were written by a newer release of Parley.');
  return steps.slice(done).map((step) => step(dialect));
}
