import type { Act } from '../store/audit.ts';
import type { Stores } from '../store/open-stores.ts';
import type { ListedPicture } from '../store/picture-records.ts';
import { AdminError } from './admin-error.ts';

/** Which of its owner's pictures a take-down of a site withholds; `ask`: all of them, unless other live sites may show them. */
export type PictureChoice = 'ask' | 'all' | 'none' | readonly string[];

/** What a take-down did to the pictures of the site's owner. */
interface TakenDown {
  readonly withheld: number;
  /** The other live sites of the owner. */
  readonly others: readonly string[];
  /** Whether it is known which pictures are the owner's. */
  readonly isOwnerKnown: boolean;
}

/** Takes a site down, and withholds pictures of its owner; resolves with undefined if there is no such site. */
export async function takeDownSite(
  { store, pictures }: Stores,
  siteId: string,
  act: Act,
  choice: PictureChoice,
): Promise<TakenDown | undefined> {
  if (!(await store.block(siteId, act))) return undefined;
  const others = await pictures.otherLiveSites(siteId);
  const isOwnerKnown = await pictures.hasUploader(siteId);
  const withholdsNone = choice === 'none' || (choice === 'ask' && others.length > 0);
  const which = typeof choice === 'string' ? 'all' : choice;
  const withheld = withholdsNone ? 0 : await pictures.withhold(siteId, which, act);
  return { withheld, others, isOwnerKnown };
}

/** Undoes a take-down of a site and of its owner's pictures; resolves with whether there was one. */
export async function putBackSite({ store, pictures }: Stores, siteId: string, act: Act): Promise<boolean> {
  const wasBlocked = await store.unblock(siteId, act);
  if (wasBlocked) await pictures.release(siteId);
  return wasBlocked;
}

/**
 * Takes the pictures with some name down, and refuses their bytes from now on; resolves with all that have these bytes.
 * Rejects with an AdminError if there are none.
 */
export async function takeDownPictures(
  stores: Stores,
  name: string,
  act: Act,
): Promise<readonly ListedPicture[]> {
  const content = await contentOf(stores, name);
  const why = name === content ? act.why : `${name} ${act.why}`.trim();
  await stores.pictures.takeDown(content, { ...act, why });
  return stores.pictures.named(content);
}

/** Shows pictures again that were taken down, and takes their bytes again; rejects with an AdminError if they were not. */
export async function restorePictures(
  stores: Stores,
  name: string,
  act: Act,
): Promise<readonly ListedPicture[]> {
  const content = await contentOf(stores, name);
  if (!(await stores.pictures.restore(content, act))) throw new AdminError(`${name} was not taken down.`);
  return stores.pictures.named(content);
}

/** The SHA-256 of the bytes of the picture at a path, or the one that is given. */
async function contentOf({ images }: Stores, name: string): Promise<string> {
  // Also pictures of earlier releases may have these bytes.
  if (!isPath(name)) await images.learnContents();
  const content = isPath(name) ? await images.contentOf(name) : name;
  if (content === undefined) throw new AdminError(`There is no picture ${name}.`);
  return content;
}

const isPath = (name: string) => name.includes('/');
