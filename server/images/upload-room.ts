import { enProtocol } from '../../src/words/en/server.ts';
import { HttpError } from '../http/http-error.ts';
import type { ImageStore } from '../store/image-store.ts';

/** How many bytes of uploads are kept; 0 means no limit. */
export interface UploadRoom {
  readonly inAll: number;
  readonly ofOwner: number;
}

/** Rejects with an HttpError of 507 if there is no room for so many more bytes. */
export type RequireRoom = (owner: string | null, bytes: number) => Promise<void>;

export const UNLIMITED_ROOM: UploadRoom = { inAll: 0, ofOwner: 0 };

/** Summing up all uploads takes a few milliseconds for each 10,000 of them. */
const SUM_KEPT_MS = 60_000;

/** Watches the room for uploads. The sum of all is looked up once a minute; this process adds its own in between. */
export function watchUploadRoom(
  store: Pick<ImageStore, 'stored'>,
  { inAll, ofOwner }: UploadRoom,
  now: () => number,
): RequireRoom {
  let sum: { readonly at: number; bytes: number } | undefined;
  return async (owner, bytes) => {
    if (inAll > 0) {
      if (!sum || now() - sum.at >= SUM_KEPT_MS) sum = { at: now(), bytes: await store.stored() };
      if (sum.bytes + bytes > inAll) throw new HttpError(507, enProtocol.noRoom);
    }
    if (ofOwner > 0 && owner !== null && (await store.stored(owner)) + bytes > ofOwner)
      throw new HttpError(507, enProtocol.noRoomOfOwner);
    if (sum) sum.bytes += bytes;
  };
}
