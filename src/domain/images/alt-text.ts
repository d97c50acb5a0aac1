import type { Config } from '../config/config.ts';
import { leavesOf, textAt } from '../config/leaves.ts';

const SUFFIX = 'Description';

/** Where the words stand that say what a picture shows; no part of the structure, so that every stored site has room for them. */
export function altTextPath(picturePath: string): string {
  return picturePath + SUFFIX;
}

/** The path of the picture that a path describes; undefined where its end says that it describes none. */
export function imagePathOfAltText(path: string): string | undefined {
  return path.endsWith(SUFFIX) ? path.slice(0, -SUFFIX.length) : undefined;
}

/** The paths of the pictures that a visitor has set. */
export function imagePaths(config: Config): readonly string[] {
  return leavesOf(config)
    .filter(({ type, path }) => type === 'image' && textAt(config, path).trim() !== '')
    .map(({ path }) => path);
}
