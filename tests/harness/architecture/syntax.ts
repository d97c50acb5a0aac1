/** The part of a syntax tree node that the rules need. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** A node with its parent and the field of the parent that holds it. */
export interface Placed {
  readonly node: SyntaxNode;
  readonly parent: SyntaxNode | undefined;
  readonly field: string;
}

/** Whether a value is a node of a syntax tree. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Yields a node and all its descendants in preorder. */
export function* nodesIn(
  node: SyntaxNode,
  parent?: SyntaxNode,
  field = '',
): Generator<Placed, void, undefined> {
  yield { node, parent, field };
  for (const [name, child] of childrenOf(node)) yield* nodesIn(child, node, name);
}

/** The child nodes of a node, each with the field that holds it. */
export function childrenOf(node: SyntaxNode): (readonly [string, SyntaxNode])[] {
  return Object.entries(node).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => [name, child] as const),
  );
}

/** The node in a field of another. */
export function nodeAt(node: SyntaxNode | undefined, field: string): SyntaxNode | undefined {
  const value = node?.[field];
  return isNode(value) ? value : undefined;
}

/** The nodes in a list field of another. */
export function listAt(node: SyntaxNode | undefined, field: string): SyntaxNode[] {
  const value = node?.[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The name of an identifier, or the value of a string or number literal; undefined for any other node. */
export function nameOf(node: SyntaxNode | undefined): string | undefined {
  const name = node?.type === 'Literal' ? node.value : node?.name;
  return typeof name === 'string' || typeof name === 'number' ? String(name) : undefined;
}

/** Whether a node is an identifier that refers to a binding, and not the name of a member or a key. */
export function isReference({ node, parent, field }: Placed): boolean {
  if (node.type !== 'Identifier') return false;
  const isMember = parent?.type === 'MemberExpression' && field === 'property';
  const isKey = field === 'key' && (parent?.type === 'Property' || parent?.type.startsWith('TS') === true);
  return !((isMember || isKey) && parent?.computed === false);
}
