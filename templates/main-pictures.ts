import type { Config } from '../domain/config/config.ts';
import { leavesOf, textAt } from '../domain/config/leaves.ts';
import { BUSINESS_PATH } from '../domain/config/page-settings.ts';
import { type PicturePlace, placesInList } from '../domain/editing/added-pictures.ts';
import { resolveTemplate } from './resolve-template.ts';

const MOST_PICTURES = 3;

/** Where the main pictures of a page go, the first one on top; a website stored by an earlier version may lack some. */
export function mainPictures(config: Config): readonly PicturePlace[] {
  const { meanings, work } = resolveTemplate(config).template;
  const { picture, secondPicture, thirdPicture, offers } = meanings;
  const images = leavesOf(config).filter(({ type }) => type === 'image');
  const isWork = work !== undefined && textAt(config, BUSINESS_PATH) === 'photographer';
  const named = [picture, ...(isWork ? [] : [secondPicture, thirdPicture, offers])];
  const paths = named
    .flatMap((place) => place ?? [])
    .flatMap((start) => images.filter(({ path }) => path.startsWith(start)));
  const places = [...new Set(paths.map(({ path }) => path))].map((path) => ({ picture: path, others: [] }));
  return [...places, ...(isWork ? placesInList(config, work) : [])].slice(0, MOST_PICTURES);
}
