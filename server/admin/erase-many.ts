import type { Act } from '../store/audit.ts';
import type { Stores } from '../store/open-stores.ts';
import type { ListedPicture } from '../store/picture-records.ts';
import type { ListedSite } from '../store/site-store.ts';
import { AdminError } from './admin-error.ts';
import { eraseSite } from './export-and-erase.ts';

/** What is to be erased together. */
export interface Many {
  readonly sites: readonly ListedSite[];
  readonly drafts: readonly ListedPicture[];
}

const NETWORK = /^(?:\d{1,3}(?:\.\d{1,3}){2}\.0\/24|[\da-f]{1,4}(?::[\da-f]{1,4}){3}::\/56)$/;
const AROUND = /^([\da-f]{1,4}(?::[\da-f]{1,4}){2}:):\/48$/;

/** The drafts of pictures from a network, as `storage` names it, or from an IPv6 /48; throws an AdminError for another text. */
export async function draftsOf({ pictures }: Stores, network = ''): Promise<Many> {
  const [, beginning] = AROUND.exec(network) ?? [];
  if (beginning === undefined && !NETWORK.test(network))
    throw new AdminError('Name a network as storage does: an IPv4 /24, or an IPv6 /56 or /48.');
  const found = await pictures.from(beginning === undefined ? network : `${beginning}%`);
  return { sites: [], drafts: found.filter(isDraft) };
}

/** The websites that were published first since a day, and the drafts of pictures since then. */
export async function newSince({ records, pictures }: Stores, date = ''): Promise<Many> {
  const since = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(since)) throw new AdminError('Name a day, such as 2026-11-28.');
  const drafts: ListedPicture[] = [];
  for await (const picture of pictures.list())
    if (picture.at >= since && isDraft(picture)) drafts.push(picture);
  return { sites: await records.sitesSince(since), drafts };
}

/** Erases websites with the pictures of their owners, and drafts; resolves with what it left. */
export async function eraseMany(
  stores: Stores,
  { sites, drafts }: Many,
  act: Act,
): Promise<readonly string[]> {
  const left: string[] = [];
  for (const { siteId } of sites) left.push(...((await eraseSite(stores, siteId, act))?.left ?? []));
  for (const { path } of drafts) {
    await stores.records.record({ ...act, what: 'erase', subject: path });
    await stores.images.erase(path);
  }
  return left;
}

const isDraft = ({ state }: ListedPicture) => state === 'draft';
