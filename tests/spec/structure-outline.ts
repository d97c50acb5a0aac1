import type { Config } from '../../src/domain/config/config.ts';
import {
  isGroup,
  isList,
  type Leaf,
  leafOfItem,
  type Section,
  type Structure,
  type StructureNode,
} from '../../src/domain/config/structure.ts';
import { isArray } from '../../src/domain/json/json.ts';
import { getAt, parsePath } from '../../src/domain/json/path.ts';

/** A section as the tables here have it: a line a child, what is below it set in. */
export function outlineOf({ id, name, editable, children }: Section): string {
  return [`${name} (${id})${editable ? '' : ', not editable'}`, ...children.flatMap(linesOf).map(setIn)].join(
    '\n',
  );
}

function linesOf(node: StructureNode): string[] {
  if (isGroup(node)) return [`${node.name}: node`, ...node.children.flatMap(linesOf).map(setIn)];
  const own = `${node.name}: ${node.type} ${node.path}`;
  if (!isList(node)) return [own];
  return [own, ...node.itemStructure.map((leaf) => setIn(`${leaf.name}: ${leaf.type} ${leaf.pathTemplate}`))];
}

const setIn = (line: string) => `  ${line}`;

/** Every child of a structure, those of nodes among them. */
export function nodesOf({ globalSettings, sections }: Structure): readonly StructureNode[] {
  const below = (node: StructureNode): StructureNode[] =>
    isGroup(node) ? [node, ...node.children.flatMap(below)] : [node];
  return [...globalSettings.children, ...sections.flatMap(({ children }) => children)].flatMap(below);
}

/** Every leaf of a config, those of all its lists' items among them. */
export function leavesOf(config: Config): readonly Leaf[] {
  return nodesOf(config._structure).flatMap((node) => {
    if (isGroup(node)) return [];
    if (!isList(node)) return [node];
    const items = getAt(config, parsePath(node.path) ?? []);
    return (isArray(items) ? items : []).flatMap((_, at) =>
      node.itemStructure.map((leaf) => leafOfItem(leaf, at)),
    );
  });
}
