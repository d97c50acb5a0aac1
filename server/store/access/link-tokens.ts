import type { Database, Query, Row } from '../../database/database.ts';
import { LOCK_SITE, READ_SITE, READ_YOUNG } from '../site-queries.ts';
import { refusedTo } from '../site-rows.ts';
import type { OrRefused, OwnerRefused, YoungRight } from '../site-store.ts';
import { addressHash } from './address-hash.ts';
import type { MailAct } from './mail-acts.ts';

/** What a link gives: a right to a site, or one act of whoever has the mailbox. */
export type LinkPurpose = 'confirm' | 'open' | 'device' | MailPurpose;

/** The acts of the server's own pages that a mail leads to; `sites`: the page that lists what may be done with each of several. */
export type MailPurpose = SiteAct | 'sites' | 'not-me' | ActPurpose;

/** What may be done with each site of an address. */
export type SiteAct = 'take-off' | 'forget';

/** A change that is taken back, and one that is allowed: what it does stands beside the token. */
type ActPurpose = 'undo' | 'allow';

/** A token that goes into a mail. */
export interface MailToken {
  /** The SHA-256 of the token in hex. */
  readonly hash: string;
  readonly siteId: string;
  readonly purpose: Exclude<LinkPurpose, 'device'>;
  /** The address that the mail goes to. The token ends when the site has another one, unless it takes that back or is about several sites. */
  readonly address: string;
  /** What its click does, for `undo` and `allow`. */
  readonly act?: MailAct;
  readonly at: number;
  readonly endsAt: number;
}

/** What a token that can still be used is for. */
export interface LinkOffer {
  readonly purpose: LinkPurpose;
  readonly siteId: string;
  readonly templateId: string;
  /** Empty if the site has none. */
  readonly email: string;
  readonly act: MailAct | undefined;
  /** The hash of the address that the link went to; '' for a device. */
  readonly to: string;
}

/** Why a token gives nothing: there is none, it was used or its time is over, or the operator took the site down. */
type NoOffer = 'unknown' | 'ended' | 'blocked';

/** `isNews`: the owner got a right by it to a site whose address was confirmed before. */
type TakeOutcome = OrRefused<
  { readonly kind: 'offer'; readonly offer: LinkOffer; readonly isNews: boolean },
  NoOffer
>;

type OfferOutcome = OrRefused<{ readonly kind: 'offer'; readonly offer: LinkOffer }, NoOffer>;

/** The one-time tokens of links. Every call rejects if the database fails. Times are in milliseconds since 1970. */
export interface LinkTokens {
  /** Stores tokens before their mail is sent. */
  add(tokens: readonly MailToken[]): Promise<void>;
  /** Stores the token for another device of an owner. A young right may not. */
  addForDevice(
    siteId: string,
    owner: string,
    token: Pick<MailToken, 'hash' | 'at' | 'endsAt'>,
  ): Promise<OrRefused<{ readonly kind: 'added' }, OwnerRefused | YoungRight>>;
  /** Forgets tokens whose mail was not sent. */
  drop(hashes: readonly string[]): Promise<void>;
  /** What a token is for; it stays as it is. `owner` may have used it already. */
  look(hash: string, owner: string | null, at: number): Promise<OfferOutcome>;
  /**
   * Uses a token up: the owner gets a right to its site, and the address that it came to is confirmed. A repeat by the same
   * owner within its time succeeds again, unless that right was removed since.
   */
  take(hash: string, owner: string, at: number): Promise<TakeOutcome>;
  /** Uses a token up that gives no right. */
  spend(hash: string): Promise<void>;
  /** Forgets the tokens whose time was over before a time. */
  removeEnded(before: number): Promise<void>;
}

/** How long a right that came by a link or a mail may publish, and nothing else. */
export const GUARD_MS = 7 * 86_400_000;

/** Stands in `taken_by` in place of an owner for a token that gave no right. */
const BY_MAIL = 'mail';

const ADD = `
insert into link_token(hash, site, purpose, address, made_at, ends_at, act) values($1, $2, $3, $4, $5, $6, $7)`;

/** $1 site, $2 owner. */
const READ_RIGHT = 'select 1 from site_right where site = $1 and hash = $2';

/** $1 hash of a token. */
const READ = `
select link_token.site, link_token.purpose, link_token.address, link_token.ends_at,
  link_token.taken_by, link_token.act, site.template, site.email, site.confirmed_at, site.unpublished_at, site.blocked_at
from link_token join site on site.id = link_token.site where link_token.hash = $1`;

/** $1 hash of a token. Locks the row of its site, so that other changes of the site wait. */
const LOCK_SITE_OF = 'update site set id = id where id = (select site from link_token where hash = $1)';

