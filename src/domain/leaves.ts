import type { Config } from './config.ts';
import { isArray } from './json.ts';
import { getAt, parsePath } from './path.ts';
import { isList, type Leaf, leafOfItem, ungrouped } from './structure.ts';

/** Every leaf of a config with its whole path, those of its lists' items among them, in the structure's order. */
export function leavesOf(config: Config): readonly Leaf[] {
  const { globalSettings, sections } = config._structure;
  const nodes = [...globalSettings.children, ...sections.flatMap(({ children }) => children)];
  return ungrouped(nodes).flatMap((node) => {
    if (!isList(node)) return [node];
    const items = getAt(config, parsePath(node.path) ?? []);
    if (!isArray(items)) return [];
    return items.flatMap((_, index) => node.itemStructure.map((leaf) => leafOfItem(leaf, index)));
  });
}

/** The text that stands at a path; '' where something else does. */
export function textAt(config: Config, pathText: string): string {
  const path = parsePath(pathText);
  const value = path && getAt(config, path);
  return typeof value === 'string' ? value : '';
}
