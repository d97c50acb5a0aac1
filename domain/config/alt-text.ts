import type { Config } from './config.ts';
import { leafOfPath, leavesOf, textAt } from './leaves.ts';

const SUFFIX = 'Description';

/** The path of an image's alternative text. It is not in the structure, so sites stored earlier have it too. */
export function altTextPath(picturePath: string): string {
  return picturePath + SUFFIX;
}

/** The image path of an alternative text's path; undefined for other paths. */
export function imagePathOfAltText(path: string): string | undefined {
  return path.endsWith(SUFFIX) ? path.slice(0, -SUFFIX.length) : undefined;
}

/** True if a path is that of an image's alternative text, whether or not the image is set. */
export function isAltTextPath(config: Config, path: string): boolean {
  const picture = imagePathOfAltText(path);
  return picture !== undefined && leafOfPath(config, picture)?.type === 'image';
}

/** The paths of all images that are set. */
export function imagePaths(config: Config): readonly string[] {
  return leavesOf(config)
    .filter(({ type, path }) => type === 'image' && textAt(config, path).trim() !== '')
    .map(({ path }) => path);
}
