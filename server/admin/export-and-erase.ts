import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Act } from '../store/audit.ts';
import { plainBytes } from '../store/compressed-page.ts';
import type { Stores } from '../store/open-stores.ts';
import type { ListedSite } from '../store/site-store.ts';

/** What a command could not reach, each with the reason, for the operator. */
type LeftOut = readonly string[];

/**
 * Writes what is stored of a site and of its owner's pictures into a new folder within `folder`, for this account only.
 * Resolves with what is missing in it.
 */
export async function exportSite(
  stores: Stores,
  site: ListedSite,
  folder: string,
  act: Act,
): Promise<LeftOut> {
  const { images, pictures, records, reports, messages } = stores;
  const into = join(folder, site.siteId);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Not recursive: a folder that is there already is refused.
  await mkdir(into, { mode: 0o700 });
  const write = async (name: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(into, name)), { recursive: true, mode: 0o700 });
    await writeFile(join(into, name), content, { mode: 0o600, flag: 'wx' });
  };
  const versions = await records.versionsOf(site.siteId);
  for (const version of versions) await write(`version-${version.n}.html`, await plainBytes(version));
  const missing: string[] = [];
  const own = await pictures.ofSite(site.siteId);
  for (const { path } of own) {
    const bytes = await images.read(path).catch(() => undefined);
    // Its path names it: two pictures may have one base name.
    if (bytes) await write(join('pictures', path), bytes);
    else missing.push(`${path}: its bytes are not there.`);
  }
  const { confirmedAt, takenOffAt, rights } = await records.accessOf(site.siteId);
  const facts = {
    ...site,
    createdAt: new Date(site.createdAt).toISOString(),
    updatedAt: new Date(site.updatedAt).toISOString(),
    confirmedAt: confirmedAt && new Date(confirmedAt).toISOString(),
    takenOffAt: takenOffAt && new Date(takenOffAt).toISOString(),
    rights: rights.map(({ kind, madeAt, usedAt }) => ({
      kind,
      madeAt: new Date(madeAt).toISOString(),
      usedAt: new Date(usedAt).toISOString(),
    })),
    versions: versions.map(({ n, at }) => ({ n, publishedAt: new Date(at).toISOString() })),
    pictures: own.map(({ path }) => path),
    // Without who wrote them: this folder may be handed to the publisher.
    reports: (await reports.ofSite(site.siteId)).map(({ at, kind, why, doneAt }) => ({
      reportedAt: new Date(at).toISOString(),
      kind,
      why,
      isDone: doneAt !== undefined,
    })),
  };
  const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
  await write('site.json', json(facts));
  await write('messages.json', json(await messages.ofSite(site.siteId)));
  await records.record({ ...act, what: 'export', subject: site.siteId });
  return [...missing, ...(await unknownPictures(stores, site.siteId))];
}

/** What an erasure did. */
interface Erased {
  readonly pictures: number;
  readonly left: LeftOut;
}

/**
 * Erases a site for ever: pages, e-mail address, owner, reports, and the pictures of its owner, unless another live site of the
 * same owner may show them. Resolves with undefined if there is no such site.
 */
export async function eraseSite(stores: Stores, siteId: string, act: Act): Promise<Erased | undefined> {
  const { store, images, pictures } = stores;
  const others = await pictures.otherLiveSites(siteId);
  const own = await pictures.ofSite(siteId);
  const unknown = await unknownPictures(stores, siteId);
  // The pictures first: if this is cut short, the command finds the rest when it is repeated.
  if (others.length === 0) for (const { path } of own) await images.erase(path);
  if (!(await store.erase(siteId, act))) return undefined;
  await pictures.forgetUploaders(siteId);
  await stores.reports.eraseSite(siteId);
  if (others.length === 0 || own.length === 0) return { pictures: own.length, left: unknown };
  const live = `${others.join(', ')} of the same owner may show it`;
  return { pictures: 0, left: own.map(({ path }) => `${path}: ${live}.`) };
}

/** Erases the picture at a path, or those with these bytes, for ever; resolves with how many there were. */
export async function erasePictures(
  { images, pictures, records }: Stores,
  name: string,
  act: Act,
): Promise<number> {
  const found = await pictures.named(name);
  if (found.length === 0) return 0;
  await records.record({ ...act, what: 'erase', subject: name });
  for (const { path } of found) await images.erase(path);
  return found.length;
}

/** What is not known of a site's pictures. */
async function unknownPictures({ pictures }: Stores, siteId: string): Promise<LeftOut> {
  if (await pictures.hasUploader(siteId)) return [];
  return [NO_PICTURES_KNOWN];
}

/** Why the pictures of a site are not known. */
export const NO_PICTURES_KNOWN =
  'It is not known which pictures are its own: it has no owner, or was last published by an earlier release. Name them by their addresses.';
