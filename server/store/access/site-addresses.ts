import type { Database, Query, Row } from '../../database/database.ts';
import { type Act, recordAct } from '../audit.ts';
import { FORGET_ADDRESS, LOCK_SITE, READ_SITE, READ_YOUNG } from '../site-queries.ts';
import { refusedTo } from '../site-rows.ts';
import type { OrRefused, OwnerRefused, YoungRight } from '../site-store.ts';
import { addressHash, mailboxHash } from './address-hash.ts';
import { ownerOfRight } from './mail-acts.ts';

/** The e-mail address of a site, before a mail goes there. */
interface SiteAddress {
  readonly email: string;
  readonly isConfirmed: boolean;
}

/** A confirmed address that another one has taken the place of. */
interface FormerAddress {
  readonly email: string;
  readonly confirmedAt: number;
}

/** The e-mail addresses of sites. Every call rejects if the database fails. */
export interface SiteAddresses {
  /** The address of a site that is not closed; undefined if it has none, or whoever has that mailbox refused our mails. */
  of(siteId: string): Promise<SiteAddress | undefined>;
  /** Whether an address is confirmed for any site. */
  isConfirmed(email: string): Promise<boolean>;
  /**
   * Counts a mail to a mailbox that may never have asked for one: one a day, three in 30 days. Resolves with the time of the
   * next if that is too much.
   */
  takeMail(email: string, at: number): Promise<{ readonly nextAt: number } | undefined>;
  /** From when on a mailbox that confirmed nothing may get a mail; undefined: it refused them. */
  nextMailAt(email: string): Promise<number | undefined>;
  /** Takes the mail of a time off the count, as it never left. */
  giveMailBack(email: string, at: number): Promise<void>;
  /** Forgets the mailboxes that no mail has gone to for as long as it counts. One that refused is never forgotten. */
  forgetMailboxes(now: number): Promise<void>;
  /** The sites for which an address is confirmed, in any case, the latest published first. */
  sitesOf(email: string): Promise<readonly string[]>;
  /** Those of some sites that have the address of a hash. */
  having(address: string, sites: readonly string[]): Promise<readonly string[]>;
  /** Gives an owner's site an address, which is to be confirmed unless it is the same. A young right may not. */
  change(
    siteId: string,
    owner: string,
    email: string,
    at: number,
  ): Promise<
    OrRefused<{ readonly kind: 'changed'; readonly former?: FormerAddress }, OwnerRefused | YoungRight>
  >;
  /** The site that an address was last given for without having been confirmed; undefined if there is none. */
  unconfirmedOf(email: string): Promise<string | undefined>;
  /** Forgets the address of a site, and every token that went there; false if there was none. */
  forget(siteId: string, act: Act): Promise<boolean>;
  /** The same, and from now on no site's mail that confirms goes to that mailbox. */
  refuse(siteId: string, act: Act): Promise<boolean>;
}

const MOST_SITES = 20;

const DAY_MS = 86_400_000;
const MONTH_MS = 30 * DAY_MS;

/** $1 the hash of a mailbox. */
const READ_MAILBOX = 'select last_at, third_at, refused_at from mailbox where hash = $1';

/** $1 e-mail. */
export const IS_CONFIRMED =
  'select 1 from site where lower(email) = lower($1) and confirmed_at is not null limit 1';

/**
 * $1 the hash of a mailbox, $2 time, $3 a day before, $4 thirty days before: one statement decides, as two processes may
 * ask at once. No row: too many.
 */
const TAKE_MAIL = `
insert into mailbox(hash, last_at) values($1, $2)
on conflict(hash) do update set third_at = mailbox.second_at, second_at = mailbox.last_at, last_at = excluded.last_at
where mailbox.refused_at is null and mailbox.last_at <= $3 and mailbox.third_at <= $4
returning hash`;

/** $1 the hash of a mailbox, $2 the time of the mail. What moves up in third place was older than 30 days. */
const GIVE_MAIL_BACK = `
update mailbox set last_at = second_at, second_at = third_at, third_at = 0 where hash = $1 and last_at = $2`;

/** $1 a time. */
const FORGET_MAILBOXES = 'delete from mailbox where refused_at is null and last_at < $1';

/** $1 e-mail. */
const READ_CONFIRMED = `
select id from site
where lower(email) = lower($1) and confirmed_at is not null and unpublished_at is null and blocked_at is null
order by updated_at desc, id limit ${MOST_SITES}`;

/** $1 e-mail. */
const READ_UNCONFIRMED = `
select id from site
where lower(email) = lower($1) and confirmed_at is null and unpublished_at is null and blocked_at is null
order by updated_at desc, id limit 1`;

/** $1 site, $2 e-mail. */
const CHANGE = `
update site set email = $2, confirmed_at = case when lower(email) = lower($2) then confirmed_at end where id = $1`;

/** $1 site. */
const FORGET = `update site set ${FORGET_ADDRESS} where id = $1 and email <> '' returning id`;

/**
 * $1 site, $2 hash of the address that is forgotten. What takes a change back went to a former address, and outlives it; so does
 * what is about other sites too.
 */
