import { giveAllRoom } from '../database/reserve.ts';
import { WritesRefused } from '../database/writes-refused.ts';
import { releasePictures, withholdPictures } from '../images/withhold-pictures.ts';
import type { Act } from '../store/audit.ts';
import type { StoreLocation, Stores } from '../store/open-stores.ts';
import { AdminError } from './admin-error.ts';

/** Takes a site down with its pictures; rejects with an AdminError if there is none. */
export async function takeDown(
  stores: Stores,
  location: StoreLocation,
  siteId: string,
  act: Act,
): Promise<void> {
  const isKnown = await withAllRoom(location, async () => {
    const blocked = await stores.store.block(siteId, act);
    await withholdPictures(stores, siteId, act.at);
    return blocked;
  });
  if (!isKnown) throw new AdminError(`There is no site ${siteId}.`);
}

/** Undoes a take-down; rejects with an AdminError if there was none. */
export async function putBack(
  stores: Stores,
  location: StoreLocation,
  siteId: string,
  act: Act,
): Promise<void> {
  const wasBlocked = await withAllRoom(location, async () => {
    const unblocked = await stores.store.unblock(siteId, act);
    if (unblocked) await releasePictures(stores, siteId);
    return unblocked;
  });
  if (!wasBlocked) throw new AdminError(`${siteId} was not taken down.`);
}

/** Makes a change, on a full disk in the room that is reserved for it. */
async function withAllRoom<T>({ dataDir }: StoreLocation, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof WritesRefused && error.why === 'full' && giveAllRoom(dataDir))) throw error;
    return change();
  }
}
