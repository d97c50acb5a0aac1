import { altTextPath } from '../config/alt-text.ts';
import type { Config } from '../config/config.ts';
import { LAST_INDEX, type PlannedEdit } from '../config/edit-config.ts';
import { nodesOf, textAt, valueAt } from '../config/leaves.ts';
import { type ItemLeaf, isList, type ListNode, leafOfItem } from '../config/structure.ts';
import { isShown } from '../config/visibility.ts';
import { isArray, isObject } from '../json/json.ts';
import { getAt, parsePath } from '../json/path.ts';

/** The field that holds the picture of each item of a list; undefined if its items have none. */
function pictureField({ itemStructure }: ListNode): ItemLeaf | undefined {
  return itemStructure.find(({ type, editable }) => type === 'image' && editable);
}

/** The number of pictures that a list can still take, in items without one and in new items; 0 for a list without pictures. */
export function roomForPictures(config: Config, listPath: string): number {
  return placesInList(config, listPath).length;
}

/** A picture to add. Its description is '' for decoration, undefined if none was given. */
export interface AddedPicture {
  readonly address: string;
  readonly description?: string | undefined;
}

/** The edits that put pictures where they go, in order. */
export function pictureEdits(
  places: readonly PicturePlace[],
  pictures: readonly AddedPicture[],
): readonly PlannedEdit[] {
  return pictures.flatMap(({ address, description }, nth) => {
    const place = places[nth];
    if (!place) return [];
    const { picture, others } = place;
    const described = description === undefined ? [] : [{ path: altTextPath(picture), typed: description }];
    return [...others, { path: picture, typed: address }, ...described];
  });
}

/** Where a picture can go: its path, and for a new item the values of its other fields. */
export interface PicturePlace {
  readonly picture: string;
  readonly others: readonly PlannedEdit[];
}

/** Where pictures of a list go: items without one are filled first, then items are added. */
export function placesInList(config: Config, listPath: string): readonly PicturePlace[] {
  const list = nodesOf(config).find(({ path }) => path === listPath);
  const field = list && isList(list) ? pictureField(list) : undefined;
  if (!list || !isList(list) || !field) return [];
  const items = valueAt(config, listPath);
  const count = isArray(items) ? items.length : 0;
  return Array.from({ length: LAST_INDEX + 1 }, (_, index) => index).flatMap((index) => {
    const picture = leafOfItem(field, index).path;
    if (index < count) return isEmpty(config, list, field, index) ? [{ picture, others: [] }] : [];
    const leaves = list.itemStructure.filter((leaf) => leaf !== field).map((leaf) => leafOfItem(leaf, index));
    return [{ picture, others: leaves.map(({ path, default: typed }) => ({ path, typed })) }];
  });
}

/** True if an item shows no picture, or still the template's. One that is hidden keeps waiting for what it was hidden for. */
function isEmpty(config: Config, list: ListNode, field: ItemLeaf, index: number): boolean {
  const { path } = leafOfItem(field, index);
  const picture = textAt(config, path).trim();
  if (!isShown(config, `${list.path}[${index}].visible`)) return false;
  return picture === '' || picture === defaultPicture(list, field, index);
}

function defaultPicture(list: ListNode, field: ItemLeaf, index: number): string | undefined {
  const item = list.default[index];
  const own = parsePath(field.pathTemplate.slice(`${list.path}[INDEX].`.length));
  const picture = own && isObject(item) ? getAt(item, own) : undefined;
  return typeof picture === 'string' ? picture : undefined;
}
