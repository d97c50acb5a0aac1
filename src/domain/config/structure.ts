import type { Json } from '../json/json.ts';

// Type aliases, not interfaces: only these count as JSON objects to the compiler.

/** What kind of value a leaf holds, and so which editor it opens. */
export type LeafType = 'text' | 'color' | 'image' | 'icon' | 'url' | 'boolean';

/** A child that holds one value at `path`, whole from the config's root. A colour's `''` means: derived. */
export type Leaf = {
  readonly id: string;
  readonly name: string;
  readonly type: LeafType;
  readonly editable: boolean;
  readonly path: string;
  readonly default: string | boolean;
  readonly note?: string | undefined;
  /** Values offered as options under the field's prompt. */
  readonly choices?: readonly string[] | undefined;
};

/** A child of an array's item; `[INDEX]` in `pathTemplate` stands for the item's place. */
export type ItemLeaf = {
  readonly id: string;
  readonly name: string;
  readonly type: LeafType;
  readonly editable: boolean;
  readonly pathTemplate: string;
  readonly default: string | boolean;
  readonly note?: string | undefined;
};

/** A child that holds a list of items of one shape; `default` is the list a new site starts with. */
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

/** A child without a type: it only groups further children. */
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

/** What of a website can be edited: the global settings and the sections, in menu order. */
export type Structure = {
  readonly globalSettings: { readonly children: readonly Leaf[] };
  readonly sections: readonly Section[];
};

/** Whether a node groups children (it has no type). */
export function isGroup(node: StructureNode): node is GroupNode {
  return 'children' in node;
}

/** Whether a node holds a list of items. */
export function isList(node: StructureNode): node is ListNode {
  return !isGroup(node) && node.type === 'array';
}

/** The leaves and lists among nodes and in their groups, in order. */
export function ungrouped(nodes: readonly StructureNode[]): readonly (Leaf | ListNode)[] {
  return nodes.flatMap((node) => (isGroup(node) ? ungrouped(node.children) : [node]));
}

/** An item's leaf at place `index`, with its whole path. */
export function leafOfItem(leaf: ItemLeaf, index: number): Leaf {
  const { pathTemplate, ...rest } = leaf;
  return { ...rest, path: pathTemplate.replace('[INDEX]', () => `[${index}]`) };
}
