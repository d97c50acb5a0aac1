import { KEPT_VERSIONS } from './site-store.ts';

/**
 * Whether an owner, $2, has a right to a row of `site`. In SQL nothing equals null, so nobody has one to a site that was
 * published without a secret, until its e-mail address is confirmed.
 */
const HAS_RIGHT = 'exists(select 1 from site_right where site_right.site = site.id and site_right.hash = $2)';

/** Whether an owner, $2, published a row of `site` first. */
const IS_FIRST = `exists(select 1 from site_right
  where site_right.site = site.id and site_right.hash = $2 and site_right.kind = 'browser')`;

const MAY_CHANGE = `${HAS_RIGHT} and site.unpublished_at is null and site.blocked_at is null`;

/**
 * Decides in one statement who may publish: $1 site, $2 owner, $3 e-mail, $4 template, $5 time. `current` of the row is the
 * new version's number. No row means that the owner has no right to the site, or that it is closed. The first publisher
 * corrects an address that is not confirmed; a confirmed one stays, whoever types another.
 */
export const CLAIM_VERSION = `
insert into site(id, owner, email, template, current, newest, created_at, updated_at)
values($1, $2, $3, $4, 1, 1, $5, $5)
on conflict(id) do update
set current = site.newest + 1, newest = site.newest + 1, template = excluded.template,
  updated_at = excluded.updated_at,
  email = case when site.confirmed_at is null and ${IS_FIRST} then excluded.email else site.email end
where ${MAY_CHANGE}
returning current, taken_off_at`;

/** $1 site, $2 owner, $3 time: the right of whoever published the site first. */
export const ADD_FIRST_RIGHT = `
insert into site_right(site, hash, kind, made_at, used_at) values($1, $2, 'browser', $3, $3)`;

/** $1 site, $2 owner, $3 time. */
export const USE_RIGHT = 'update site_right set used_at = $3 where site = $1 and hash = $2';

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

const STATE = 'site.unpublished_at, site.taken_off_at, site.blocked_at';

/** $1 site: its state and current page. */
export const READ_PAGE = `
select ${STATE}, site.current as n, version.hash, version.br, version.gz
from site left join version on version.site = site.id and version.n = site.current where site.id = $1`;

/** $1 site, $2 number: the state of the site and that version's page, null if it is not kept. */
export const READ_VERSION = `
select ${STATE}, version.n, version.hash, version.br, version.gz
from site left join version on version.site = site.id and version.n = $2 where site.id = $1`;

/** $1 site: like READ_PAGE, without the page. */
export const READ_CURRENT = `
select ${STATE}, site.current as n, version.hash
from site left join version on version.site = site.id and version.n = site.current where site.id = $1`;

/**
 * $1 site, $2 owner. Locks the row of the site: other changes of the site, its address or its rights wait until this
 * transaction ends, so that what it reads next stays true. A caller without a right locks nothing.
 */
export const LOCK_SITE = `update site set id = id where id = $1 and ${HAS_RIGHT}`;

/** $1 site. The same, whoever asks. */
export const LOCK_SITE_ALONE = 'update site set id = id where id = $1';

/** $1 site, $2 owner: its state, its e-mail address, and whether the owner has a right to it. */
export const READ_SITE = `
select ${STATE}, site.template, site.email, site.confirmed_at, ${HAS_RIGHT} as has_right from site where id = $1`;

/** $1 site, $2 owner: the same, with the current page. */
export const READ_OWN_PAGE = `
select ${STATE}, ${HAS_RIGHT} as has_right, site.current as n, version.hash, version.br, version.gz
from site left join version on version.site = site.id and version.n = site.current where site.id = $1`;

/**
 * $1 site, $2 owner: one row for each kept version, each with the state of the site, whether the owner has a right, and when
 * that was last used.
 */
export const READ_VERSIONS = `
select ${STATE}, ${HAS_RIGHT} as has_right, site.current, version.n, version.hash, version.at,
  (select used_at from site_right where site_right.site = site.id and site_right.hash = $2) as used_at
from site left join version on version.site = site.id where site.id = $1 order by version.n desc`;

/**
 * $1 site, $2 owner, $3 number, $4 time. The site's row tells whether a version is kept: a publish in another process
 * locks that row until it has dropped the oldest version.
 */
export const ROLL_BACK = `
update site set current = $3, updated_at = $4
where id = $1 and ${MAY_CHANGE} and $3 between newest - ${KEPT_VERSIONS - 1} and newest and $3 > 0
returning current, taken_off_at`;

/** Assignments in a change of `site`. */
export const FORGET_ADDRESS = `email = '', confirmed_at = null`;

/** $1 site, $2 owner, $3 time. */
export const UNPUBLISH = `
update site set unpublished_at = $3, updated_at = $3, taken_off_at = null, ${FORGET_ADDRESS}
where id = $1 and ${MAY_CHANGE}
returning id`;

/** $1 site, $2 time, $3 a time or null. No row means that the site is closed, or with a time that it is not off since before. */
export const WITHDRAW = `
update site set unpublished_at = $2, updated_at = $2, taken_off_at = null, ${FORGET_ADDRESS}
where id = $1 and unpublished_at is null and blocked_at is null and (taken_off_at < $3 or $3 is null)
returning id`;

/** $1 site, $2 owner, $3 time. A row tells that this right came by a link or a mail and is too young for more than publishing. */
export const READ_YOUNG = 'select 1 from site_right where site = $1 and hash = $2 and guarded_until > $3';

/** $1 site, $2 time. No row means that the site is closed, or is taken off already. */
export const TAKE_OFF = `
update site set taken_off_at = $2, updated_at = $2
where id = $1 and unpublished_at is null and taken_off_at is null
returning id`;

/** $1 site, $2 time. No row means that the site was not taken off. */
export const PUT_ON = `
update site set taken_off_at = null, updated_at = $2
where id = $1 and unpublished_at is null and taken_off_at is not null
returning id`;

/** $1 site, $2 an owner whose right stays, so that a repeated call succeeds again; empty: nobody. */
export const DROP_RIGHTS = 'delete from site_right where site = $1 and hash <> $2';

/** $1 site. */
export const DROP_TOKENS = 'delete from link_token where site = $1';

/** $1 site. */
export const DROP_MAILS = 'delete from due_mail where site = $1';

/** $1 site. */
export const DROP_VERSIONS = 'delete from version where site = $1';

/** $1 site. What its visitors wrote goes with it. */
export const DROP_MESSAGES = 'delete from message where site = $1';

/** $1 site, $2 time. No row means that the site is taken down already, or does not exist. */
export const BLOCK = 'update site set blocked_at = $2 where id = $1 and blocked_at is null returning id';

/** $1 site. */
export const UNBLOCK =
  'update site set blocked_at = null where id = $1 and blocked_at is not null returning id';

/** $1 site, $2 time. The id stays taken: a stranger must not get the address of someone else's website. */
export const ERASE = `
update site set owner = null, unpublished_at = coalesce(unpublished_at, $2), updated_at = $2, taken_off_at = null,
  ${FORGET_ADDRESS}
where id = $1 returning id`;

/** What the operator sees of sites. */
export const SELECT_LISTED =
  'select id, email, template, current, created_at, updated_at, unpublished_at, taken_off_at, blocked_at from site';

/** $1 the last id of the previous batch, $2 the size of a batch. */
export const LIST_SITES = `${SELECT_LISTED} where id > $1 order by id limit $2`;

/** Reads from a table of the schema, so that it fails if the schema is missing. */
export const CHECK = 'select id from site limit 1';
