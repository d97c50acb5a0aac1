import { isArray, isObject, type Json, type JsonObject } from '../json/json.ts';
import { getAt, type Path, parsePath, setAt } from '../json/path.ts';
import { isGroup, isList, type Structure, type StructureNode, ungrouped } from './structure.ts';

/** The shape that a structure gives a path: a scalar, an object with keys, or a list of equal items. */
interface Shape {
  readonly keys: Map<string, Shape>;
  items?: Shape;
}

/** True if values have the structure's shape: objects and lists where it has children, scalars at leaves. */
export function fitsStructure(values: Json, structure: Structure): boolean {
  return fits(values, shapeOf(structure));
}

/** The values with `{}` for each null in a list: JSON writes the holes of a list so, and an empty slot is `{}`. */
export function withEmptySlots<Values extends JsonObject>(values: Values, structure: Structure): Values {
  return ungrouped([
    ...structure.globalSettings.children,
    ...structure.sections.flatMap(({ children }) => children),
  ])
    .filter(isList)
    .reduce((filled, list) => {
      const path = parsePath(list.path) ?? [];
      const items = getAt(filled, path);
      if (!isArray(items) || !items.includes(null)) return filled;
      return setAt(
        filled,
        path,
        items.map((item) => item ?? {}),
      );
    }, values);
}

/** True if a structure has children below a path, so that it cannot hold a scalar. */
export function hasBelow(structure: Structure, path: Path): boolean {
  const shape = path.reduce<Shape | undefined>(
    (here, segment) => (typeof segment === 'number' ? here?.items : here?.keys.get(segment)),
    shapeOf(structure),
  );
  return shape !== undefined && !isEnd(shape);
}

function fits(value: Json | undefined, shape: Shape): boolean {
  if (value === undefined) return true;
  if (shape.items) return isArray(value) && value.every((item) => fits(item, shape.items as Shape));
  if (isEnd(shape)) return !isObject(value) && !isArray(value);
  return isObject(value) && [...shape.keys].every(([key, below]) => fits(value[key], below));
}

function isEnd({ keys, items }: Shape): boolean {
  return keys.size === 0 && items === undefined;
}

const shapes = new WeakMap<Structure, Shape>();

function shapeOf(structure: Structure): Shape {
  const known = shapes.get(structure);
  if (known) return known;
  const shape: Shape = { keys: new Map() };
  for (const { children } of [structure.globalSettings, ...structure.sections]) addAll(shape, children);
  shapes.set(structure, shape);
  return shape;
}

function addAll(root: Shape, nodes: readonly StructureNode[]): void {
  for (const node of nodes) {
    if (isGroup(node)) addAll(root, node.children);
    else {
      const place = placeAt(root, parsePath(node.path) ?? []);
      if (!isList(node)) continue;
      place.items ??= { keys: new Map() };
      for (const { pathTemplate } of node.itemStructure)
        placeAt(root, parsePath(pathTemplate.replace('[INDEX]', '[0]')) ?? []);
    }
  }
}

function placeAt(root: Shape, path: Path): Shape {
  let here = root;
  for (const segment of path) {
    if (typeof segment === 'number') here = here.items ??= { keys: new Map() };
    else {
      const below = here.keys.get(segment) ?? { keys: new Map() };
      here.keys.set(segment, below);
      here = below;
    }
  }
  return here;
}
