import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isSiteId } from '../../src/domain/deploy/site-id.ts';
import type { Act } from '../store/audit.ts';
import type { Stores } from '../store/open-stores.ts';
import type { ListedSite } from '../store/site-store.ts';
import { AdminError } from './admin-error.ts';

const unzip = promisify(gunzip);

/** The sites that a site's id or an e-mail address stands for; rejects with an AdminError if there are none. */
export async function sitesOf({ records }: Stores, text: string | undefined): Promise<readonly ListedSite[]> {
  if (text === undefined) throw new AdminError('Name a site or an e-mail address.');
  const found = isSiteId(text) ? await records.siteOf(text) : await records.sitesOfEmail(text);
  if (found.length === 0) throw new AdminError(`There is no site of ${text}.`);
  return found;
}

/** Writes what is stored of a site into a new folder within `folder`, for this account only: facts, pages, pictures. */
export async function exportSite(stores: Stores, site: ListedSite, folder: string, act: Act): Promise<void> {
  const { store: _, images, uses, records } = stores;
  await uses.learnEarlier();
  const into = join(folder, site.siteId);
  await mkdir(join(into, 'pictures'), { recursive: true, mode: 0o700 });
  const write = (name: string, content: string | Uint8Array) =>
    writeFile(join(into, name), content, { mode: 0o600 });
  const versions = await records.versionsOf(site.siteId);
  for (const { n, gz } of versions) await write(`version-${n}.html`, await unzip(gz));
  const pictures = await uses.picturesOf(site.siteId);
  for (const path of pictures) {
    // A picture may have been removed since.
    const bytes = await images.read(path).catch(() => undefined);
    if (bytes) await write(join('pictures', basename(path)), bytes);
  }
  const facts = {
    ...site,
    createdAt: new Date(site.createdAt).toISOString(),
    updatedAt: new Date(site.updatedAt).toISOString(),
    versions: versions.map(({ n, at }) => ({ n, publishedAt: new Date(at).toISOString() })),
    pictures,
  };
  await write('site.json', `${JSON.stringify(facts, undefined, 2)}\n`);
  await records.recordExport(site.siteId, act);
}

/** Erases a site for ever: pages, e-mail address, owner, and its pictures unless another site's page shows them. */
export async function eraseSite(
  { store, images, uses }: Stores,
  { siteId }: ListedSite,
  act: Act,
): Promise<void> {
  await uses.learnEarlier();
  await store.erase(siteId, act);
  for (const path of await uses.picturesOf(siteId))
    if ((await uses.statusOf(path, act.at)) !== 'shown') await images.remove(path);
}
