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
  /** The network that its drafts count for. */
  readonly network: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Rejects with an HttpError of 507 if there is no room for an upload. */
export type RequireRoom = (upload: Brought) => Promise<void>;

export const UNLIMITED_ROOM: UploadRoom = { inAll: 0, ofOwner: 0 };

/** The share of the room for drafts, whose owner has no live site, and for uploads that nobody owns. */
const DRAFTS = 0.25;
const NOBODYS = 0.05;
const DRAFTS_FROM_NETWORK = 200_000_000;

/** Summing up takes about half a second for each 100,000 owners, in slices of some milliseconds. */
const SUM_KEPT_MS = 600_000;
/** Where there is no room, a removal by another process or an operator should soon be seen. */
const SUM_KEPT_FULL_MS = 30_000;
const EVICTION_PAUSE_MS = 3_600_000;

type Sum = { -readonly [Part in keyof StoredBytes]: StoredBytes[Part] };

/**
 * Watches the room for uploads. Drafts have a room of their own, so that nobody can crowd out the owners of live sites
 * without publishing. The sums are looked up every ten minutes; this process adds its own uploads in between.
 */
export function watchUploadRoom(
  store: Pick<
    ImageStore,
    'stored' | 'storedOf' | 'draftsFrom' | 'hasLiveSite' | 'uploads' | 'removeUnneeded' | 'removeOrphans'
  >,
  { inAll, ofOwner }: UploadRoom,
  now: () => number,
): RequireRoom {
  let known: { readonly at: number; readonly sum: Promise<Sum> } | undefined;
  let evictedAt = Number.NEGATIVE_INFINITY;

  function sumOf(maxAge: number): Promise<Sum> {
    if (!known || now() - known.at >= maxAge) known = { at: now(), sum: store.stored() };
    // A sum that fails is asked for again.
    known.sum.catch(() => {
      known = undefined;
    });
    return known.sum;
  }

  /** The sums if so many more bytes fit into a part of the room; undefined if they do not. */
  async function sumIfFits(part: keyof StoredBytes, most: number, bytes: number): Promise<Sum | undefined> {
    for (const maxAge of [SUM_KEPT_MS, SUM_KEPT_FULL_MS]) {
      const sum = await sumOf(maxAge);
      if (sum[part] + bytes <= most) return sum;
    }
    return undefined;
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

  return async ({ uploader, network, bytes, at }) => {
    if (ofOwner > 0 && uploader !== null && (await store.storedOf(uploader)) + bytes > ofOwner)
      throw new HttpError(507, ({ limits }) => limits.noRoomOfOwner);
    if (inAll === 0) return;
    const sum = await sumIfFits('all', inAll, bytes);
    if (!sum) throw new HttpError(507, ({ limits }) => limits.noRoom);
    if (uploader === null) {
      if (!(await sumIfFits('nobodys', inAll * NOBODYS, bytes)))
        throw new HttpError(507, ({ limits }) => limits.noRoom);
      sum.nobodys += bytes;
    } else if (!(await store.hasLiveSite(uploader))) {
      if ((await store.draftsFrom(network)) + bytes > DRAFTS_FROM_NETWORK)
        throw new HttpError(507, ({ limits }) => limits.noRoomForDrafts);
      const most = inAll * DRAFTS;
      if (!(await sumIfFits('drafts', most, bytes))) {
        await evictDrafts(at);
        if (!(await sumIfFits('drafts', most, bytes)))
          throw new HttpError(507, ({ limits }) => limits.noRoomForDrafts);
      }
      sum.drafts += bytes;
    }
    sum.all += bytes;
  };
}
