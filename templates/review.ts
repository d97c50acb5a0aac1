import type { Config } from '../src/domain/config.ts';
import { isArray } from '../src/domain/json.ts';
import { getAt, parsePath } from '../src/domain/path.ts';
import { isGroup, isList, type Leaf, leafOfItem, type StructureNode } from '../src/domain/structure.ts';
import { hasDrawing } from './icons/icon.ts';

/** An icon class that is drawn as the neutral glyph, as it is not in the set. */
export interface UnknownIcon {
  readonly path: string;
  readonly iconClass: string;
}

/** The icon classes of a config that its page cannot draw, in the structure's order. */
export function unknownIcons(config: Config): readonly UnknownIcon[] {
  const nodes = config._structure.sections.flatMap((section) => section.children);
  return leavesOf(config, nodes)
    .filter((leaf) => leaf.type === 'icon')
    .flatMap(({ path }) => {
      const iconClass = valueAt(config, path);
      const isUnknown = typeof iconClass === 'string' && iconClass.trim() !== '' && !hasDrawing(iconClass);
      return isUnknown ? [{ path, iconClass }] : [];
    });
}

function leavesOf(config: Config, nodes: readonly StructureNode[]): readonly Leaf[] {
  return nodes.flatMap((node) => {
    if (isGroup(node)) return leavesOf(config, node.children);
    if (!isList(node)) return [node];
    const items = valueAt(config, node.path);
    const count = isArray(items) ? items.length : 0;
    return Array.from({ length: count }, (_, index) =>
      node.itemStructure.map((leaf) => leafOfItem(leaf, index)),
    ).flat();
  });
}

function valueAt(config: Config, pathText: string) {
  const path = parsePath(pathText);
  return path && getAt(config, path);
}
