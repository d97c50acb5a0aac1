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
  /** Statements that take over the uploads of earlier releases; empty if that is done while the files are opened. */
  readonly earlierUploads: string;
  /** Statements that make the database refuse to add a row in place of another, where `appendOnly` does not. */
  refuseReplacing(table: string, key: string): string;
}

/** One function for each schema version. A released one never changes: a database only counts those it has run. */
export type Migrations = readonly ((dialect: Dialect) => string)[];

const PICTURE_TABLES = ['site_uploader', 'picture', 'refused_content', 'orphan_blob', 'erased_path'];

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
  // The pictures, each with the hash of its uploader, and the hashes whose owners have published a site. `blob` names the
  // bytes in the blob store, `content` is their SHA-256, null if nobody has asked for that of an earlier release. `kept` is
  // 1 for pictures that were stored before their owners were known, 2 if sites of several owners showed one then. The
  // column version.pictures_known stays unused: to drop it SQLite would write every page anew.
  ({ long, tableEnd, afterTable }) => `
    create index site_owner on site(owner);
    create table site_uploader(
      site text not null references site(id),
      uploader text not null,
      primary key(site, uploader)
    )${tableEnd};
    create index site_uploader_uploader on site_uploader(uploader);
    create table picture(
      path text primary key,
      id text not null,
      uploader text,
      network text,
      type text not null,
      hash text not null,
      blob text not null,
      content text,
      size ${long} not null,
      at ${long} not null,
      withheld_by text,
      kept integer not null default 0
    )${tableEnd};
    create index picture_uploader on picture(uploader, kept, size);
    create index picture_blob on picture(blob);
    create index picture_content on picture(content);
    create index picture_network on picture(network, path);
    create index picture_at on picture(at, path);
    create table refused_content(
      content text primary key,
      at ${long} not null
    )${tableEnd};
    create table orphan_blob(name text primary key)${tableEnd};
    create table erased_path(path text primary key)${tableEnd};
    ${PICTURE_TABLES.map((table) => afterTable(table, [])).join(' ')}`,
  ({ refuseReplacing }) => refuseReplacing('audit', 'n'),
  // The days, counted from 1970, whose daily work a process has begun.
  ({ tableEnd, afterTable }) => `
    create table daily_work(day integer primary key)${tableEnd};
    ${afterTable('daily_work', [])}`,
  // Who may change a site: each right is the hash of an owner secret. site.owner stays the first of them, and is not asked.
  // Until `guarded_until` a right cannot remove older ones. A token is stored as its SHA-256, an address in these tables
  // as the hash that address-hash.ts makes.
  ({ long, tableEnd, afterTable }) => `
    create table site_right(
      site text not null references site(id),
      hash text not null,
      kind text not null,
      made_at ${long} not null,
      used_at ${long} not null,
      guarded_until ${long} not null default 0,
      primary key(site, hash)
    )${tableEnd};
    insert into site_right(site, hash, kind, made_at, used_at)
      select id, owner, 'browser', created_at, updated_at from site where owner is not null;
    alter table site add column confirmed_at ${long};
    alter table site add column taken_off_at ${long};
    create index site_email on site(lower(email));
    create index site_taken_off on site(taken_off_at);
    create table link_token(
      hash text primary key,
      site text not null references site(id),
      purpose text not null,
      address text not null,
      made_at ${long} not null,
      ends_at ${long} not null,
      guarded_until ${long} not null,
      taken_by text
    )${tableEnd};
    create index link_token_site on link_token(site);
    create index link_token_end on link_token(ends_at);
    create table refused_mail(
      site text not null references site(id),
      address text not null,
      primary key(site, address)
    )${tableEnd};
    ${['site_right', 'link_token', 'refused_mail'].map((table) => afterTable(table, [])).join(' ')}`,
  // What people report about websites, for the operator. `site` is empty where the address is of no website here.
  ({ long, counter, tableEnd, afterTable }) => `
    create table report(
      n ${counter},
      at ${long} not null,
      site text not null,
      address text not null,
      kind text not null,
      why text not null,
      email text not null,
      language text not null,
      done_at ${long}
    )${tableEnd};
    create index report_site on report(site);
    ${afterTable('report', [])}`,
  // The messages of visitors to the owners of websites. One that was mailed has no `next_at`.
  ({ long, tableEnd, afterTable }) => `
    create table message(
      id text primary key,
      site text not null references site(id),
      name text not null,
      contact text not null,
      text text not null,
      title text not null,
      language text not null,
      at ${long} not null,
      next_at ${long},
      tries integer not null default 0
    )${tableEnd};
    create index message_site on message(site, at);
    create index message_next on message(next_at);
    create index message_at on message(at);
    ${afterTable('message', [])}`,
  // The mailboxes that mails with a link went to before they confirmed anything: when the latest three went, and when their
  // owner refused more. `hash` is made by address-hash.ts. A refusal is no longer that of one site.
  ({ long, tableEnd, afterTable }) => `
    create table mailbox(
      hash text primary key,
      last_at ${long} not null default 0,
      second_at ${long} not null default 0,
      third_at ${long} not null default 0,
      refused_at ${long}
    )${tableEnd};
    insert into mailbox(hash, refused_at) select distinct address, 0 from refused_mail;
    drop table refused_mail;
    ${afterTable('mailbox', [])}`,
  // The mails with links that are on their way, and what became of the latest. `address` is a hash of address-hash.ts.
  ({ long, tableEnd, afterTable }) => `
    create table due_mail(
      site text not null references site(id),
      purpose text not null,
      address text not null,
      language text not null,
      listening text not null,
      at ${long} not null,
      next_at ${long},
      tries integer not null,
      state text not null,
      primary key(site, purpose)
    )${tableEnd};
    create index due_mail_next on due_mail(next_at);
    ${afterTable('due_mail', [])}`,
  // Who is new today is looked up by it.
  () => 'create index site_created on site(created_at);',
  // What a click on a link of a mail does, and what a mail tells: both as JSON, '' for none. A link for a device always
  // gives a young right.
  () => `
    alter table link_token add column act text not null default '';
    alter table link_token drop column guarded_until;
    alter table due_mail add column news text not null default '';`,
  // A right-holder is told what others changed.
  () => 'create index audit_site on audit(site, at);',
  // Whether an address is confirmed is asked at each publish, however many sites of strangers name it.
  () => 'create index site_confirmed on site(lower(email)) where confirmed_at is not null;',
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
  // A table of its own, because whoever reads a row of the images reads its bytes too. Earlier images get an owner that
  // nobody is, so that they are kept as long as those of visitors who have not published yet.
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
  // Bytes under names that are made from them. Those of earlier releases stay in the table image, under their paths.
  ({ bytes, tableEnd, afterTable, earlierUploads }) => `
    ${earlierUploads}
    drop table if exists upload;
    create table blob(
      name text primary key,
      bytes ${bytes} not null
    )${tableEnd};
    ${afterTable('blob', ['bytes'])}`,
];

