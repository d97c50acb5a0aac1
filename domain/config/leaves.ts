import { isArray, type Json } from '../json/json.ts';
import { getAt, parsePath } from '../json/path.ts';
import type { Config } from './config.ts';
import { isList, type Leaf, type ListNode, leafOfItem, ungrouped } from './structure.ts';

const INDEX = /\[(\d+)\]/g;

/** All leaves of a config, list items included, in structure order. */
export function leavesOf(config: Config): readonly Leaf[] {
  return nodesOf(config).flatMap((node) => (isList(node) ? leavesOfItems(config, node) : [node]));
}

/** The leaf at a path in its canonical form; undefined if there is none. Makes no leaves of items that the path does not name. */
export function leafOfPath(config: Config, path: string): Leaf | undefined {
  // The first item stands for all where a structure gives each the same path.
  const named = [0, ...[...path.matchAll(INDEX)].map(([, index]) => Number(index))];
  const leaves = nodesOf(config).flatMap((node) =>
    isList(node) ? leavesOfItems(config, node, named) : [node],
  );
  return leaves.find((leaf) => leaf.path === path);
}

function leavesOfItems(config: Config, node: ListNode, indexes?: readonly number[]): readonly Leaf[] {
  const items = valueAt(config, node.path);
  if (!isArray(items)) return [];
  const present = indexes ? indexes.filter((index) => index < items.length) : items.keys();
  return [...present].flatMap((index) => node.itemStructure.map((leaf) => leafOfItem(leaf, index)));
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
