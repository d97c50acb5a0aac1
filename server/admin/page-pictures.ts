import { plainBytes } from '../store/compressed-page.ts';
import type { Stores } from '../store/open-stores.ts';
import type { ListedPicture } from '../store/picture-records.ts';
import { pictureNameIn } from './picture-name.ts';

const ADDRESS = /\/storage\/v1\/[^\s"'<>()\\]{1,500}/g;

/**
 * The pictures of this server that the current page of a site names, whoever uploaded them, and that are still served. For
 * eyes alone: that a page names a picture does not make it the owner's, so nothing is withheld for it.
 */
export async function picturesServedOn(
  { records, pictures }: Pick<Stores, 'records' | 'pictures'>,
  siteId: string,
): Promise<readonly ListedPicture[]> {
  const [site] = await records.siteOf(siteId);
  const version = (await records.versionsOf(siteId)).find(({ n }) => n === site?.current);
  const html = version ? String(await plainBytes(version)) : '';
  const names = new Set(html.match(ADDRESS)?.flatMap((address) => pictureNameIn(address) ?? []));
  const named = await Promise.all([...names].map((name) => pictures.named(name)));
  return named.flat().filter(({ state }) => state !== 'withheld' && state !== 'taken-down');
}
