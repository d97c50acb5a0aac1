import { isArray, isObject, type Json } from '../json/json.ts';
import { type Path, parsePath } from '../json/path.ts';
import { isGroup, isList, type Structure, type StructureNode, ungrouped } from './structure.ts';

/** What a structure says of a place: nothing below it, keys below it, or a list of items alike. */
interface Shape {
  readonly keys: Map<string, Shape>;
  items?: Shape;
}

/** Whether values are of the kinds that a structure has: objects and lists where it goes on below, scalars at its ends. */
export function fitsStructure(values: Json, structure: Structure): boolean {
  return fits(values, shapeOf(structure));
}

/** Whether a structure has something below a path, so that no scalar may stand there. */
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

/** A place, and whether keys or items stand below it. */
interface End {
  readonly path: Path;
  readonly isList: boolean;
}

/** Whether no value stands where another needs an object or a list, nor a list where another needs an object. */
export function isConsistent({ globalSettings, sections }: Structure): boolean {
  const ends = ungrouped([...globalSettings.children, ...sections]).flatMap((node): readonly End[] => [
    { path: pathOf(node.path), isList: isList(node) },
    ...(isList(node) ? node.itemStructure : []).map(({ pathTemplate }) => ({
      path: pathOf(pathTemplate.replace('[INDEX]', '[0]')),
      isList: false,
    })),
  ]);
  const objects = new Set<string>();
  const lists = new Set<string>(ends.filter((end) => end.isList).map(({ path }) => JSON.stringify(path)));
  for (const { path } of ends) {
    for (const [depth, key] of path.entries())
      (typeof key === 'number' ? lists : objects).add(JSON.stringify(path.slice(0, depth)));
  }
  return (
    ![...lists].some((place) => objects.has(place)) &&
    ends.every(({ path, isList: isListHere }) => {
      const place = JSON.stringify(path);
      return isListHere || !(objects.has(place) || lists.has(place));
    })
  );
}

/** A path, each of its indexes as the first: the items of a list are alike. */
function pathOf(text: string): Path {
  return (parsePath(text) ?? []).map((key) => (typeof key === 'number' ? 0 : key));
}
