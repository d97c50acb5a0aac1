import type { Database, Query, Row } from '../database/database.ts';
import { readInBatches } from '../database/read-in-batches.ts';
import { type Act, recordAct } from './audit.ts';
import { BEGINNING, CLOSED_AT, HAS_LIVE_SITE, IS_NEEDED, IS_REFUSED } from './image-queries.ts';

/**
 * Who sees a picture: everyone, as a live site needs it or as it is a draft; the builder alone, after its owner has
 * unpublished it; nobody, after a take-down of a site or of the picture itself.
 */
type PictureState = 'live' | 'draft' | 'unpublished' | 'withheld' | 'taken-down';

/** A picture as the operator sees it. */
export interface ListedPicture {
  readonly path: string;
  readonly state: PictureState;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The SHA-256 of its bytes in hex; undefined if an earlier release stored them and nobody has asked for it. */
  readonly content: string | undefined;
  /** The site with whose take-down it was withheld. */
  readonly withheldBy: string | undefined;
  /** One of the sites of its uploader; undefined if there is none. */
  readonly siteId: string | undefined;
}

/** A part of what is stored. */
interface StoredPart {
  readonly kind: 'page' | 'picture' | 'draft' | 'nobody';
  /** Counted from 1970. */
  readonly day: number;
  /** Empty where none is kept. */
  readonly network: string;
  readonly count: number;
  readonly bytes: number;
}

/** What an operator looks up and changes in the pictures. Every call rejects if the database fails. */
export interface PictureRecords {
  /** Every picture, oldest first. */
  list(): AsyncIterable<ListedPicture>;
  /** The pictures of everyone who ever published a site, oldest first. */
  ofSite(siteId: string): Promise<readonly ListedPicture[]>;
  /** The picture at a path, or those with these bytes, oldest first. */
  named(pathOrContent: string): Promise<readonly ListedPicture[]>;
  /** The pictures from a network, or from those that a pattern of SQL fits, as long as their networks are kept; oldest first. */
  from(network: string): Promise<readonly ListedPicture[]>;
  /** What is stored, by kind, day and network: pages, pictures of live sites, drafts, and uploads of nobody. */
  storage(): Promise<readonly StoredPart[]>;
  /** Whether it is known whose pictures a site's are. */
  hasUploader(siteId: string): Promise<boolean>;
  /** The other live sites of those who ever published a site. */
  otherLiveSites(siteId: string): Promise<readonly string[]>;
  /** Hides pictures of a site's publishers, `all` or those at some paths, and records which; resolves with how many. */
  withhold(siteId: string, which: 'all' | readonly string[], act: Act): Promise<number>;
  /** Shows the pictures again that were withheld for a site; resolves with how many. */
  release(siteId: string): Promise<number>;
  /** Hides all pictures with these bytes, and refuses the bytes from now on. */
  takeDown(content: string, act: Act): Promise<void>;
  /** Undoes every take-down of the pictures with these bytes; false if there was none. */
  restore(content: string, act: Act): Promise<boolean>;
  /** Forgets who published a site. */
  forgetUploaders(siteId: string): Promise<void>;
}

const COLUMNS = `
select path, type, size, at, content, withheld_by, ${IS_REFUSED} as refused, ${IS_NEEDED} as needed,
  ${CLOSED_AT} as closed_at, (select min(site) from site_uploader where uploader = picture.uploader) as site
from picture`;

/** What the audit log says where all pictures of an owner were withheld. */
export const ALL_PICTURES = 'all pictures';

const UPLOADERS_OF = '(select uploader from site_uploader where site = $1)';

// See read-in-batches.ts.
const LIST = `${COLUMNS} where (at, path) > ($1, $2) order by at, path limit $3`;
/** $1 site. */
const OF_SITE = `${COLUMNS} where uploader in ${UPLOADERS_OF} order by at, path`;
/** $1 path or SHA-256. */
const NAMED = `${COLUMNS} where path = $1 or content = $1 order by at, path`;
/** $1 network, or a pattern. */
const FROM = `${COLUMNS} where network like $1 order by at, path`;

const STORAGE = `
select kind, day, network, count(*) as count, sum(size) as bytes
from (
  select case when uploader is null then 'nobody' when ${HAS_LIVE_SITE} then 'picture' else 'draft' end as kind,
    at / 86400000 as day, coalesce(network, '') as network, size from picture
  union all select 'page', at / 86400000, '', length(br) + length(gz) from version
) stored
group by kind, day, network order by day, kind, network`;

