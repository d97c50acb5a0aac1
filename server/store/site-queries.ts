import { KEPT_VERSIONS } from './site-store.ts';

/**
 * Decides ownership in one statement: $1 site, $2 owner, $3 e-mail, $4 template, $5 time. `current` of the row is the
 * new version's number. No row means that the site has another owner or is not live. In SQL no owner equals null, so
 * nobody can update a site that was published without a secret.
 */
export const CLAIM_VERSION = `
insert into site(id, owner, email, template, current, newest, created_at, updated_at)
values($1, $2, $3, $4, 1, 1, $5, $5)
on conflict(id) do update
set current = site.newest + 1, newest = site.newest + 1, email = excluded.email, template = excluded.template,
  updated_at = excluded.updated_at
where site.owner = excluded.owner and site.unpublished_at is null and site.blocked_at is null
returning current`;

/** $1 site, $2 number, $3 hash, $4 br, $5 gz, $6 time. */
export const ADD_VERSION = 'insert into version(site, n, hash, br, gz, at) values($1, $2, $3, $4, $5, $6)';

/** $1 site, $2 uploader. A site counts for everyone who ever published it. A row tells that it did not before. */
export const ADD_UPLOADER = `
insert into site_uploader(site, uploader) values($1, $2) on conflict do nothing returning site`;

/** $1 owner, $2 uploader: the sites that this owner published before the hash of their uploads was recorded. */
export const ADD_UPLOADER_TO_OWN = `
insert into site_uploader(site, uploader) select id, $2 from site where owner = $1 on conflict do nothing`;

/** $1 site, $2 the newest number. */
export const DROP_OLD_VERSIONS = `delete from version where site = $1 and n <= $2 - ${KEPT_VERSIONS}`;

/** $1 site: its state and current page. */
export const READ_PAGE = `
select site.unpublished_at, site.blocked_at, site.current as n, version.hash, version.br, version.gz
from site left join version on version.site = site.id and version.n = site.current where site.id = $1`;

/** $1 site, $2 number: the state of the site and that version's page, null if it is not kept. */
export const READ_VERSION = `
select site.unpublished_at, site.blocked_at, version.n, version.hash, version.br, version.gz
from site left join version on version.site = site.id and version.n = $2 where site.id = $1`;

/** $1 site: like READ_PAGE, without the page. */
export const READ_CURRENT = `
select site.unpublished_at, site.blocked_at, site.current as n, version.hash
from site left join version on version.site = site.id and version.n = site.current where site.id = $1`;

/** $1 site: its owner and state. */
export const READ_SITE = 'select owner, unpublished_at, blocked_at from site where id = $1';

/** $1 site: one row for each kept version, each with the owner and state of the site. */
export const READ_VERSIONS = `
select site.owner, site.unpublished_at, site.blocked_at, site.current, version.n, version.hash, version.at
from site left join version on version.site = site.id where site.id = $1 order by version.n desc`;

/**
 * $1 site, $2 owner, $3 number, $4 time. The site's row tells whether a version is kept: a publish in another process
 * locks that row until it has dropped the oldest version.
 */
export const ROLL_BACK = `
update site set current = $3, updated_at = $4
where id = $1 and owner = $2 and unpublished_at is null and blocked_at is null
  and $3 between newest - ${KEPT_VERSIONS - 1} and newest and $3 > 0
returning current`;

/** $1 site, $2 owner, $3 time. */
export const UNPUBLISH = `
update site set unpublished_at = $3, updated_at = $3, email = ''
where id = $1 and owner = $2 and unpublished_at is null and blocked_at is null
returning id`;

/** $1 site. */
export const DROP_VERSIONS = 'delete from version where site = $1';

/** $1 site, $2 time. No row means that the site is taken down already, or does not exist. */
export const BLOCK = 'update site set blocked_at = $2 where id = $1 and blocked_at is null returning id';

/** $1 site. */
export const UNBLOCK =
  'update site set blocked_at = null where id = $1 and blocked_at is not null returning id';

/** $1 site, $2 time. The id stays taken: a stranger must not get the address of someone else's website. */
export const ERASE = `
update site set email = '', owner = null, unpublished_at = coalesce(unpublished_at, $2), updated_at = $2
where id = $1 returning id`;

/** What the operator sees of sites. */
export const SELECT_LISTED =
  'select id, email, template, current, created_at, updated_at, unpublished_at, blocked_at from site';

/** $1 the last id of the previous batch, $2 the size of a batch, $3 the time since which a site has changed. */
export const LIST_SITES = `
${SELECT_LISTED} where id > $1 and (updated_at >= $3 or id in (select site from audit where at >= $3))
order by id limit $2`;

/** Reads from a table of the schema, so that it fails if the schema is missing. */
export const CHECK = 'select id from site limit 1';
