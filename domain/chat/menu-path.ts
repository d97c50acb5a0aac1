import type { Words } from '../../words/words.ts';
import type { Config } from '../config/config.ts';
import { textAt } from '../config/leaves.ts';
import type { Leaf } from '../config/structure.ts';
import { formatPath, type Path, parsePath } from '../json/path.ts';
import { placesBelow, placesWithLeaves, sectionArrangedAt } from './menu.ts';
import type { MenuPlace } from './menu-entry.ts';

/** The path that all fields below a menu place share, such as `hero.button` or `benefits.items[1]`; undefined if they share none. */
export function pathOfPlace(config: Config, place: MenuPlace, words: Words): string | undefined {
  const section = sectionArrangedAt(place);
  if (section !== undefined) return section;
  // The fields below the main menu share no path, and there are many of them.
  if (place.length === 0) return undefined;
  const paths = placesWithLeaves(config, place, words).flatMap(({ leaves }) =>
    leaves.map(({ path }) => parsePath(path) ?? []),
  );
  const [first = [], ...others] = paths;
  const shared = others.reduce<Path>(commonStart, paths.length === 1 ? first.slice(0, -1) : first);
  return shared.length === 0 ? undefined : formatPath(shared);
}

/** The first text and the first picture of a list item, to tell it from its neighbors. `picture` is an image's address. */
export interface ItemGlimpse {
  readonly title: string;
  readonly picture: string;
}

/** The title and picture of each list item below a menu place, by the name of its option. */
export function itemGlimpses(
  config: Config,
  place: MenuPlace,
  words: Words,
): ReadonlyMap<string, ItemGlimpse> {
  // Few places have items, and all fields of the website lie below the main menu.
  if (!placesBelow(config, place, words).some(({ kind }) => kind === 'item')) return new Map();
  const items = placesWithLeaves(config, place, words).filter(({ entry }) => entry.kind === 'item');
  return new Map(items.map(({ entry, leaves }) => [entry.name, glimpseOf(config, leaves)]));
}

/** The title and picture of one list item. */
export function itemGlimpse(config: Config, place: MenuPlace, words: Words): ItemGlimpse {
  return glimpseOf(
    config,
    placesWithLeaves(config, place, words).flatMap(({ leaves }) => leaves),
  );
}

function glimpseOf(config: Config, leaves: readonly Leaf[]): ItemGlimpse {
  const firstOf = (type: 'text' | 'image') =>
    leaves
      .filter((leaf) => leaf.type === type)
      .map(({ path }) => textAt(config, path).trim())
      .find((text) => text !== '') ?? '';
  return { title: firstOf('text'), picture: firstOf('image') };
}

function commonStart(one: Path, other: Path): Path {
  const parting = one.findIndex((segment, level) => segment !== other[level]);
  return parting === -1 ? one : one.slice(0, parting);
}
