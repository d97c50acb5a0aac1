import type { Database, Query, Row, Value } from '../../database/database.ts';
import { type Act, recordAct } from '../audit.ts';
import { LOCK_SITE, READ_SITE } from '../site-queries.ts';
import { refusedTo } from '../site-rows.ts';
import { type OrRefused, type OwnerRefused, TAKEN_OFF_MS, type YoungRight } from '../site-store.ts';
import { type KeptRight, keptRightIn, ownerOfRight, removeRight, rightId } from './mail-acts.ts';

/** How a right came about: by the first publish, by mail, or by a link from another browser. */
type RightKind = 'browser' | 'mail' | 'device';

/** A right to change a site, as a right-holder sees it. Times are in milliseconds since 1970. */
export interface ListedRight {
  /** The beginning of the hash of its secret. */
  readonly id: string;
  readonly kind: RightKind;
  readonly madeAt: number;
  readonly usedAt: number;
  /** Whether it is that of the caller. */
  readonly isYours: boolean;
  /** Whether the caller may remove it now. The first publisher ranks above the others, and these by age. */
  readonly mayRemove: boolean;
}

/** Who may change a site, and where mail of it goes. */
interface SiteAccess {
  /** Empty if there is none. */
  readonly email: string;
  readonly isConfirmed: boolean;
  /** Whether the caller published the site first, or has confirmed the address by its mail. */
  readonly isOwnAddress: boolean;
  /** When it was taken off by mail. */
  readonly takenOffAt: number | undefined;
  /** Until when the owner can put it on again. */
  readonly putOnUntil: number | undefined;
  /** The oldest first. */
  readonly rights: readonly ListedRight[];
}

/** Why a right stays: it is the caller's own, the caller's is too young, or it ranks above the caller's. */
export type RightStays = 'own-right' | YoungRight | 'older-right';

/** What others changed of who may change a site, and of its address: the latest of each kind, in milliseconds since 1970. */
interface RightsNews {
  readonly what: 'newRight' | 'removedRight' | 'newAddress';
  readonly at: number;
}

/** The rights to sites. Every call rejects if the database fails. */
export interface SiteRights {
  /** Who may change an owner's site. */
  of(
    siteId: string,
    owner: string,
    at: number,
  ): Promise<OrRefused<{ readonly kind: 'found'; readonly access: SiteAccess }, OwnerRefused>>;
  /** What others changed since an owner last published, or got the right to; the earliest first. */
  newsFor(siteId: string, owner: string): Promise<readonly RightsNews[]>;
  /** Removes a right and every unused link for a device. Idempotent. */
  remove(
    siteId: string,
    owner: string,
    id: string,
    at: number,
  ): Promise<OrRefused<{ readonly kind: 'removed'; readonly right?: KeptRight }, OwnerRefused | RightStays>>;
  /** The right of an id; undefined if there is none. */
  find(siteId: string, id: string): Promise<KeptRight | undefined>;
  /** Removes a right, whoever asks; false if there is none. */
  withdraw(siteId: string, id: string, act: Act): Promise<boolean>;
}

/** $1 site. */
const READ_RIGHTS = `
select hash, kind, made_at, used_at, guarded_until from site_right where site = $1 order by made_at, hash`;

/** $1 site, $2 owner, $3 how the audit names her. */
const READ_NEWS = `
select what, max(at) as at from (
  select 'newRight' as what, made_at as at from site_right where site = $1 and hash <> $2
  union all
  select case what when 'remove-right' then 'removedRight' when 'act-by-mail' then 'newRight' else 'newAddress' end, at
  from audit where site = $1 and who <> $3
    and what in ('remove-right', 'act-by-mail', 'change-address', 'forget-address', 'refuse-mail')
) as news
where at > (select used_at from site_right where site = $1 and hash = $2)
group by what order by max(at), what`;

