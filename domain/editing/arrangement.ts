import type { Config } from '../config/config.ts';
import { LAST_INDEX } from '../config/edit-config.ts';
import { movableIds, withSectionOrder } from '../config/section-order.ts';
import { isList, type ListNode, ungrouped } from '../config/structure.ts';
import { isHidden } from '../config/visibility.ts';
import { isArray, type Json, type JsonObject } from '../json/json.ts';
import { isSame } from '../json/patch.ts';
import { formatPath, getAt, type Path, parsePath, setAt } from '../json/path.ts';
import { addableIds, isAddedId, withoutSection, withSection } from '../sections/added-sections.ts';

/** The actions on list items and sections, in menu order. */
export const ACTS = ['add', 'moveUp', 'moveDown', 'duplicate', 'remove', 'hide', 'show'] as const;
export type Act = (typeof ACTS)[number];

/** An action and its target: a section id, an item's path, or the path that a new item will have. */
export interface Arrangement {
  readonly act: Act;
  readonly path: string;
}

/** An index in a list of a config; the index after the last one is that of a new item. */
interface Spot {
  readonly node: ListNode;
  readonly list: Path;
  readonly items: readonly Json[];
  readonly index: number;
}

/** The index shift of an item or section by each action. */
const SHIFTS: Partial<Record<Act, number>> = { moveUp: -1, moveDown: 1, duplicate: 1 };

/** The actions that are possible on a section or item now; of a section that can be added, that alone. */
export function actsAt(config: Config, path: string): readonly Act[] {
  const spot = spotAt(config, path);
  const ids = movableIds(config);
  const place = spot?.index ?? ids.indexOf(path);
  const count = spot ? Math.min(spot.items.length, LAST_INDEX + 1) : ids.length;
  const stands = place >= 0 && place < count;
  const hasRoom = spot !== undefined && spot.items.length <= LAST_INDEX;
  const isSection = config._structure.sections.some(({ id }) => id === path);
  const possible: Record<Act, boolean> = {
    add: (hasRoom && place === count) || addableIds(config).some((id) => id === path),
    moveUp: stands && place > 0,
    moveDown: stands && place < count - 1,
    duplicate: stands && hasRoom,
    remove: (stands && spot !== undefined) || (isSection && isAddedId(path)),
    hide: isSection && !isHidden(config, path),
    show: isSection && isHidden(config, path),
  };
  return ACTS.filter((act) => possible[act]);
}

/** Applies an arrangement; other branches are shared. Returns the same config if the action is not possible. */
export function arrange(config: Config, { act, path }: Arrangement): Config {
  if (!actsAt(config, path).includes(act)) return config;
  const spot = spotAt(config, path);
  if (spot) return setAt(config, spot.list, itemsAfter(act, spot));
  if (isAddedId(path) && act === 'add') return withSection(config, path);
  if (isAddedId(path) && act === 'remove') return withoutSection(config, path);
  if (act === 'hide' || act === 'show') return setAt(config, [path, 'hidden'], act === 'hide');
  const ids = movableIds(config);
  return withSectionOrder(config, moved(ids, ids.indexOf(path), act));
}

/** The menu id of the target after an arrangement, at the same level; undefined if it was removed. */
export function idAfter({ act, path }: Arrangement): string | undefined {
  if (act === 'remove') return undefined;
  const index = parsePath(path)?.at(-1);
  return typeof index === 'number' ? String(index + (SHIFTS[act] ?? 0)) : path;
}

function spotAt(config: Config, pathText: string): Spot | undefined {
  const path = parsePath(pathText) ?? [];
  const index = path.at(-1);
  if (typeof index !== 'number') return undefined;
  const list = path.slice(0, -1);
  const node = listsOf(config).find((each) => each.path === formatPath(list));
  const items = getAt(config, list);
  return node && { node, list, items: isArray(items) ? items : [], index };
}

function listsOf(config: Config): readonly ListNode[] {
  return ungrouped(config._structure.sections.flatMap(({ children }) => children)).filter(isList);
}

/** The paths of list items whose index changed, or that were removed. */
export function movedItems(before: Config, after: Config): readonly string[] {
  return listsOf(after).flatMap(({ path }) => {
    const [was, is] = [before, after].map((config) => getAt(config, parsePath(path) ?? []));
    if (!isArray(was) || !isArray(is) || was === is) return [];
    const isMoved = (item: Json, at: number) =>
      was.length !== is.length ||
      was.some(
        (other, place) => !isSame(other, is[place]) && (isSame(item, is[place]) || isSame(other, is[at])),
      );
    return was.flatMap((item, at) => (!isSame(item, is[at]) && isMoved(item, at) ? [`${path}[${at}]`] : []));
  });
}

function itemsAfter(act: Act, { node, items, index }: Spot): readonly Json[] {
  if (act === 'add') return [...items, newItem(node)];
  if (act === 'remove') return items.toSpliced(index, 1);
  return act === 'duplicate' ? items.toSpliced(index, 0, items[index] ?? {}) : moved(items, index, act);
}

function moved<T>(all: readonly T[], from: number, act: Act): readonly T[] {
  return all.toSpliced(from, 1).toSpliced(from + (SHIFTS[act] ?? 0), 0, ...all.slice(from, from + 1));
}

/** A new item of a list, with the defaults of its fields. */
export function newItem({ path, itemStructure }: ListNode): JsonObject {
  const own = `${path}[INDEX].`;
  return itemStructure.reduce<JsonObject>((item, leaf) => {
    const place = leaf.pathTemplate.startsWith(own) && parsePath(leaf.pathTemplate.slice(own.length));
    return place ? setAt(item, place, leaf.default) : item;
  }, {});
}
