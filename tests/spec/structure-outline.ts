import type { Config } from '../../domain/config/config.ts';
import {
  isGroup,
  isList,
  type Leaf,
  leafOfItem,
  type Section,
  type Structure,
  type StructureNode,
} from '../../domain/config/structure.ts';
import { isArray } from '../../domain/json/json.ts';
import { getAt, parsePath } from '../../domain/json/path.ts';

/** The outline of a section as in the structure tables: one line per child, nested children indented. */
export function outlineOf({ id, name, editable, children }: Section): string {
  return [
    `${name} (${id})${editable ? '' : ', not editable'}`,
    ...children.flatMap(linesOf).map(indent),
  ].join('\n');
}

function linesOf(node: StructureNode): string[] {
  if (isGroup(node)) return [`${node.name}: node`, ...node.children.flatMap(linesOf).map(indent)];
  const own = `${node.name}: ${node.type} ${node.path}`;
  if (!isList(node)) return [own];
  return [
    own,
    ...node.itemStructure.map((leaf) => indent(`${leaf.name}: ${leaf.type} ${leaf.pathTemplate}`)),
  ];
}

const indent = (line: string) => `  ${line}`;

/** All nodes of a structure, nested ones included. */
export function nodesOf({ globalSettings, sections }: Structure): readonly StructureNode[] {
  const below = (node: StructureNode): StructureNode[] =>
    isGroup(node) ? [node, ...node.children.flatMap(below)] : [node];
  return [...globalSettings.children, ...sections.flatMap(({ children }) => children)].flatMap(below);
}

/** All leaves of a config, those of list items included. */
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
