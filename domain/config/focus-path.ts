import type { Config } from './config.ts';
import { leafOfPath } from './leaves.ts';

const SUFFIX = 'Focus';

/** The path of an image's focus point. It is not in the structure, so sites stored earlier have it too. */
export function focusPath(picturePath: string): string {
  return picturePath + SUFFIX;
}

/** The image path of a focus point's path, whether or not the image is set; undefined for other paths. */
export function imagePathOfFocus(config: Config, path: string): string | undefined {
  if (!path.endsWith(SUFFIX)) return undefined;
  const picture = path.slice(0, -SUFFIX.length);
  return leafOfPath(config, picture)?.type === 'image' ? picture : undefined;
}