/**
 * Takes over the uploads of earlier releases from the tables of a schema. It may be run again. A picture stays withheld if
 * a take-down withheld it, or if all sites that show it are taken down.
 */
export const takeOverUploads = (schema: string) => `
insert into picture(path, id, uploader, type, hash, blob, size, at, withheld_by, kept)
select upload.path, image.id, upload.owner, image.type, image.hash, upload.path, upload.size, upload.at,
  case
    when upload.withheld_at is not null then coalesce(blocked.site, 'earlier')
    when live.owners is null then blocked.site
  end,
  case when live.owners > 1 then 2 else 1 end
from ${schema}upload join ${schema}image on image.path = upload.path
  left join (
    select path, min(site) as site from site_picture join site on site.id = site
    where blocked_at is not null group by path
  ) blocked on blocked.path = upload.path
  left join (
    select path, count(distinct coalesce(owner, site)) as owners from site_picture join site on site.id = site
    where blocked_at is null and unpublished_at is null group by path
  ) live on live.path = upload.path
where true
on conflict do nothing`;

/** Why a command does not open data. */
export const EARLIER_SCHEMA =
  'The data are of an earlier release. Stop its server and start that of this one, which brings them up to date.';

/** The migrations that follow the first `done`; throws if a newer release wrote the database. */
export function pendingMigrations(done: number, migrations: Migrations, dialect: Dialect): string[] {
  if (done > migrations.length) throw new Error('The data were written by a newer release of Parley.');
  return migrations.slice(done).map((migration) => migration(dialect));
}
