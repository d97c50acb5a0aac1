import type { Config } from '../config/config.ts';
import { isArray, type Json } from '../json/json.ts';
import { isSame } from '../json/patch.ts';
import { getAt, type Path } from '../json/path.ts';

/** Maps a path to another state of the website, following list items that were moved; undefined if the path no longer exists. */
export function placeHere(path: Path, from: Config, here: Config): Path | undefined {
  const place: (string | number)[] = [];
  for (const [level, segment] of path.entries()) {
    const before = getAt(from, path.slice(0, level));
    const now = getAt(here, place);
    const isItem = typeof segment === 'number' && isArray(before) && isArray(now);
    const found = isItem ? indexHere(segment, before, now) : segment;
    if (found === undefined) return undefined;
    place.push(found);
  }
  return place;
}

/** The index of an item in a list that may have been rearranged: by equality, else the same index unless another item moved there. */
export function indexHere(index: number, before: readonly Json[], now: readonly Json[]): number | undefined {
  const item = before[index];
  if (item === undefined || isSame(item, now[index])) return index;
  const moved = now.findIndex((other) => isSame(other, item));
  if (moved !== -1) return moved;
  const there = now[index];
  const isAnother = there === undefined || before.some((other) => isSame(other, there));
  return isAnother ? undefined : index;
}
