import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { bytesIn, type Database, type Query, type Row } from '../database/database.ts';
import { picturesIn } from './pictures-in-page.ts';
import { KEPT_VERSIONS } from './site-store.ts';

/**
 * How the sites use a picture: a kept version of a live site shows it; only sites that were closed less than 30 days ago
 * do; only sites that were closed earlier do; or none does.
 */
export type PictureUse = 'shown' | 'closed' | 'over' | 'unused';

/** What the sites' pages show of the pictures. Every call rejects if the database fails. */
export interface PictureUses {
  /** How the sites use a picture at a time, in milliseconds since 1970. */
  statusOf(path: string, now: number): Promise<PictureUse>;
  /** The pictures that a site's kept versions have shown. */
  picturesOf(siteId: string): Promise<readonly string[]>;
  /** Reads the pictures of pages that were stored by releases that did not record them; resolves when none is left. */
  learnEarlier(): Promise<void>;
}

const CLOSED_MS = 30 * 86_400_000;
/** Two texts of statements, whatever the number of pictures: each text is prepared once and kept. */
const AT_ONCE = 20;
const EARLIER_BATCH = 50;

const RECORD = (count: number) => `
insert into site_picture(site, newest, path)
values ${Array.from({ length: count }, (_, at) => `($1, $2, $${at + 3})`).join(', ')}
on conflict(site, path) do update
set newest = case when excluded.newest > site_picture.newest then excluded.newest else site_picture.newest end`;
const RECORD_ONE = RECORD(1);
const RECORD_MANY = RECORD(AT_ONCE);

/** $1 path. */
const READ_USES = `
select site.blocked_at, site.unpublished_at, site.newest - site_picture.newest as age
from site_picture join site on site.id = site_picture.site where site_picture.path = $1`;

/** $1 site. */
const READ_PICTURES = 'select path from site_picture where site = $1 order by path';

/** $1 the size of a batch. */
const READ_EARLIER = 'select site, n, gz from version where pictures_known = 0 limit $1';

/** $1 site, $2 number. */
const MARK_KNOWN = 'update version set pictures_known = 1 where site = $1 and n = $2';

const unzip = promisify(gunzip);

/** The use of pictures by the sites in a database. */
export function pictureUsesIn(database: Database): PictureUses {
  return {
    statusOf: async (path, now) => {
      const uses = (await database.read(READ_USES, path)).map((row) => useIn(row, now));
      return (['shown', 'closed', 'over'] as const).find((use) => uses.includes(use)) ?? 'unused';
    },
    picturesOf: async (siteId) =>
      (await database.read(READ_PICTURES, siteId)).map(({ path }) => String(path)),
    learnEarlier: async () => {
      for (;;) {
        const rows = await database.read(READ_EARLIER, EARLIER_BATCH);
        if (rows.length === 0) return;
        for (const { site, n, gz } of rows) {
          const pictures = picturesIn(String(await unzip(bytesIn(gz))));
          await database.change(async (query) => {
            await recordPictures(query, String(site), Number(n), pictures);
            await query(MARK_KNOWN, String(site), Number(n));
          });
        }
      }
    },
  };
}

/** Records which pictures a version of a site shows, within the transaction that adds it. */
export async function recordPictures(
  query: Query,
  siteId: string,
  version: number,
  pictures: readonly string[],
): Promise<void> {
  const many = pictures.length - (pictures.length % AT_ONCE);
  for (let at = 0; at < many; at += AT_ONCE)
    await query(RECORD_MANY, siteId, version, ...pictures.slice(at, at + AT_ONCE));
  for (const path of pictures.slice(many)) await query(RECORD_ONE, siteId, version, path);
}

function useIn({ blocked_at, unpublished_at, age }: Row, now: number): PictureUse {
  const closedAt = blocked_at ?? unpublished_at;
  if (closedAt !== null && closedAt !== undefined)
    return Number(closedAt) > now - CLOSED_MS ? 'closed' : 'over';
  return Number(age) < KEPT_VERSIONS ? 'shown' : 'unused';
}