/** $1 site. */
const READ_UPLOADER = 'select uploader from site_uploader where site = $1 limit 1';
/** $1 site. */
const OTHER_LIVE_SITES = `
select distinct site.id from site_uploader join site on site.id = site_uploader.site
where site_uploader.uploader in ${UPLOADERS_OF} and site.id <> $1
  and site.unpublished_at is null and site.blocked_at is null
order by site.id`;

/** $1 site. */
const WITHHOLD = `
update picture set withheld_by = $1 where withheld_by is null and uploader in ${UPLOADERS_OF} returning path`;
/** $1 site, $2 path. */
const WITHHOLD_ONE = `
update picture set withheld_by = $1
where path = $2 and withheld_by is null and uploader in ${UPLOADERS_OF} returning path`;
/** $1 site. */
const RELEASE = 'update picture set withheld_by = null where withheld_by = $1 returning path';

/** $1 SHA-256, $2 time. */
const REFUSE =
  'insert into refused_content(content, at) values($1, $2) on conflict do nothing returning content';
/** $1 SHA-256. */
const ALLOW = 'delete from refused_content where content = $1 returning content';
/** $1 SHA-256. */
const RELEASE_CONTENT =
  'update picture set withheld_by = null where content = $1 and withheld_by is not null returning path';
/** $1 site. */
const FORGET_UPLOADERS = 'delete from site_uploader where site = $1';

/** The operator's view of the pictures in a database. */
export function pictureRecordsIn(database: Database): PictureRecords {
  const count = async (work: (query: Query) => Promise<readonly Row[]>) =>
    (await database.change(work)).length;

  return {
    list: () => readInBatches(database, LIST, BEGINNING, listedPictureIn),
    ofSite: async (siteId) => (await database.read(OF_SITE, siteId)).map(listedPictureIn),
    named: async (name) =>
      name.includes('\0') ? [] : (await database.read(NAMED, name)).map(listedPictureIn),
    from: async (network) => (await database.read(FROM, network)).map(listedPictureIn),
    storage: async () =>
      (await database.read(STORAGE)).map(({ kind, day, network, count: parts, bytes }) => ({
        kind: String(kind) as StoredPart['kind'],
        day: Number(day),
        network: String(network),
        count: Number(parts),
        bytes: Number(bytes),
      })),
    hasUploader: async (siteId) => (await database.read(READ_UPLOADER, siteId)).length > 0,
    otherLiveSites: async (siteId) =>
      (await database.read(OTHER_LIVE_SITES, siteId)).map(({ id }) => String(id)),
    withhold: (siteId, which, act) =>
      count(async (query) => {
        const rows: Row[] = [];
        if (which === 'all') rows.push(...(await query(WITHHOLD, siteId)));
        else for (const path of which) rows.push(...(await query(WITHHOLD_ONE, siteId, path)));
        const why = which === 'all' ? ALL_PICTURES : rows.map(({ path }) => path).join(' ');
        if (rows.length > 0) await recordAct(query, 'withhold', siteId, { ...act, why });
        return rows;
      }),
    release: (siteId) => count((query) => query(RELEASE, siteId)),
    takeDown: (content, act) =>
      database.change(async (query) => {
        const [isNew] = await query(REFUSE, content, act.at);
        if (isNew) await recordAct(query, 'take-down', content, act);
      }),
    restore: (content, act) =>
      database.change(async (query) => {
        const restored = [...(await query(ALLOW, content)), ...(await query(RELEASE_CONTENT, content))];
        if (restored.length > 0) await recordAct(query, 'restore-picture', content, act);
        return restored.length > 0;
      }),
    forgetUploaders: async (siteId) => {
      await database.change((query) => query(FORGET_UPLOADERS, siteId));
    },
  };
}

function listedPictureIn(row: Row): ListedPicture {
  const { path, type, size, at, content, site, withheld_by: withheldBy } = row;
  return {
    path: String(path),
    state: stateOf(row),
    type: String(type),
    size: Number(size),
    at: Number(at),
    content: content === null ? undefined : String(content),
    withheldBy: withheldBy === null ? undefined : String(withheldBy),
    siteId: site === null ? undefined : String(site),
  };
}

function stateOf({ refused, withheld_by, needed, closed_at, at }: Row): PictureState {
  // PostgreSQL has booleans, SQLite has 0 and 1.
  if (Number(refused) === 1) return 'taken-down';
  if (withheld_by !== null) return 'withheld';
  if (Number(needed) === 1) return 'live';
  return closed_at !== null && Number(at) <= Number(closed_at) ? 'unpublished' : 'draft';
}
