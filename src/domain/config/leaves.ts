import { isArray, type Json } from '../json/json.ts';
import { getAt, parsePath } from '../json/path.ts';
import type { Config } from './config.ts';
import { isList, type Leaf, type ListNode, leafOfItem, ungrouped } from './structure.ts';

/** All leaves of a config, list items included, in structure order. */
export function leavesOf(config: Config): readonly Leaf[] {
  return nodesOf(config).flatMap((node) => {
    if (!isList(node)) return [node];
    const items = valueAt(config, node.path);
    if (!isArray(items)) return [];
    return items.flatMap((_, index) => node.itemStructure.map((leaf) => leafOfItem(leaf, index)));
  });
}

/** All leaves and list nodes of a config, in structure order. */
export function nodesOf({ _structure: { globalSettings, sections } }: Config): readonly (Leaf | ListNode)[] {
  return ungrouped([...globalSettings.children, ...sections.flatMap(({ children }) => children)]);
}

/** The value at a path, or undefined. */
export function valueAt(config: Config, pathText: string): Json | undefined {
  const path = parsePath(pathText);
  return path && getAt(config, path);
}

/** The text at a path; '' if the value is not a text. */
export function textAt(config: Config, pathText: string): string {
  const value = valueAt(config, pathText);
  return typeof value === 'string' ? value : '';
}
