import { createHash, hash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// The schema of the release before pictures had owners (f4afa448), as SQLite kept it. It never changes: an upgrade starts
// from what is on operators' disks, not from what today's migrations make.
const SITES_VERSION = 5;
const SITES = `
create table site(
  id text primary key,
  owner text,
  email text not null,
  template text not null,
  current integer not null,
  created_at integer not null,
  updated_at integer not null,
  unpublished_at integer,
  blocked_at integer,
  newest integer not null default 1
) strict;
create table version(
  site text not null references site(id),
  n integer not null,
  hash text not null,
  br blob not null,
  gz blob not null,
  at integer not null,
  pictures_known integer not null default 0,
  primary key(site, n)
) strict;
create table site_picture(
  site text not null references site(id),
  path text not null,
  newest integer not null,
  primary key(site, path)
) strict;
create index site_picture_path on site_picture(path);
create table audit(
  n integer primary key,
  at integer not null,
  what text not null,
  site text not null,
  who text not null,
  why text not null
) strict;
create trigger audit_no_update before update on audit
begin select raise(abort, 'The table audit is append-only.'); end;
create trigger audit_no_delete before delete on audit
begin select raise(abort, 'The table audit is append-only.'); end;`;

const IMAGES_VERSION = 2;
const IMAGES = `
create table image(
  path text primary key,
  id text not null,
  type text not null,
  cache_control text not null,
  hash text not null,
  at integer not null,
  bytes blob not null
) strict;
create table upload(
  path text primary key,
  owner text,
  size integer not null,
  at integer not null,
  withheld_at integer
) strict;
create index upload_owner on upload(owner);`;

/** What a data folder of the last release holds: a live site, whose only version shows its owner's only picture. */
export const RELEASED = {
  siteId: 'site-rel1234',
  secret: 'the-secret-of-the-last-release',
  email: 'ann@example.test',
  html: '<!doctype html><p>Released <img src="/storage/v1/object/public/images/uploads/released.png">',
  picturePath: 'uploads/released.png',
  pictureBytes: 'the released picture',
  /** Milliseconds since 1970. */
  at: Date.UTC(2026, 10, 20),
} as const;

/** Makes a data folder as a process of the last release leaves it. */
export function makeReleasedData(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const { siteId, secret, email, html, picturePath, pictureBytes, at } = RELEASED;
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const sites = create(join(dataDir, 'parley.sqlite'), SITES, SITES_VERSION);
  sites
    .prepare('insert into site values(?, ?, ?, ?, 1, ?, ?, null, null, 1)')
    .run(siteId, sha256(secret), email, 'landing_business', at, at);
  sites
    .prepare('insert into version values(?, 1, ?, ?, ?, ?, 1)')
    .run(siteId, hash('sha256', html, 'base64url'), brotliCompressSync(html), gzipSync(html), at);
  sites.prepare('insert into site_picture values(?, ?, 1)').run(siteId, picturePath);
  for (const what of ['take-down', 'put-back'])
    sites
      .prepare('insert into audit(at, what, site, who, why) values(?, ?, ?, ?, ?)')
      .run(at, what, siteId, 'operator ann', 'by mistake');
  sites.close();
  const images = create(join(dataDir, 'images.sqlite'), IMAGES, IMAGES_VERSION);
  images
    .prepare('insert into image values(?, ?, ?, ?, ?, ?, ?)')
    .run(
      picturePath,
      '0b8b1f0e-5f0c-4b0e-9a54-3b1d1e3c1a52',
      'image/png',
      'max-age=3600',
      hash('md5', pictureBytes),
      at,
      Buffer.from(pictureBytes),
    );
  images
    .prepare('insert into upload values(?, ?, ?, ?, null)')
    .run(picturePath, sha256(`upload:${secret}`), Buffer.byteLength(pictureBytes), at);
  images.close();
}

function create(path: string, schema: string, version: number): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec(`pragma journal_mode = wal; ${schema} pragma user_version = ${version};`);
  return database;
}