/** $1 hash of a token, $2 owner. No row means that another owner was faster. */
const TAKE = `
update link_token set taken_by = $2 where hash = $1 and (taken_by is null or taken_by = $2) returning hash`;

/** $1 site, $2 owner, $3 kind, $4 time, $5 until when it is young. Who has a right keeps that one. */
const ADD_RIGHT = `
insert into site_right(site, hash, kind, made_at, used_at, guarded_until) values($1, $2, $3, $4, $4, $5)
on conflict do nothing returning hash`;

/** $1 site, $2 time. */
const CONFIRM = 'update site set confirmed_at = $2 where id = $1 and confirmed_at is null';

const DROP = 'delete from link_token where hash = $1';

const REMOVE_ENDED = 'delete from link_token where ends_at < $1';

/** The tokens in a database. */
export function linkTokensIn(database: Database): LinkTokens {
  return {
    add: (tokens) =>
      database.change(async (query) => {
        for (const { hash, siteId, purpose, address, at, endsAt, act } of tokens)
          await query(
            ADD,
            hash,
            siteId,
            purpose,
            addressHash(address),
            at,
            endsAt,
            act ? JSON.stringify(act) : '',
          );
      }),
    addForDevice: (siteId, owner, { hash, at, endsAt }) =>
      database.change(async (query) => {
        // Else a right that is being removed could leave a link behind.
        await query(LOCK_SITE, siteId, owner);
        const why = refusedTo((await query(READ_SITE, siteId, owner))[0]);
        if (why !== undefined) return { kind: 'refused', why };
        if ((await query(READ_YOUNG, siteId, owner, at)).length > 0)
          return { kind: 'refused', why: 'young-right' };
        await query(ADD, hash, siteId, 'device', '', at, endsAt, '');
        return { kind: 'added' };
      }),
    drop: (hashes) =>
      database.change(async (query) => {
        for (const hash of hashes) await query(DROP, hash);
      }),
    look: async (hash, owner, at) => offerIn((await database.read(READ, hash))[0], owner, at),
    take: (hash, owner, at) =>
      database.change(async (query) => {
        // Else an address that the site gets meanwhile would be confirmed.
        await query(LOCK_SITE_OF, hash);
        const [row] = await query(READ, hash);
        const outcome = offerIn(row, owner, at);
        if (outcome.kind === 'refused') return outcome;
        if (row === undefined) return refused('unknown');
        const { siteId, purpose } = outcome.offer;
        if (isMailPurpose(purpose)) return refused('unknown');
        const [taken] = await query(TAKE, hash, owner);
        if (!taken) return refused('ended');
        const added = row.taken_by === null ? await addRight(query, row, owner, at) : [];
        if ((await query(READ_RIGHT, siteId, owner)).length === 0) return refused('ended');
        if (purpose !== 'device') await query(CONFIRM, siteId, at);
        const { offer } = outcome;
        return { kind: 'offer', offer, isNews: added.length > 0 && row.confirmed_at !== null };
      }),
    spend: async (hash) => {
      await database.change((query) => query(TAKE, hash, BY_MAIL));
    },
    removeEnded: async (before) => {
      await database.change((query) => query(REMOVE_ENDED, before));
    },
  };
}

/** Whether a purpose is an act of a page of the server's own. */
export function isMailPurpose(purpose: LinkPurpose): purpose is MailPurpose {
  return purpose !== 'confirm' && purpose !== 'open' && purpose !== 'device';
}

function offerIn(row: Row | undefined, owner: string | null, at: number): OfferOutcome {
  if (row === undefined || row.unpublished_at !== null) return refused('unknown');
  const email = String(row.email);
  const isTaken = row.taken_by !== null && row.taken_by !== owner;
  const outlives = row.purpose === 'device' || row.purpose === 'undo' || row.purpose === 'sites';
  const isOfAnother = !outlives && row.address !== addressHash(email);
  if (isTaken || isOfAnother || Number(row.ends_at) <= at) return refused('ended');
  const purpose = String(row.purpose) as LinkPurpose;
  // An address can be forgotten all the same.
  if (row.blocked_at !== null && !isMailPurpose(purpose)) return refused('blocked');
  return {
    kind: 'offer',
    offer: {
      purpose,
      siteId: String(row.site),
      templateId: String(row.template),
      email,
      act: actIn(row),
      to: String(row.address),
    },
  };
}

function actIn({ act }: Row): MailAct | undefined {
  return act === '' ? undefined : JSON.parse(String(act));
}

function addRight(query: Query, row: Row, owner: string, at: number) {
  const kind = row.purpose === 'device' ? 'device' : 'mail';
  return query(ADD_RIGHT, String(row.site), owner, kind, at, at + GUARD_MS);
}

const refused = (why: NoOffer) => ({ kind: 'refused', why }) as const;
