import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImageStore, KeptUpload } from '../store/image-store.ts';
import type { PictureUse, PictureUses } from '../store/picture-uses.ts';

const DAY_MS = 86_400_000;
/** A visitor may publish a picture long after the upload: the website waits in the browser. */
const OWNED_MS = 180 * DAY_MS;

/**
 * Removes the uploads that nobody needs, and resolves with how many: of sites that were closed 30 days ago; those that no
 * kept version shows, 180 days after the upload, or a day after it if they have no owner. `now` is in milliseconds since
 * 1970.
 */
export async function removeUnused(images: ImageStore, uses: PictureUses, now: number): Promise<number> {
  await uses.learnEarlier();
  let removed = 0;
  for await (const upload of images.uploads()) {
    // Most uploads are looked at every day, and most are in use.
    if (upload.at > now - DAY_MS) continue;
    // The embedded database answers without giving others a turn.
    await nextTurn();
    if (!isOver(upload, await uses.statusOf(upload.path, now), now)) continue;
    await images.remove(upload.path);
    removed += 1;
  }
  return removed;
}

function isOver({ owner, at }: KeptUpload, use: PictureUse, now: number): boolean {
  if (use === 'over') return true;
  return use === 'unused' && at <= now - (owner === null ? DAY_MS : OWNED_MS);
}
