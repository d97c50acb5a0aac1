import { networkAround } from '../http/client-address.ts';
import { HttpError } from '../http/http-error.ts';
import type { ImageStore, StoredBytes } from '../store/image-store.ts';
import { removeExpired } from './remove-expired.ts';

/** How many bytes of uploads are kept; 0 means no limit. */
export interface UploadRoom {
  readonly inAll: number;
  readonly ofOwner: number;
}

/** What an upload brings, and who sends it. */
interface Brought {
  readonly uploader: string | null;
  /** The network that a newcomer's upload counts for. */
  readonly network: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The room of a store. Its calls reject with an HttpError of 507 if there is none. */
export interface Room {
  /** Requires room for an upload; resolves with whether it is a newcomer's. */
  forUpload(upload: Brought): Promise<{ readonly isNew: boolean }>;
  /** Requires room for the page of a new site. */
  forNewSite(bytes: number, at: number): Promise<void>;
}

export const UNLIMITED_ROOM: UploadRoom = { inAll: 0, ofOwner: 0 };

/** The share of the room for drafts, whose owner has no live site, and for uploads that nobody owns. */
const DRAFTS = 0.25;
const NOBODYS = 0.05;
/** The share for all together who have no site that is live for longer than a day, and the share that they leave to others. */
const NEWCOMERS = 0.1;
const LEFT_TO_OWNERS = 0.1;
const DAY_MS = 86_400_000;
const FROM_NETWORK = 200_000_000;
/** An IPv6 /48 may be one customer's. */
const NETWORKS_IN_48 = 4;

/** Summing up takes about half a second for each 100,000 owners, in slices of some milliseconds. */
const SUM_KEPT_MS = 600_000;
/** Where there is no room, a removal by another process or an operator should soon be seen. */
const SUM_KEPT_FULL_MS = 30_000;
const EVICTION_PAUSE_MS = 3_600_000;

type Sum = { -readonly [Part in keyof StoredBytes]: StoredBytes[Part] };

/**
 * Watches the room for uploads and new sites. Newcomers have one allowance, and drafts a room of their own, so that nobody
 * can crowd out the owners of live sites without having had one for a day. The sums are looked up every ten minutes; this
 * process adds its own uploads in between.
 */
export function watchRoom(
  store: Pick<
    ImageStore,
    'stored' | 'storedOf' | 'storedFrom' | 'liveSince' | 'uploads' | 'removeUnneeded' | 'removeOrphans'
  >,
  { inAll, ofOwner }: UploadRoom,
  now: () => number,
): Room {
  let known: { readonly at: number; readonly sum: Promise<Sum> } | undefined;
  let evictedAt = Number.NEGATIVE_INFINITY;

  function sumOf(maxAge: number, at: number): Promise<Sum> {
    if (!known || now() - known.at >= maxAge) known = { at: now(), sum: store.stored(at - DAY_MS) };
    // A sum that fails is asked for again.
    known.sum.catch(() => {
      known = undefined;
    });
    return known.sum;
  }

  /** Whether so many more bytes fit into a part of the room. */
  async function fits(part: keyof StoredBytes, most: number, { bytes, at }: Size): Promise<boolean> {
    for (const maxAge of [SUM_KEPT_MS, SUM_KEPT_FULL_MS])
      if ((await sumOf(maxAge, at))[part] + bytes <= most) return true;
    return false;
  }

  /** Removes the oldest drafts of over 30 days, until a tenth of their room is free. */
  async function evictDrafts(at: number): Promise<void> {
    if (now() - evictedAt < EVICTION_PAUSE_MS) return;
    evictedAt = now();
    await removeExpired(store, at, { isCrowded: true, bytes: (inAll * DRAFTS) / 10 });
    known = undefined;
    // The visitor does not wait for it. What fails is done by the daily work.
    store.removeOrphans().catch(() => {});
  }

  async function require(part: keyof StoredBytes, most: number, brought: Size, why: Why): Promise<void> {
    if (!(await fits(part, most, brought))) throw new HttpError(507, ({ limits }) => limits[why]);
  }

  /** Requires room for what a newcomer brings. */
  async function forNewcomer(brought: Size): Promise<void> {
    await require('newcomers', inAll * NEWCOMERS, brought, 'noRoomForNew');
    await require('all', inAll * (1 - LEFT_TO_OWNERS), brought, 'noRoomForNew');
  }

  async function forNetwork({ network, bytes }: Brought): Promise<void> {
    const around = networkAround(network)?.replace('::/48', ':');
    const isTooMuch =
      (await store.storedFrom(network)) + bytes > FROM_NETWORK ||
      (around !== undefined &&
        (await store.storedFrom(around, true)) + bytes > FROM_NETWORK * NETWORKS_IN_48);
    if (isTooMuch) throw new HttpError(507, ({ limits }) => limits.noRoomForNew);
  }

  async function forDraft(brought: Size): Promise<void> {
    const most = inAll * DRAFTS;
    if (!(await fits('drafts', most, brought))) await evictDrafts(brought.at);
    await require('drafts', most, brought, 'noRoomForDrafts');
  }

  /** Adds what is stored next to the sums. */
  async function add({ bytes, at }: Size, parts: readonly (keyof StoredBytes)[]): Promise<void> {
    const sum = await sumOf(SUM_KEPT_MS, at);
    for (const part of parts) sum[part] += bytes;
  }

  return {
    forUpload: async (upload) => {
      const { uploader, bytes, at } = upload;
      const since = uploader === null ? undefined : await store.liveSince(uploader);
      const isNew = since === undefined || since > at - DAY_MS;
      if (ofOwner > 0 && uploader !== null && (await store.storedOf(uploader)) + bytes > ofOwner)
        throw new HttpError(507, ({ limits }) => limits.noRoomOfOwner);
      if (inAll === 0) return { isNew };
      await require('all', inAll, upload, 'noRoom');
      if (uploader === null) await require('nobodys', inAll * NOBODYS, upload, 'noRoom');
      else if (since === undefined) await forDraft(upload);
      if (isNew) {
        await forNetwork(upload);
        await forNewcomer(upload);
      }
      const own = uploader === null ? 'nobodys' : 'drafts';
      await add(upload, [
        'all',
        ...(since === undefined ? ([own] as const) : []),
        ...(isNew ? (['newcomers'] as const) : []),
      ]);
      return { isNew };
    },
    forNewSite: async (bytes, at) => {
      if (inAll === 0) return;
      await forNewcomer({ bytes, at });
      await add({ bytes, at }, ['newcomers']);
    },
  };
}

type Size = Pick<Brought, 'bytes' | 'at'>;

type Why = 'noRoom' | 'noRoomForNew' | 'noRoomForDrafts';
