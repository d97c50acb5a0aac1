/** Whether a site counts for the uploader of a row of `picture`. */
const OF_ITS_UPLOADER = `
from site_uploader join site on site.id = site_uploader.site where site_uploader.uploader = picture.uploader`;

const IS_LIVE = 'site.unpublished_at is null and site.taken_off_at is null and site.blocked_at is null';

/** Whether a picture's uploader has a live site. */
export const HAS_LIVE_SITE = `exists(select 1 ${OF_ITS_UPLOADER} and ${IS_LIVE})`;

/**
 * Whether a live site needs a picture, or an earlier release stored it and its uploader has not published since, or sites
 * of several owners showed it then.
 */
export const IS_NEEDED = `
(${HAS_LIVE_SITE} or picture.kept = 2 or picture.kept = 1 and not exists(select 1 ${OF_ITS_UPLOADER}))`;

/** When the last site of a picture's uploader was closed. A take-down counts from its own time. */
export const CLOSED_AT = `
(select max(coalesce(site.blocked_at, site.unpublished_at, site.taken_off_at)) ${OF_ITS_UPLOADER})`;

/** Whether the operator has taken down the bytes of a picture. */
export const IS_REFUSED =
  'exists(select 1 from refused_content where refused_content.content = picture.content)';

/** $1 the SHA-256 of bytes. */
export const READ_REFUSED = 'select content from refused_content where content = $1';

/**
 * The primary key decides: of two uploads to one path, the second gets no row back. $1 path, $2 id, $3 uploader,
 * $4 network, $5 type, $6 MD5, $7 SHA-256, which also names the bytes, $8 size, $9 time.
 */
export const ADD = `
insert into picture(path, id, uploader, network, type, hash, blob, content, size, at)
values($1, $2, $3, $4, $5, $6, $7, $7, $8, $9)
on conflict do nothing returning id`;

/** $1 path. */
export const FIND = `
select path, id, type, hash, size, at, ${IS_NEEDED} as needed, ${CLOSED_AT} as closed_at
from picture where path = $1 and withheld_by is null and not ${IS_REFUSED}`;

/** $1 path: where its bytes are, and what is known of them. */
export const READ_BLOB = 'select blob, content, hash, size from picture where path = $1';

/** Pictures of earlier releases, one for each sequence of bytes, whose SHA-256 nobody has asked for. */
export const LIST_UNHASHED = `
select min(path) as path from picture where content is null group by hash, size order by min(path)`;

/** $1 SHA-256 of the bytes with $2 MD5 and $3 size. */
export const SET_CONTENT =
  'update picture set content = $1 where content is null and hash = $2 and size = $3';

/** $1 path. A stranger must not get the address of a picture that a page may still name. */
export const KEEP_PATH = 'insert into erased_path(path) values($1) on conflict do nothing';

/** $1 path. */
export const READ_ERASED = 'select path from erased_path where path = $1';

/** $1 uploader: when the first of its live sites was published, null if there is none. */
export const READ_LIVE_SINCE = `
select min(site.created_at) as since from site_uploader join site on site.id = site_uploader.site
where site_uploader.uploader = $1 and ${IS_LIVE}`;

/** $1 time: pictures since then, of those who had no live site before it. */
export const SUM_OF_NEW_PICTURES = `
select coalesce(sum(size), 0) as bytes from picture
where at > $1 and not exists(select 1 ${OF_ITS_UPLOADER} and ${IS_LIVE} and site.created_at <= $1)`;

/** $1 time: pages of the sites that were published first since then. */
export const SUM_OF_NEW_PAGES = `
select coalesce(sum(length(br) + length(gz)), 0) as bytes
from version join site on site.id = version.site where site.created_at > $1`;

/** $1 the last uploader of the previous batch, $2 the size of a batch. Those of nobody are not among them. */
export const SUM_BY_UPLOADER = `
select uploader, sum(size) as bytes, sum(case when kept > 0 then 0 else size end) as lately, ${HAS_LIVE_SITE} as live
from picture where uploader > $1 group by uploader order by uploader limit $2`;

export const SUM_OF_NOBODY = `
select coalesce(sum(size), 0) as bytes, coalesce(sum(case when kept > 0 then 0 else size end), 0) as lately
from picture where uploader is null`;

/** $1 uploader. */
export const SUM_OF_UPLOADER = 'select coalesce(sum(size), 0) as bytes from picture where uploader = $1';

/** $1 network, or the beginning of the networks in it and `%`. */
export const SUM_FROM = 'select coalesce(sum(size), 0) as bytes from picture where network like $1';

/** What is before the first picture by age. */
export const BEGINNING = { at: Number.MIN_SAFE_INTEGER, path: '' };

/** $1 time and $2 path of the last row of the previous batch, $3 the size of a batch. */
export const LIST = `
select path, uploader, size, at, ${IS_NEEDED} as needed, ${CLOSED_AT} as closed_at
from picture where (at, path) > ($1, $2) order by at, path limit $3`;

/** $1 path. */
export const REMOVE = 'delete from picture where path = $1 returning blob';

/** $1 path. */
export const REMOVE_UNNEEDED = `delete from picture where path = $1 and not ${IS_NEEDED} returning blob`;

/** $1 the name of bytes that no picture may have any more, and that are to be removed. */
export const ADD_ORPHAN = 'insert into orphan_blob(name) values($1) on conflict do nothing';

/** $1 the name of bytes that were removed, or that a picture has all the same. */
export const REMOVE_ORPHAN = 'delete from orphan_blob where name = $1';

export const LIST_ORPHANS = 'select name from orphan_blob order by name';

/** $1 the name of the bytes. */
export const READ_USE = 'select path from picture where blob = $1 limit 1';

// See read-in-batches.ts.
export const LIST_NETWORKS = `
select network, path, ${HAS_LIVE_SITE} as live from picture
where (network, path) > ($1, $2) order by network, path limit $3`;

/** $1 path. */
export const FORGET_NETWORK = 'update picture set network = null where path = $1';