const DROP_TOKENS_TO = `
delete from link_token where site = $1 and purpose <> 'sites' and (purpose <> 'undo' or address = $2)`;

/** $1 site, $2 hash of the address that is forgotten. */
const DROP_MAILS_TO = `
delete from due_mail where site = $1 and (purpose in ('confirm', 'open') or address = $2)`;

/** $1 the hash of a mailbox, $2 time. */
const REFUSE = `
insert into mailbox(hash, refused_at) values($1, $2) on conflict(hash) do update set refused_at = excluded.refused_at`;

/** The addresses in a database. */
export function siteAddressesIn(database: Database): SiteAddresses {
  const forget = async (query: Query, what: 'forget-address' | 'refuse-mail', siteId: string, act: Act) => {
    const [site] = await query(READ_SITE, siteId, '');
    const [forgotten] = await query(FORGET, siteId);
    if (!forgotten) return false;
    const address = addressHash(String(site?.email));
    await query(DROP_TOKENS_TO, siteId, address);
    await query(DROP_MAILS_TO, siteId, address);
    await recordAct(query, what, siteId, act);
    return true;
  };
  return {
    of: async (siteId) => {
      const [site] = await database.read(READ_SITE, siteId, '');
      const email = openAddressIn(site);
      if (email === undefined) return undefined;
      const isConfirmed = site?.confirmed_at !== null;
      if (isConfirmed) return { email, isConfirmed };
      const [mailbox] = await database.read(READ_MAILBOX, mailboxHash(email));
      return nextIn(mailbox) === undefined ? undefined : { email, isConfirmed };
    },
    isConfirmed: async (email) => (await database.read(IS_CONFIRMED, email)).length > 0,
    takeMail: (email, at) =>
      database.change(async (query) => {
        const hash = mailboxHash(email);
        const taken = await query(TAKE_MAIL, hash, at, at - DAY_MS, at - MONTH_MS);
        if (taken.length > 0) return undefined;
        return { nextAt: nextIn((await query(READ_MAILBOX, hash))[0]) ?? at + MONTH_MS };
      }),
    nextMailAt: async (email) => nextIn((await database.read(READ_MAILBOX, mailboxHash(email)))[0]),
    giveMailBack: async (email, at) => {
      await database.change((query) => query(GIVE_MAIL_BACK, mailboxHash(email), at));
    },
    forgetMailboxes: async (now) => {
      await database.change((query) => query(FORGET_MAILBOXES, now - MONTH_MS));
    },
    sitesOf: async (email) =>
      email.includes('\0') ? [] : (await database.read(READ_CONFIRMED, email)).map(({ id }) => String(id)),
    having: async (address, sites) => {
      const found: string[] = [];
      for (const siteId of sites) {
        const [site] = await database.read(READ_SITE, siteId, '');
        if (site?.unpublished_at === null && addressHash(String(site.email)) === address) found.push(siteId);
      }
      return found;
    },
    unconfirmedOf: async (email) => {
      const [site] = email.includes('\0') ? [] : await database.read(READ_UNCONFIRMED, email);
      return site && String(site.id);
    },
    change: (siteId, owner, email, at) =>
      database.change(async (query) => {
        await query(LOCK_SITE, siteId, owner);
        const [site] = await query(READ_SITE, siteId, owner);
        const why = refusedTo(site);
        if (why !== undefined) return { kind: 'refused', why };
        if ((await query(READ_YOUNG, siteId, owner, at)).length > 0)
          return { kind: 'refused', why: 'young-right' };
        await query(CHANGE, siteId, email);
        if (String(site?.email).toLowerCase() !== email.toLowerCase())
          await recordAct(query, 'change-address', siteId, { at, who: ownerOfRight(owner), why: '' });
        const former = formerIn(site, email);
        return { kind: 'changed', ...(former && { former }) };
      }),
    forget: (siteId, act) => database.change((query) => forget(query, 'forget-address', siteId, act)),
    refuse: (siteId, act) =>
      database.change(async (query) => {
        const [site] = await query(READ_SITE, siteId, '');
        if (site && site.email !== '') await query(REFUSE, mailboxHash(String(site.email)), act.at);
        return forget(query, 'refuse-mail', siteId, act);
      }),
  };
}

function openAddressIn(site: Row | undefined): string | undefined {
  if (!site || site.unpublished_at !== null || site.blocked_at !== null) return undefined;
  return site.email === '' ? undefined : String(site.email);
}

/** When a mailbox may get a mail, by its row; undefined if it refused them. */
function nextIn(mailbox: Row | undefined): number | undefined {
  if (!mailbox) return 0;
  if (mailbox.refused_at !== null) return undefined;
  return Math.max(Number(mailbox.last_at) + DAY_MS, Number(mailbox.third_at) + MONTH_MS);
}

function formerIn(site: Row | undefined, email: string): FormerAddress | undefined {
  const [former, at] = [String(site?.email), site?.confirmed_at ?? null];
  return at === null || former.toLowerCase() === email.toLowerCase()
    ? undefined
    : { email: former, confirmedAt: Number(at) };
}
