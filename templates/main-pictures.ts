import type { Config } from '../domain/config/config.ts';
import { leavesOf, textAt } from '../domain/config/leaves.ts';
import { BUSINESS_PATH } from '../domain/config/page-settings.ts';
import { type PicturePlace, placesInList } from '../domain/editing/added-pictures.ts';
import { resolveTemplate } from './resolve-template.ts';

const MOST_PICTURES = 3;
const GALLERY = 'gallery.items';

/** Where the main pictures of a page go, the first one on top; a website stored by an earlier version may lack some. */
export function mainPictures(config: Config): readonly PicturePlace[] {
  const { meanings } = resolveTemplate(config).template;
  const work = workOf(config);
  const { picture, secondPicture, thirdPicture, offers } = meanings;
  const images = leavesOf(config).filter(({ type }) => type === 'image');
  const named = [picture, ...(work ? [] : [secondPicture, thirdPicture, offers])];
  const paths = named
    .flatMap((place) => place ?? [])
    .flatMap((start) => images.filter(({ path }) => path.startsWith(start)));
  const places = [...new Set(paths.map(({ path }) => path))].map((path) => ({ picture: path, others: [] }));
  return [...places, ...(work ? placesInList(config, work) : [])].slice(0, MOST_PICTURES);
}

/** Where the pictures of a page go: to its main places, and more of them to its gallery, where it has one. */
export function pagePictures(config: Config): readonly PicturePlace[] {
  const main = mainPictures(config);
  const taken = new Set(main.map(({ picture }) => picture));
  const more = placesInList(config, workOf(config) ?? GALLERY);
  return [...main, ...more.filter(({ picture }) => !taken.has(picture))];
}

/** The list of the work itself, for a photographer. */
function workOf(config: Config): string | undefined {
  const { work } = resolveTemplate(config).template;
  return textAt(config, BUSINESS_PATH) === 'photographer' ? work : undefined;
}
