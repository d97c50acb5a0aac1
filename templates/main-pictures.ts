import type { Config } from '../src/domain/config/config.ts';
import { leavesOf } from '../src/domain/config/leaves.ts';
import type { PicturePlace } from '../src/domain/editing/added-pictures.ts';
import { resolveTemplate } from './resolve-template.ts';

const MOST_PICTURES = 3;

/** Where the main pictures of a page go, the first one on top; a website stored by an earlier version may lack some. */
export function mainPictures(config: Config): readonly PicturePlace[] {
  const { picture, secondPicture, offers } = resolveTemplate(config).template.meanings;
  const images = leavesOf(config).filter(({ type }) => type === 'image');
  const named = [picture, secondPicture, offers].flatMap((place) => place ?? []);
  const paths = named.flatMap((start) => images.filter(({ path }) => path.startsWith(start)));
  return [...new Set(paths.map(({ path }) => path))]
    .slice(0, MOST_PICTURES)
    .map((path) => ({ picture: path, others: [] }));
}
