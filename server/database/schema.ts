/** The parts of a schema that the two engines write differently. */
export interface Dialect {
  readonly bytes: string;
  /** The type of a 64-bit integer. */
  readonly long: string;
  /** A primary key that the database counts up. */
  readonly counter: string;
  /** Follows the list of columns. */
  readonly tableEnd: string;
  /** Statements to run after a table is created; `files` are its columns of bytes. */
  afterTable(name: string, files: readonly string[]): string;
  /** Statements that make the database tell other processes of each change of a site; empty if there are none. */
  readonly siteNotices: string;
  /** Statements that make the database refuse to change or delete the rows of a table. */
  appendOnly(table: string): string;
}

/** One function for each schema version. A released one never changes: a database only counts those it has run. */
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
  // After a rollback `current` is not the newest version, and a number is never used twice.
  () => `
    alter table site add column newest integer not null default 1;
    update site set newest = current;`,
  // The pictures of a site, each with the newest version that shows it. `pictures_known` is 0 for pages that were stored
  // before this table was.
  ({ tableEnd, afterTable }) => `
    create table site_picture(
      site text not null references site(id),
      path text not null,
      newest integer not null,
      primary key(site, path)
    )${tableEnd};
    create index site_picture_path on site_picture(path);
    alter table version add column pictures_known integer not null default 0;
    ${afterTable('site_picture', [])}`,
  ({ siteNotices }) => siteNotices,
  // What was done to the sites, by whom and why. It names no visitor.
  ({ long, counter, tableEnd, afterTable, appendOnly }) => `
    create table audit(
      n ${counter},
      at ${long} not null,
      what text not null,
      site text not null,
      who text not null,
      why text not null
    )${tableEnd};
    ${afterTable('audit', [])} ${appendOnly('audit')}`,
];

export const IMAGE_MIGRATIONS: Migrations = [
  // The bytes are the last column, so that reading the others skips no overflow pages.
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
  // Beside the bytes, which a reader of a row of their table must pass. Earlier images have an owner that nobody is, so
  // that they are kept as long as those of visitors who have not published yet.
  ({ long, tableEnd, afterTable }) => `
    create table upload(
      path text primary key,
      owner text,
      size ${long} not null,
      at ${long} not null,
      withheld_at ${long}
    )${tableEnd};
    create index upload_owner on upload(owner);
    insert into upload(path, owner, size, at) select path, 'unknown', length(bytes), at from image;
    ${afterTable('upload', [])}`,
];

/** The migrations that follow the first `done`; throws if a newer release wrote the database. */
export function pendingMigrations(done: number, migrations: Migrations, dialect: Dialect): string[] {
  if (done > migrations.length) throw new Error('The data were written by a newer release of Parley.');
  return migrations.slice(done).map((migration) => migration(dialect));
}