/** The rights in a database. */
export function siteRightsIn(database: Database): SiteRights {
  return {
    of: async (siteId, owner, at) => {
      const [site] = await database.read(READ_SITE, siteId, owner);
      const why = refusedTo(site);
      if (site === undefined || why !== undefined) return { kind: 'refused', why: why ?? 'missing' };
      const confirmedAt = site.confirmed_at === null ? undefined : Number(site.confirmed_at);
      const rights = await rightsOf(database.read, siteId, owner, at);
      const own = rights.find(({ isYours }) => isYours);
      const takenOffAt = site.taken_off_at === null ? undefined : Number(site.taken_off_at);
      const access = {
        email: String(site.email),
        isConfirmed: confirmedAt !== undefined,
        isOwnAddress: own?.kind === 'browser' || hasConfirmed(own, confirmedAt),
        takenOffAt,
        putOnUntil: takenOffAt === undefined ? undefined : takenOffAt + TAKEN_OFF_MS,
        rights: rights.map(listed),
      };
      return { kind: 'found', access };
    },
    newsFor: async (siteId, owner) => {
      const rows = await database.read(READ_NEWS, siteId, owner, ownerOfRight(owner));
      return rows.map(({ what, at }) => ({ what: String(what) as RightsNews['what'], at: Number(at) }));
    },
    remove: (siteId, owner, id, at) =>
      database.change(async (query) => {
        await query(LOCK_SITE, siteId, owner);
        const why = refusedTo((await query(READ_SITE, siteId, owner))[0]);
        if (why !== undefined) return { kind: 'refused', why };
        const rights = await rightsOf(query, siteId, owner, at);
        const right = rights.find((each) => each.id === id);
        if (!right) return { kind: 'removed' };
        if (right.stays !== undefined) return { kind: 'refused', why: right.stays };
        await removeRight(query, siteId, right.hash);
        await recordAct(query, 'remove-right', siteId, { at, who: ownerOfRight(owner), why: id });
        return { kind: 'removed', right: right.kept };
      }),
    find: async (siteId, id) => {
      const rights = await database.read(READ_RIGHTS, siteId);
      const right = rights.find(({ hash }) => idOf(hash) === id);
      return right && keptRightIn(right);
    },
    withdraw: (siteId, id, act) =>
      database.change(async (query) => {
        const rights = await query(READ_RIGHTS, siteId);
        const right = rights.find(({ hash }) => idOf(hash) === id);
        if (!right) return false;
        await removeRight(query, siteId, String(right.hash));
        await recordAct(query, 'remove-right', siteId, act);
        return true;
      }),
  };
}

const idOf = (hash: Value | undefined) => rightId(String(hash));

interface Right extends Omit<ListedRight, 'mayRemove'> {
  readonly hash: string;
  readonly kept: KeptRight;
  readonly stays: RightStays | undefined;
}

async function rightsOf(query: Query, siteId: string, owner: string, at: number): Promise<readonly Right[]> {
  const rows = await query(READ_RIGHTS, siteId);
  const own = rows.find(({ hash }) => hash === owner);
  return rows.map((row) => ({
    id: idOf(row.hash),
    hash: String(row.hash),
    kept: keptRightIn(row),
    kind: String(row.kind) as RightKind,
    madeAt: Number(row.made_at),
    usedAt: Number(row.used_at),
    isYours: row.hash === owner,
    stays: own && whyItStays(own, row, at),
  }));
}

/** Whether a right came by a mail to the present address. */
function hasConfirmed(own: Right | undefined, confirmedAt: number | undefined): boolean {
  return own?.kind === 'mail' && confirmedAt !== undefined && own.madeAt >= confirmedAt;
}

function whyItStays(own: Row, other: Row, at: number): RightStays | undefined {
  if (other.hash === own.hash) return 'own-right';
  if (Number(own.guarded_until) > at) return 'young-right';
  if (own.kind === 'browser') return undefined;
  const isAbove = other.kind === 'browser' || Number(other.made_at) <= Number(own.made_at);
  return isAbove ? 'older-right' : undefined;
}

function listed({ hash: _, kept: __, stays, ...right }: Right): ListedRight {
  return { ...right, mayRemove: stays === undefined };
}
