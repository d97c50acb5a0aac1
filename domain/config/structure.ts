import type { Json } from '../json/json.ts';

// Type aliases, because an interface is not assignable to JsonObject.

/** The type of a leaf's value; it decides which editor opens. */
export type LeafType = 'text' | 'color' | 'image' | 'icon' | 'url' | 'boolean';

/** A node with one value at `path`, from the config's root. The colour `''` means: derived from others. */
export type Leaf = {
  readonly id: string;
  readonly name: string;
  readonly type: LeafType;
  readonly editable: boolean;
  readonly path: string;
  readonly default: string | boolean;
  readonly note?: string | undefined;
  /** Values offered as options in the chat. */
  readonly choices?: readonly string[] | undefined;
};

/** A whole list, edited as a table at its `path`. It is in no structure: the menu makes it. */
export type TableLeaf = Omit<Leaf, 'type'> & { readonly type: 'table' };

/** What one editor edits. */
export type EditedLeaf = Leaf | TableLeaf;

/** A leaf of a list item; `[INDEX]` in `pathTemplate` stands for the item's index. */
export type ItemLeaf = {
  readonly id: string;
  readonly name: string;
  readonly type: LeafType;
  readonly editable: boolean;
  readonly pathTemplate: string;
  readonly default: string | boolean;
  readonly note?: string | undefined;
};

/** A node with a list of items of one shape. */
export type ListNode = {
  readonly id: string;
  readonly name: string;
  readonly type: 'array';
  readonly editable: boolean;
  readonly path: string;
  readonly itemStructure: readonly ItemLeaf[];
  readonly default: readonly Json[];
  readonly note?: string | undefined;
};

/** A node that groups others; it has no type. */
export type GroupNode = {
  readonly id: string;
  readonly name: string;
  readonly editable: boolean;
  readonly children: readonly StructureNode[];
};

export type StructureNode = Leaf | ListNode | GroupNode;

export type Section = {
  readonly id: string;
  readonly name: string;
  readonly editable: boolean;
  readonly children: readonly StructureNode[];
};

/** The editable parts of a website: global settings and sections, in menu order. */
export type Structure = {
  readonly globalSettings: { readonly children: readonly Leaf[] };
  readonly sections: readonly Section[];
};

/** True for a node that groups others. */
export function isGroup(node: StructureNode): node is GroupNode {
  return 'children' in node;
}

/** True for a list node. */
export function isList(node: StructureNode): node is ListNode {
  return !isGroup(node) && node.type === 'array';
}

/** Flattens groups into their leaves and lists, in order. */
export function ungrouped(nodes: readonly StructureNode[]): readonly (Leaf | ListNode)[] {
  return nodes.flatMap((node) => (isGroup(node) ? ungrouped(node.children) : [node]));
}

/** The leaf of the item at `index`, with its path from the root. */
export function leafOfItem(leaf: ItemLeaf, index: number): Leaf {
  const { pathTemplate, ...rest } = leaf;
  return { ...rest, path: pathTemplate.replace('[INDEX]', () => `[${index}]`) };
}
