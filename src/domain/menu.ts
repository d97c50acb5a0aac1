import type { Config } from './config.ts';
import { LAST_INDEX } from './config-write.ts';
import { isArray } from './json.ts';
import { formatPath, getAt, parsePath } from './path.ts';
import { type ItemLeaf, isGroup, isList, type Leaf, leafOfItem, type StructureNode } from './structure.ts';
import type { Words } from './words.ts';

/** Where in the menu a visitor stands: the ids from a section down, an item by its index. */
export type Place = readonly string[];

/** One entry of the menu. A field is a leaf with its whole path; the others lead to further entries. */
export type MenuEntry =
  | { readonly kind: 'menu' | 'group' | 'list' | 'item'; readonly name: string; readonly place: Place }
  | { readonly kind: 'field'; readonly name: string; readonly place: Place; readonly leaf: Leaf };

type Below = (config: Config, words: Words) => readonly Branch[];
interface Branch {
  readonly entry: MenuEntry;
  readonly below: Below;
}

const NOTHING: Below = () => [];

/** The entries offered at a place, in menu order; what is not editable is left out. */
export function entriesBelow(config: Config, place: Place, words: Words): readonly MenuEntry[] {
  return (
    branchAt(config, place, words)
      ?.below(config, words)
      .map((branch) => branch.entry) ?? []
  );
}

/** The name a visitor knows a path by: that of its leaf, or the path itself where no leaf has it. */
export function nameOfPath(config: Config, pathText: string): string {
  return namesOfPath(config, pathText).at(-1) ?? pathText;
}

/** The names on the way to a path's leaf, from its section down; none where no leaf has it. */
export function namesOfPath(config: Config, pathText: string): readonly string[] {
  const path = parsePath(pathText);
  if (!path) return [];
  const { globalSettings, sections } = config._structure;
  return findNames([...globalSettings.children, ...sections], formatPath(path));
}

/** The entries from the main menu to a target: a field's path, or the ids of another entry joined by dots; none where there is no such. */
export function wayTo(config: Config, target: string, words: Words): readonly MenuEntry[] {
  const search = (branches: readonly Branch[]): readonly MenuEntry[] => {
    for (const { entry, below } of branches) {
      if (targetOf(entry) === target) return [entry];
      const rest = search(below(config, words));
      if (rest.length > 0) return [entry, ...rest];
    }
    return [];
  };
  return search(mainMenu(config, words));
}

/** Every entry of the menu with the entries on the way to it, itself last, in menu order. */
export function allWays(config: Config, words: Words): readonly (readonly MenuEntry[])[] {
  const waysBelow = (way: readonly MenuEntry[], branches: readonly Branch[]): (readonly MenuEntry[])[] =>
    branches.flatMap(({ entry, below }) => {
      const here = [...way, entry];
      return [here, ...waysBelow(here, below(config, words))];
    });
  return waysBelow([], mainMenu(config, words));
}

/** What an entry is gone to by. */
export function targetOf(entry: MenuEntry): string {
  return entry.kind === 'field' ? entry.leaf.path : entry.place.join('.');
}

function branchAt(config: Config, place: Place, words: Words): Branch | undefined {
  return place.reduce<Branch | undefined>(
    (here, id) => here?.below(config, words).find((branch) => branch.entry.place.at(-1) === id),
    { entry: { kind: 'menu', name: '', place: [] }, below: mainMenu },
  );
}

function mainMenu(config: Config, words: Words): readonly Branch[] {
  const sections = config._structure.sections.filter((section) => section.editable);
  const globals = config._structure.globalSettings.children;
  return [
    ...sections.map((section) => group([], section.id, section.name, section.children)),
    group([], 'globalSettings', words.chat.globalSettings, globals),
  ];
}

function group(parent: Place, id: string, name: string, children: readonly StructureNode[]): Branch {
  const place = [...parent, id];
  const offered = children.filter((child) => child.editable);
  return {
    entry: { kind: 'group', name, place },
    below: () => offered.map((child) => branchOf(place, child)),
  };
}

function branchOf(parent: Place, node: StructureNode): Branch {
  const place = [...parent, node.id];
  if (isGroup(node)) return group(parent, node.id, node.name, node.children);
  if (!isList(node)) return fieldOf(parent, node);
  return {
    entry: { kind: 'list', name: node.name, place },
    below: (config, words) =>
      Array.from({ length: itemCount(config, node.path) }, (_, index) => ({
        entry: { kind: 'item', name: words.chat.item(index + 1), place: [...place, String(index)] },
        below: itemFields([...place, String(index)], node.itemStructure, index),
      })),
  };
}

function itemFields(place: Place, leaves: readonly ItemLeaf[], index: number): Below {
  const offered = leaves.filter((leaf) => leaf.editable);
  return () => offered.map((leaf) => fieldOf(place, leafOfItem(leaf, index)));
}

function fieldOf(parent: Place, leaf: Leaf): Branch {
  return { entry: { kind: 'field', name: leaf.name, place: [...parent, leaf.id], leaf }, below: NOTHING };
}

function itemCount(config: Config, path: string): number {
  const parsed = parsePath(path);
  const items = parsed ? getAt(config, parsed) : undefined;
  return isArray(items) ? Math.min(items.length, LAST_INDEX + 1) : 0;
}

function findNames(nodes: readonly StructureNode[], path: string): readonly string[] {
  for (const node of nodes) {
    if (isGroup(node)) {
      const below = findNames(node.children, path);
      if (below.length > 0) return [node.name, ...below];
    } else if (isList(node)) {
      for (const leaf of node.itemStructure) {
        const index = indexIn(leaf.pathTemplate, path);
        if (index !== undefined) return [`${node.name} ${index + 1}`, leaf.name];
      }
    } else if (node.path === path) return [node.name];
  }
  return [];
}

function indexIn(template: string, path: string): number | undefined {
  const [before = '', after = ''] = template.split('[INDEX]');
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined;
  const [, index] = /^\[(\d+)\]$/.exec(path.slice(before.length, path.length - after.length)) ?? [];
  return index === undefined ? undefined : Number(index);
}
