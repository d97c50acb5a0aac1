import { KEPT_VERSIONS } from './store.ts';

/**
 * Decides ownership in one statement: $1 site, $2 owner, $3 e-mail, $4 template, $5 time. A row: `current` is the new
 * version's number. No row: the site is not the owner's to change (a null owner equals nobody), or is not live.
 */
export const CLAIM_VERSION = `
insert into site(id, owner, email, template, current, created_at, updated_at) values($1, $2, $3, $4, 1, $5, $5)
on conflict(id) do update
set current = site.current + 1, email = excluded.email, template = excluded.template, updated_at = excluded.updated_at
where site.owner = excluded.owner and site.unpublished_at is null and site.blocked_at is null
returning current`;

/** $1 site, $2 number, $3 hash, $4 br, $5 gz, $6 time. */
export const ADD_VERSION = `
insert into version(site, n, hash, br, gz, at) values($1, $2, $3, $4, $5, $6)`;

/** $1 site, $2 the newest number. */
export const DROP_OLD_VERSIONS = `delete from version where site = $1 and n <= $2 - ${KEPT_VERSIONS}`;

/** $1 site. */
export const READ_STATE = 'select unpublished_at, blocked_at from site where id = $1';

/** $1 site: its state and its current page. */
export const READ_PAGE = `
select site.unpublished_at, site.blocked_at, version.hash, version.br, version.gz
from site join version on version.site = site.id and version.n = site.current where site.id = $1`;

/** Reads from a table of the schema, so that it fails where the schema is not there. */
export const CHECK = 'select id from site limit 1';
