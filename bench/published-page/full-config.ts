import {
  isGroup,
  isList,
  type LeafType,
  leafOfItem,
  type StructureNode,
} from '../../domain/config/structure.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import { parsePath, setAt } from '../../domain/json/path.ts';
import type { Template } from '../../templates/template.ts';

const ADDRESS = 'https://images.example/storage/v1/object/public/images/uploads/q3w9x2_1763683200000.webp';

/** A template's base with an address in every image and link field, and a colour in every colour field. */
export function fullConfig({ base }: Template): JsonObject {
  const nodes = base._structure.sections.flatMap(({ children }) => children);
  const all = (types: readonly LeafType[], valueAt: (place: number) => string) =>
    nodes
      .flatMap((node) => pathsOf(node, types))
      .map((path, place) => [parsePath(path) ?? [], valueAt(place)] as const);
  return [
    ...all(['image', 'url'], (place) => `${ADDRESS}?${place}`),
    ...all(['color'], (place) => `#${(place * 654_321 + 123_456).toString(16).padStart(6, '0').slice(-6)}`),
  ].reduce<JsonObject>((config, [path, value]) => setAt(config, path, value), base);
}

/** The paths of the leaves of these types below a node, for lists those of each default item. */
export function pathsOf(node: StructureNode, types: readonly LeafType[]): readonly string[] {
  if (isGroup(node)) return node.children.flatMap((child) => pathsOf(child, types));
  if (!isList(node)) return types.includes(node.type) ? [node.path] : [];
  const fields = node.itemStructure.filter(({ type }) => types.includes(type));
  return node.default.flatMap((_, index) => fields.map((leaf) => leafOfItem(leaf, index).path));
}
