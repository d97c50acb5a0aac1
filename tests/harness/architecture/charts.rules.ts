import { isCallOf } from './machines.rules.ts';
import { type Project, placeOf, type Source } from './project.ts';
import type { Rule } from './rule.ts';
import { childrenOf, listAt, nameOf, nodeAt, nodesIn, type SyntaxNode } from './syntax.ts';

/** A chart's config, or a part of one, as it stands in a file. */
interface Chart {
  readonly source: Source;
  readonly call: SyntaxNode;
  readonly config: SyntaxNode | undefined;
}

/** What may stand in the config of a chart. */
export const CHART_RULES: readonly Rule[] = [
  {
    name: 'a chart is written by setup(...), as a literal',
    reason: 'setup gives every name in the chart its type; a literal can be read without running it.',
    breaches: (project) =>
      chartsOf(project)
        .filter(({ call, config }) => {
          return nodeAt(call, 'callee')?.type !== 'MemberExpression' || config?.type !== 'ObjectExpression';
        })
        .map(({ source, call }) => placeOf(source, call.start)),
  },
  {
    name: 'a chart holds names only',
    reason:
      'Its behaviour is understood without opening a function, and each name can be replaced in a test; a chart’s own functions are context, input, output and params, one expression each.',
    breaches: (project) =>
      chartsOf(project).flatMap(({ source, config }) =>
        (config ? unnamedIn(config) : []).map(({ node, what }) => `${placeOf(source, node.start)} ${what}`),
      ),
  },
  {
    name: 'every state carries a description',
    reason: 'A state is a situation a visitor could name: here it says which.',
    breaches: (project) =>
      chartsOf(project).flatMap(({ source, config }) =>
        statesOf(config)
          .filter((state) => state.type === 'ObjectExpression' && !fieldOf(state, 'description'))
          .map((state) => placeOf(source, state.start)),
      ),
  },
  {
    name: 'every invoke has onError',
    reason: 'An actor that fails unheard takes the whole app with it.',
    breaches: (project) =>
      chartsOf(project).flatMap(({ source, config }) =>
        propertiesIn(config, 'invoke')
          .flatMap((value) => (value.type === 'ArrayExpression' ? listAt(value, 'elements') : [value]))
          .filter((invoke) => !fieldOf(invoke, 'onError'))
          .map((invoke) => placeOf(source, invoke.start)),
      ),
  },
];

const OWN_FUNCTIONS = new Set(['context', 'input', 'output', 'params']);
const NAMED = new Set(['actions', 'entry', 'exit', 'guard', 'src']);
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

interface Unnamed {
  readonly node: SyntaxNode;
  readonly what: string;
}

/** `isNamed`: what stands here is called by its name; `isOwn`: it belongs to one of the chart's own functions' places. */
function unnamedIn(node: SyntaxNode, key = '', isNamed = false, isOwn = false): Unnamed[] {
  if (FUNCTIONS.has(node.type)) {
    if (!OWN_FUNCTIONS.has(key)) return [{ node, what: `a function in ${key}` }];
    return nodeAt(node, 'body')?.type === 'BlockStatement'
      ? [{ node, what: `${key} in more than one expression` }]
      : [];
  }
  if (node.type === 'CallExpression') return [{ node, what: `a call in ${key}` }];
  if (node.type === 'SpreadElement') return [{ node, what: 'a spread' }];
  // Also behind a name of the file's own, where functions could hide: only own functions may stand elsewhere.
  if ((isNamed || !isOwn) && (node.type === 'Identifier' || node.type === 'MemberExpression')) {
    return [{ node, what: `a reference in ${key}` }];
  }
  if (node.type === 'Property') {
    const name = nameOf(nodeAt(node, 'key')) ?? '';
    const value = nodeAt(node, 'value');
    if (key === 'after' && /^\d/.test(name)) return [{ node, what: 'a delay without a name' }];
    // The type of a named thing beside its params.
    const isName = NAMED.has(name) || (isNamed && name === 'type');
    return value ? unnamedIn(value, name, isName, isOwn || OWN_FUNCTIONS.has(name)) : [];
  }
  return childrenOf(node).flatMap(([, child]) => unnamedIn(child, key, isNamed, isOwn));
}

function chartsOf({ sources }: Project): Chart[] {
  return sources
    .filter(({ path }) => path.startsWith('machines/'))
    .flatMap((source) =>
      [...nodesIn(source.program)]
        .map(({ node }) => node)
        .filter((node) => isCallOf(node, 'createMachine') || isCallOf(node, 'createStateConfig'))
        .map((call) => ({ source, call, config: listAt(call, 'arguments')[0] })),
    );
}

function statesOf(state: SyntaxNode | undefined): SyntaxNode[] {
  if (!state) return [];
  const children = listAt(fieldOf(state, 'states'), 'properties').map((property) =>
    nodeAt(property, 'value'),
  );
  return [state, ...children.flatMap(statesOf)];
}

function propertiesIn(config: SyntaxNode | undefined, name: string): SyntaxNode[] {
  if (!config) return [];
  return [...nodesIn(config)].flatMap(({ node }) => {
    const value = node.type === 'Property' && nameOf(nodeAt(node, 'key')) === name && nodeAt(node, 'value');
    return value ? [value] : [];
  });
}

function fieldOf(object: SyntaxNode | undefined, name: string): SyntaxNode | undefined {
  const property = listAt(object, 'properties').find((each) => nameOf(nodeAt(each, 'key')) === name);
  return nodeAt(property, 'value');
}
