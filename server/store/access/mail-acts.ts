import type { Database, Query, Row } from '../../database/database.ts';
import { type Act, recordAct } from '../audit.ts';
import { LOCK_SITE_ALONE, READ_SITE } from '../site-queries.ts';

/** A right with all that is kept of it. */
export interface KeptRight {
  readonly hash: string;
  readonly kind: string;
  readonly madeAt: number;
  readonly usedAt: number;
  readonly guardedUntil: number;
}

/**
 * What a click in a mail to the confirmed address does to a site: a right goes, one comes back, or the address is another. Or
 * which sites a page lists.
 */
export interface MailAct {
  readonly sites?: readonly string[];
  /** The hash of the right that goes. */
  readonly removes?: string;
  readonly restores?: KeptRight;
  readonly address?: { readonly email: string; readonly confirmedAt: number | null };
}

/** The acts of mails. Every call rejects if the database fails. */
export interface MailActs {
  /** Does an act; false if the site is unpublished. Idempotent. */
  do(siteId: string, mailAct: MailAct, act: Act): Promise<boolean>;
}

/** $1 site, $2 hash. */
const REMOVE = `delete from site_right where site = $1 and hash = $2`;

/** $1 site. Whoever loses a right may have made one of them. */
const DROP_DEVICE_LINKS = `
delete from link_token where site = $1 and purpose = 'device' and taken_by is null`;

/** $1 site, $2 hash, $3 kind, $4 when it was made, $5 and used, $6 until when it is young. */
const RESTORE = `
insert into site_right(site, hash, kind, made_at, used_at, guarded_until) values($1, $2, $3, $4, $5, $6)
on conflict do nothing`;

/** $1 site, $2 e-mail, $3 time or null. */
const SET_ADDRESS = 'update site set email = $2, confirmed_at = $3 where id = $1';

/** The acts of mails in a database. */
export function mailActsIn(database: Database): MailActs {
  return {
    do: (siteId, { removes, restores, address }, act) =>
      database.change(async (query) => {
        await query(LOCK_SITE_ALONE, siteId);
        const [site] = await query(READ_SITE, siteId, '');
        if (!site || site.unpublished_at !== null) return false;
        if (address) {
          await query(SET_ADDRESS, siteId, address.email, address.confirmedAt);
          await recordAct(query, 'change-address', siteId, act);
        }
        if (restores) {
          const { hash, kind, madeAt, usedAt, guardedUntil } = restores;
          await query(RESTORE, siteId, hash, kind, madeAt, usedAt, guardedUntil);
          await recordAct(query, 'act-by-mail', siteId, act);
        }
        if (removes !== undefined) {
          await removeRight(query, siteId, removes);
          await recordAct(query, 'remove-right', siteId, { ...act, why: rightId(removes) });
        }
        return true;
      }),
  };
}

const ID_LENGTH = 16;

/** How the audit names an owner, by her right. */
export const ownerOfRight = (hash: string) => `owner ${rightId(hash)}`;

/** How right-holders name a right: the beginning of its hash. */
export const rightId = (hash: string) => hash.slice(0, ID_LENGTH);

/** Removes a right, and the links for devices that are not used yet. */
export async function removeRight(query: Query, siteId: string, hash: string): Promise<void> {
  await query(REMOVE, siteId, hash);
  await query(DROP_DEVICE_LINKS, siteId);
}

/** The right in a row of `site_right`. */
export function keptRightIn({ hash, kind, made_at, used_at, guarded_until }: Row): KeptRight {
  return {
    hash: String(hash),
    kind: String(kind),
    madeAt: Number(made_at),
    usedAt: Number(used_at),
    guardedUntil: Number(guarded_until),
  };
}
