import type { ImageStore, KeptUpload } from '../store/image-store.ts';

const DAY_MS = 86_400_000;
/** A visitor may publish a picture long after the upload: the website waits in the browser. */
const DRAFT_MS = 180 * DAY_MS;
/** Where the room of drafts is full. A visitor who comes back after some weeks finds everything all the same. */
const DRAFT_CROWDED_MS = 30 * DAY_MS;
const CLOSED_MS = 30 * DAY_MS;

/** What a removal stops at: drafts have less time where their room is crowded, until so many bytes are free. */
interface Crowded {
  readonly isCrowded: boolean;
  readonly bytes: number;
}

/**
 * Removes the uploads whose time is over, the oldest first, and resolves with how many: drafts 180 days after the upload,
 * but not before their owner's last site has been closed for 30 days; uploads of nobody after a day. `now` is in
 * milliseconds since 1970. One that cannot be removed does not stop the others; then it rejects at the end.
 */
export async function removeExpired(
  images: Pick<ImageStore, 'uploads' | 'removeUnneeded'>,
  now: number,
  { isCrowded, bytes }: Crowded = { isCrowded: false, bytes: Number.POSITIVE_INFINITY },
): Promise<number> {
  let [removed, freed] = [0, 0];
  const errors: unknown[] = [];
  for await (const upload of images.uploads()) {
    // They come by age.
    if (upload.at > now - DAY_MS || freed >= bytes) break;
    if (upload.isNeeded || now < endOf(upload, isCrowded)) continue;
    // Its owner may have published since it was listed.
    const isRemoved = await images.removeUnneeded(upload.path).catch((error) => {
      errors.push(error);
      return false;
    });
    if (!isRemoved) continue;
    removed += 1;
    freed += upload.size;
  }
  if (errors.length > 0) throw errors[0];
  return removed;
}

function endOf({ uploader, at, closedAt }: KeptUpload, isCrowded: boolean): number {
  if (uploader === null) return at + DAY_MS;
  const draft = at + (isCrowded ? DRAFT_CROWDED_MS : DRAFT_MS);
  return closedAt === undefined ? draft : Math.max(draft, closedAt + CLOSED_MS);
}
