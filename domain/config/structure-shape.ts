import { type Path, parsePath } from '../json/path.ts';
import { isGroup, isList, type Structure, type StructureNode } from './structure.ts';

/** The shape that a structure gives a path: a scalar, an object with keys, or a list of equal items. */
export interface Shape {
  readonly keys: Map<string, Shape>;
  items?: Shape;
}

/** True if a structure has children below a path, so that it cannot hold a scalar. */
export function hasBelow(structure: Structure, path: Path): boolean {
  const shape = path.reduce<Shape | undefined>(
    (here, segment) => (typeof segment === 'number' ? here?.items : here?.keys.get(segment)),
    shapeOf(structure),
  );
  return shape !== undefined && !isEnd(shape);
}

/** True for the shape of a scalar. */
export function isEnd({ keys, items }: Shape): boolean {
  return keys.size === 0 && items === undefined;
}

const shapes = new WeakMap<Structure, Shape>();

/** The shape that a structure gives to values. */
export function shapeOf(structure: Structure): Shape {
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
