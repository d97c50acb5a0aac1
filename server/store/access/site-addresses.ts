import type { Database, Query, Row } from '../../database/database.ts';
import { type Act, recordAct } from '../audit.ts';
import { DROP_TOKENS, FORGET_ADDRESS, LOCK_SITE, READ_SITE } from '../site-queries.ts';
import { refusedTo } from '../site-rows.ts';
import type { OrRefused, OwnerRefused } from '../site-store.ts';
import { addressHash, mailboxHash } from './address-hash.ts';

/** The e-mail address of a site, before a mail goes there. */
interface SiteAddress {
  readonly email: string;
  readonly isConfirmed: boolean;
  /** Whether a mail of this site has gone there before. */
  readonly isKnown: boolean;
}

/** The e-mail addresses of sites. Every call rejects if the database fails. */
export interface SiteAddresses {
  /** The address of a site that is not closed; undefined if it has none, or its owner wants no mail of this site. */
  of(siteId: string): Promise<SiteAddress | undefined>;
  /** The sites for which an address is confirmed, in any case, the latest published first. */
  sitesOf(email: string): Promise<readonly string[]>;
  /** Gives an owner's site an address, which is to be confirmed unless it is the same. */
  change(
    siteId: string,
    owner: string,
    email: string,
  ): Promise<OrRefused<{ readonly kind: 'changed' }, OwnerRefused>>;
  /** Forgets the address of a site, and every token that went there; false if there was none. */
  forget(siteId: string, act: Act): Promise<boolean>;
  /** The same, and from now on no mail of this site goes there. */
  refuse(siteId: string, act: Act): Promise<boolean>;
}

const MOST_SITES = 20;

/** $1 site, $2 the hash of its address, of which it has sent tokens. */
const READ_TOLD = `
select 1 from link_token where site = $1 and address = $2 limit 1`;

/** $1 site, $2 the hash of a mailbox. */
const READ_REFUSED = 'select 1 from refused_mail where site = $1 and address = $2';

/** $1 e-mail. */
const READ_CONFIRMED = `
select id from site
where lower(email) = lower($1) and confirmed_at is not null and unpublished_at is null and blocked_at is null
order by updated_at desc, id limit ${MOST_SITES}`;

/** $1 site, $2 e-mail. */
const CHANGE = `
update site set email = $2, confirmed_at = case when lower(email) = lower($2) then confirmed_at end where id = $1`;

/** $1 site. */
const FORGET = `update site set ${FORGET_ADDRESS} where id = $1 and email <> '' returning id`;

/** $1 site, $2 the hash of a mailbox. */
const REFUSE = 'insert into refused_mail(site, address) values($1, $2) on conflict do nothing';

/** The addresses in a database. */
export function siteAddressesIn(database: Database): SiteAddresses {
  const forget = async (query: Query, what: 'forget-address' | 'refuse-mail', siteId: string, act: Act) => {
    const [forgotten] = await query(FORGET, siteId);
    if (!forgotten) return false;
    await query(DROP_TOKENS, siteId);
    await recordAct(query, what, siteId, act);
    return true;
  };
  return {
    of: async (siteId) => {
      const [site] = await database.read(READ_SITE, siteId, '');
      const email = openAddressIn(site);
      if (email === undefined) return undefined;
      const refused = await database.read(READ_REFUSED, siteId, mailboxHash(email));
      if (refused.length > 0) return undefined;
      const told = await database.read(READ_TOLD, siteId, addressHash(email));
      return { email, isConfirmed: site?.confirmed_at !== null, isKnown: told.length > 0 };
    },
    sitesOf: async (email) =>
      email.includes('\0') ? [] : (await database.read(READ_CONFIRMED, email)).map(({ id }) => String(id)),
    change: (siteId, owner, email) =>
      database.change(async (query) => {
        await query(LOCK_SITE, siteId, owner);
        const why = refusedTo((await query(READ_SITE, siteId, owner))[0]);
        if (why !== undefined) return { kind: 'refused', why };
        await query(CHANGE, siteId, email);
        return { kind: 'changed' };
      }),
    forget: (siteId, act) => database.change((query) => forget(query, 'forget-address', siteId, act)),
    refuse: (siteId, act) =>
      database.change(async (query) => {
        const [site] = await query(READ_SITE, siteId, '');
        if (site) await query(REFUSE, siteId, mailboxHash(String(site.email)));
        return forget(query, 'refuse-mail', siteId, act);
      }),
  };
}

function openAddressIn(site: Row | undefined): string | undefined {
  if (!site || site.unpublished_at !== null || site.blocked_at !== null) return undefined;
  return site.email === '' ? undefined : String(site.email);
}
