import { placeOf, type Source } from './project.ts';
import type { Rule } from './rule.ts';
import { listAt, nameOf, nodeAt, nodesIn, type SyntaxNode } from './syntax.ts';

/** Rules for texts on the screen. */
export const TEXT_RULES: readonly Rule[] = [
  {
    name: 'a text is the only child of its element',
    reason:
      'A browser that translates the page replaces text nodes. React then fails where it removes a text beside other nodes, or puts one before it, and cannot change one. It replaces a text that stands alone.',
    breaches: ({ sources }) =>
      sources
        .filter(({ path }) => /^src\/ui\/.*\.tsx$/.test(path))
        .flatMap((source) =>
          bareTexts(source).map((node) => `${placeOf(source, node.start)} has a text beside others`),
        ),
  },
];

/** The children that may be a text and are not alone, and what a component returns as a text. */
function bareTexts({ program }: Source): readonly SyntaxNode[] {
  const nodes = [...nodesIn(program)].map(({ node }) => node);
  const isNodes = nodeTest(nodes);
  return nodes.flatMap((node) => {
    if (node.type === 'JSXFragment') return childrenIn(node).filter((child) => !isNodes(child));
    if (node.type === 'JSXElement') {
      const children = childrenIn(node);
      // A blank between elements that stay is never touched.
      const isFixed = !children.some(({ type }) => /^(Logical|Conditional)Expression$/.test(type));
      const texts = children.filter((child) => !isNodes(child) && !(isFixed && isBlank(child)));
      return children.length > 1 ? texts : [];
    }
    const isComponent =
      node.type === 'FunctionDeclaration' && /^[A-Z]/.test(nameOf(nodeAt(node, 'id')) ?? '');
    return isComponent ? returnedBy(node).filter((value) => !isNodes(value)) : [];
  });
}

/** The children of an element that draw something. */
function childrenIn(node: SyntaxNode): readonly SyntaxNode[] {
  return listAt(node, 'children').flatMap((child) => {
    // A blank with a line break is no child.
    if (child.type === 'JSXText') return /^\s*\n\s*$/.test(String(child.value)) ? [] : [child];
    const expression = child.type === 'JSXExpressionContainer' ? nodeAt(child, 'expression') : child;
    return expression === undefined || expression.type === 'JSXEmptyExpression' ? [] : [expression];
  });
}

function isBlank({ type, value }: SyntaxNode): boolean {
  return (type === 'JSXText' || type === 'Literal') && String(value).trim() === '';
}

/** A test whether an expression gives elements, or nothing, and never a text. */
function nodeTest(nodes: readonly SyntaxNode[]): (node: SyntaxNode | undefined) => boolean {
  const named = (name: string | undefined, node: SyntaxNode) =>
    name !== undefined && nameOf(nodeAt(node, 'id') ?? nodeAt(node, 'key')) === name;
  /** A function of the file. */
  const functionOf = (name: string | undefined) => {
    const found = nodes.find(
      (node) => ['FunctionDeclaration', 'VariableDeclarator'].includes(node.type) && named(name, node),
    );
    return found?.type === 'VariableDeclarator' ? nodeAt(found, 'init') : found;
  };
  const test = (node: SyntaxNode | undefined): boolean => {
    switch (node?.type) {
      case undefined:
      case 'JSXElement':
      case 'JSXFragment':
        return true;
      case 'ParenthesizedExpression':
        return test(nodeAt(node, 'expression'));
      case 'Literal':
        return node.value === null || node.value === false;
      case 'LogicalExpression':
        return test(nodeAt(node, 'right')) && (node.operator === '&&' || test(nodeAt(node, 'left')));
      case 'ConditionalExpression':
        return test(nodeAt(node, 'consequent')) && test(nodeAt(node, 'alternate'));
      case 'CallExpression': {
        const callee = nodeAt(node, 'callee');
        const isList =
          callee?.type === 'MemberExpression' &&
          ['map', 'flatMap'].includes(nameOf(nodeAt(callee, 'property')) ?? '');
        const called = isList ? listAt(node, 'arguments')[0] : functionOf(nameOf(callee));
        return called !== undefined && returnedBy(called).every(test);
      }
      case 'Identifier': {
        const name = nameOf(node);
        const isProp = nodes.some(
          (each) => each.type === 'TSPropertySignature' && named(name, each) && isNodeType(each),
        );
        const declared = nodes.find((each) => each.type === 'VariableDeclarator' && named(name, each));
        return (
          name === 'undefined' ||
          isProp ||
          (declared !== undefined && nodeAt(declared, 'init') !== undefined && test(nodeAt(declared, 'init')))
        );
      }
      default:
        return false;
    }
  };
  return test;
}

/** Whether a property is of the type ReactNode. */
function isNodeType(property: SyntaxNode): boolean {
  return [...nodesIn(property)].some(
    ({ node }) => node.type === 'Identifier' && nameOf(node) === 'ReactNode',
  );
}

/** What a function returns. */
function returnedBy(node: SyntaxNode): readonly SyntaxNode[] {
  const body = nodeAt(node, 'body');
  if (body === undefined) return [];
  if (body.type !== 'BlockStatement') return [body];
  const inner = [...nodesIn(body)]
    .filter(({ node: each }) => /Function/.test(each.type))
    .map(({ node: each }) => each);
  const isOfInner = (each: SyntaxNode) =>
    inner.some((one) => [...nodesIn(one)].some(({ node: below }) => below === each));
  return [...nodesIn(body)].flatMap(({ node: each }) =>
    each.type === 'ReturnStatement' && !isOfInner(each) ? (nodeAt(each, 'argument') ?? []) : [],
  );
}
