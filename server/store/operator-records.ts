import { bytesIn, type Database, type Row, type Value } from '../database/database.ts';
import { readInBatches } from '../database/read-in-batches.ts';
import { type AuditEntry, recordAct } from './audit.ts';
import { FORGET_ADDRESS, SELECT_LISTED } from './site-queries.ts';
import { listedSiteIn } from './site-rows.ts';
import type { ListedSite } from './site-store.ts';

/** A kept version with its page, compressed with gzip. */
interface StoredVersion {
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly gz: Uint8Array<ArrayBuffer>;
}

/** What is stored of who may change a site. The hashes of their secrets are left out. */
interface StoredAccess {
  readonly confirmedAt: number | undefined;
  readonly takenOffAt: number | undefined;
  readonly rights: readonly { readonly kind: string; readonly madeAt: number; readonly usedAt: number }[];
}

/** What an operator looks up in the sites. Every call rejects if the database fails. */
export interface OperatorRecords {
  /** The site with an id. */
  siteOf(siteId: string): Promise<readonly ListedSite[]>;
  /** The sites that were last published with an e-mail address, in any case. */
  sitesOfEmail(email: string): Promise<readonly ListedSite[]>;
  /** The sites that were published first since a time and are not gone for good. */
  sitesSince(time: number): Promise<readonly ListedSite[]>;
  /** The sites of the owner of a site; none if it was published without a secret. */
  sitesOfOwnerOf(siteId: string): Promise<readonly ListedSite[]>;
  /** The kept versions of a site, oldest first, whatever its state. */
  versionsOf(siteId: string): Promise<readonly StoredVersion[]>;
  /** Who may change a site, and whether its address is confirmed; times are in milliseconds since 1970. */
  accessOf(siteId: string): Promise<StoredAccess>;
  /** The sites that were taken off by mail before a time. */
  takenOffBefore(time: number): Promise<readonly string[]>;
  /** Records what was done. */
  record(entry: AuditEntry): Promise<void>;
  /** Everything that was recorded, oldest first. */
  audit(): AsyncIterable<AuditEntry>;
  /** Forgets the e-mail addresses of sites that were not published since a time, and the tokens of these sites. */
  forgetEmails(before: number): Promise<void>;
  /** Claims the daily work of a day, counted from 1970; false if another process has, or this one before a restart. */
  claimDay(day: number): Promise<boolean>;
}

const BY_ID = `${SELECT_LISTED} where id = $1`;
const BY_EMAIL = `${SELECT_LISTED} where lower(email) = lower($1) order by id`;
const SINCE = `${SELECT_LISTED} where created_at >= $1 and unpublished_at is null order by created_at, id`;
const BY_OWNER_OF = `${SELECT_LISTED} where owner = (select owner from site where id = $1) order by id`;

const READ_VERSIONS = 'select n, at, gz from version where site = $1 order by n';

// See read-in-batches.ts.
const READ_AUDIT = 'select n, at, what, site, who, why from audit where n > $1 order by n limit $2';

const READ_ACCESS = 'select confirmed_at, taken_off_at from site where id = $1';

const READ_RIGHTS = 'select kind, made_at, used_at from site_right where site = $1 order by made_at, hash';

const TAKEN_OFF_BEFORE = `
select id from site where taken_off_at < $1 and unpublished_at is null and blocked_at is null order by id`;

const HAS_OLD_EMAIL = `email <> '' and updated_at < $1`;

const FORGET_TOKENS = `delete from link_token where site in (select id from site where ${HAS_OLD_EMAIL})`;

const FORGET_MAILS = `delete from due_mail where site in (select id from site where ${HAS_OLD_EMAIL})`;

const FORGET_EMAILS = `update site set ${FORGET_ADDRESS} where ${HAS_OLD_EMAIL}`;

const CLAIM_DAY = 'insert into daily_work(day) values($1) on conflict do nothing returning day';

/** The operator's view of the sites in a database. */
export function operatorRecordsIn(database: Database): OperatorRecords {
  const sites = async (text: string, value: string) =>
    value.includes('\0') ? [] : (await database.read(text, value)).map(listedSiteIn);

  return {
    siteOf: (siteId) => sites(BY_ID, siteId),
    sitesOfEmail: (email) => sites(BY_EMAIL, email),
    sitesSince: async (time) => (await database.read(SINCE, time)).map(listedSiteIn),
    sitesOfOwnerOf: (siteId) => sites(BY_OWNER_OF, siteId),
    versionsOf: async (siteId) =>
      (await database.read(READ_VERSIONS, siteId)).map(({ n, at, gz }) => ({
        n: Number(n),
        at: Number(at),
        gz: bytesIn(gz),
      })),
    accessOf: async (siteId) => {
      const [site] = await database.read(READ_ACCESS, siteId);
      const rights = await database.read(READ_RIGHTS, siteId);
      return {
        confirmedAt: timeIn(site?.confirmed_at),
        takenOffAt: timeIn(site?.taken_off_at),
        rights: rights.map(({ kind, made_at, used_at }) => ({
          kind: String(kind),
          madeAt: Number(made_at),
          usedAt: Number(used_at),
        })),
      };
    },
    takenOffBefore: async (time) => (await database.read(TAKEN_OFF_BEFORE, time)).map(({ id }) => String(id)),
    record: ({ what, subject, ...act }) => database.change((query) => recordAct(query, what, subject, act)),
    audit: () => readInBatches(database, READ_AUDIT, { n: 0 }, auditEntryIn),
    forgetEmails: (before) =>
      database.change(async (query) => {
        await query(FORGET_TOKENS, before);
        await query(FORGET_MAILS, before);
        await query(FORGET_EMAILS, before);
      }),
    claimDay: async (day) => (await database.change((query) => query(CLAIM_DAY, day))).length > 0,
  };
}

const timeIn = (value: Value | undefined) => (value == null ? undefined : Number(value));

function auditEntryIn({ at, what, site, who, why }: Row): AuditEntry {
  return {
    at: Number(at),
    what: String(what) as AuditEntry['what'],
    subject: String(site),
    who: String(who),
    why: String(why),
  };
}
