import type { Words } from '../../words/words.ts';
import type { Config } from '../config/config.ts';
import { applyPlan, NEW_ITEM, type PlannedEdit } from '../config/edit-config.ts';
import { indexHere, placeHere } from '../editing/place-here.ts';
import { isArray } from '../json/json.ts';
import { formatPath, getAt, type Path, parsePath } from '../json/path.ts';
import type { Option } from './command.ts';
import { listPathAt } from './list-path.ts';
import { nameOfPath } from './menu.ts';

/*
 * An offer keeps the item that it showed, not its position: the items of a list may be moved or removed while it waits, here or
 * in another tab.
 */

/** Options that were offered, and the website that they were offered for. */
export interface Offered {
  readonly options: readonly Option[];
  readonly on: Config;
}

/** An item that an offer is about: the path of its list, and its index before and now. */
interface Item {
  readonly list: Path;
  readonly was: number;
  readonly is: number;
}

/** What the website does not accept, as a change of what is gone. */
const REFUSED: readonly PlannedEdit[] = [{ path: '', typed: '' }];

/** The offers for the website as it is now. A change of an item that is gone is refused; a place that is gone is not offered. */
export function offersHere({ options, on }: Offered, here: Config, words: Words): readonly Option[] {
  if (on === here) return options;
  const renamed = (label: string, items: readonly Item[]) =>
    items.reduce((text, { list, was, is }) => {
      const name = nameOfPath(on, formatPath(list), words);
      return replaced(text, words.chat.itemOf(name, was + 1), words.chat.itemOf(name, is + 1));
    }, label);
  return options.flatMap(({ label, command }): readonly Option[] => {
    if (command.type === 'place.open') {
      const found = targetHere(command.target, on, here);
      return found
        ? [{ label: renamed(label, found.items), command: { ...command, target: found.target } }]
        : [];
    }
    if (command.type !== 'plan.chosen') return [{ label, command }];
    const { edits, items } = planHere(command.edits, on, here) ?? { edits: REFUSED, items: [] };
    const { told } = command;
    const said = told === undefined ? {} : { told: renamed(told, items) };
    return [{ label: renamed(label, items), command: { ...command, ...said, edits } }];
  });
}

/** A text with another name in place of the first one that is not the beginning of a longer one. */
function replaced(text: string, name: string, other: string): string {
  const at = text.indexOf(name);
  const end = at + name.length;
  return at === -1 || /^\d/.test(text.slice(end)) ? text : text.slice(0, at) + other + text.slice(end);
}

/** A plan as it is made now; undefined if something that it changes is gone. */
function planHere(
  edits: readonly PlannedEdit[],
  on: Config,
  here: Config,
): { readonly edits: readonly PlannedEdit[]; readonly items: readonly Item[] } | undefined {
  let then: Config | undefined = on;
  let now: Config | undefined = here;
  const followed: EditHere[] = [];
  for (const edit of edits) {
    const next: EditHere | undefined = then && now && editHere(edit, then, now);
    if (!next) return undefined;
    followed.push(next);
    then = then && applyPlan(then, [edit]);
    now = now && applyPlan(now, [next.edit]);
  }
  return now && { edits: followed.map(({ edit }) => edit), items: followed.flatMap(({ items }) => items) };
}

interface EditHere {
  readonly edit: PlannedEdit;
  readonly items: readonly Item[];
}

function editHere(edit: PlannedEdit, then: Config, now: Config): EditHere | undefined {
  if (edit.section) return { edit, items: [] };
  if (edit.order) return orderHere(edit, edit.order, then, now);
  const path = parsePath(edit.path) ?? [];
  const place = placeHere(path, then, now);
  return place && { edit: { ...edit, path: formatPath(place) }, items: itemsOn(path, place) };
}

/** The item that a path leads through. */
function itemsOn(path: Path, place: Path): readonly Item[] {
  const at = path.findLastIndex((segment) => typeof segment === 'number');
  const [was, is] = [path[at], place[at]];
  return typeof was === 'number' && typeof is === 'number' ? [{ list: path.slice(0, at), was, is }] : [];
}

/** The items that an order leaves out are left out; all others stay where they are now, and new ones stand last. */
function orderHere(
  edit: PlannedEdit,
  order: readonly number[],
  then: Config,
  now: Config,
): EditHere | undefined {
  const list = parsePath(edit.path) ?? [];
  const [before, items] = [getAt(then, list), getAt(now, list)];
  if (!isArray(before) || !isArray(items)) return { edit, items: [] };
  const leftOut: Item[] = [];
  for (const at of before.keys()) {
    const found = order.includes(at) ? at : indexHere(at, before, items);
    if (found === undefined) return undefined;
    if (!order.includes(at)) leftOut.push({ list, was: at, is: found });
  }
  const stays = [...items.keys()].filter((at) => !leftOut.some(({ is }) => is === at));
  const added = order.filter((at) => at === NEW_ITEM);
  return { edit: { ...edit, order: [...stays, ...added] }, items: leftOut };
}

/** Where a target is now, which is a field's path or the ids of a level; undefined if its item is gone. */
function targetHere(
  target: string,
  on: Config,
  here: Config,
): { readonly target: string; readonly items: readonly Item[] } | undefined {
  const ids = target.split('.');
  const at = ids.findIndex((id) => /^\d+$/.test(id));
  const path =
    at === -1 ? parsePath(target) : [...(parsePath(listPathAt(on, ids) ?? '') ?? []), Number(ids[at])];
  const place = path && placeHere(path, on, here);
  if (!place) return path ? undefined : { target, items: [] };
  const items = itemsOn(path, place);
  return { target: at === -1 ? formatPath(place) : ids.with(at, String(place.at(-1))).join('.'), items };
}
