import { isCallOf } from './machines.rules.ts';
import { type Project, placeOf, type Source } from './project.ts';
import type { Rule } from './rule.ts';
import { childrenOf, listAt, nameOf, nodeAt, nodesIn, type SyntaxNode } from './syntax.ts';

/** The config of a chart, or of a part of one, in a source file. */
interface Chart {
  readonly source: Source;
  readonly call: SyntaxNode;
  readonly config: SyntaxNode | undefined;
}

/** Rules for the config of a chart. */
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
      'A reader understands the chart without opening a function, and a test can replace each name. The chart’s own functions are context, input, output and params, one expression each.',
    breaches: (project) =>
      chartsOf(project).flatMap(({ source, config }) =>
        (config ? unnamedIn(config) : []).map(({ node, what }) => `${placeOf(source, node.start)} ${what}`),
      ),
  },
  {
    name: 'every state carries a description',
    reason: 'A state is a situation that a visitor could name. The description names it.',
    breaches: (project) =>
      chartsOf(project).flatMap(({ source, config }) =>
        statesOf(config)
          .filter((state) => state.type === 'ObjectExpression' && !fieldOf(state, 'description'))
          .map((state) => placeOf(source, state.start)),
      ),
  },
  {
    name: 'every service that answers has onError',
    reason:
      'The world may fail, and the app goes on. The error of any other actor is a defect: it ends the machine by itself.',
    breaches: (project) => {
      const services = servicesIn(project);
      return chartsOf(project).flatMap(({ source, config }) =>
        propertiesIn(config, 'invoke')
          .flatMap((value) => (value.type === 'ArrayExpression' ? listAt(value, 'elements') : [value]))
          .filter(
            (invoke) => services.has(nameOf(fieldOf(invoke, 'src')) ?? '') && !fieldOf(invoke, 'onError'),
          )
          .map((invoke) => placeOf(source, invoke.start)),
      );
    },
  },
];

const OWN_FUNCTIONS = new Set(['context', 'input', 'output', 'params']);
const NAMED = new Set(['actions', 'entry', 'exit', 'guard', 'src']);
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

interface Unnamed {
  readonly node: SyntaxNode;
  readonly what: string;
}

/**
 * Finds everything that the chart does not call by name. `isNamed`: the node is the name of an action, guard or actor.
 * `isOwn`: the node is in a place for one of the chart's own functions.
 */
function unnamedIn(node: SyntaxNode, key = '', isNamed = false, isOwn = false): Unnamed[] {
  if (FUNCTIONS.has(node.type)) {
    if (!OWN_FUNCTIONS.has(key)) return [{ node, what: `a function in ${key}` }];
    return nodeAt(node, 'body')?.type === 'BlockStatement'
      ? [{ node, what: `${key} in more than one expression` }]
      : [];
  }
  if (node.type === 'CallExpression') return [{ node, what: `a call in ${key}` }];
  if (node.type === 'SpreadElement') return [{ node, what: 'a spread' }];
  // A reference to a local constant could hide a function, so only the chart's own functions may contain one.
  if ((isNamed || !isOwn) && (node.type === 'Identifier' || node.type === 'MemberExpression')) {
    return [{ node, what: `a reference in ${key}` }];
  }
  if (node.type === 'Property') {
    const name = nameOf(nodeAt(node, 'key')) ?? '';
    const value = nodeAt(node, 'value');
    if (key === 'after' && /^\d/.test(name)) return [{ node, what: 'a delay without a name' }];
    // The type of an action, guard or actor that has params.
    const isName = NAMED.has(name) || (isNamed && name === 'type');
    // A state may stand in a file beside the chart, under its own name: there it is checked as a part of one.
    if (key === 'states' && value?.type === 'Identifier' && nameOf(value) === name) return [];
    return value ? unnamedIn(value, name, isName, isOwn || OWN_FUNCTIONS.has(name)) : [];
  }
  return childrenOf(node).flatMap(([, child]) => unnamedIn(child, key, isNamed, isOwn));
}

/** The names of the promises that `src/app/create-app.ts` provides. */
function servicesIn({ sources }: Project): ReadonlySet<string> {
  return new Set(
    sources
      .filter(({ path }) => path.startsWith('machines/'))
      .flatMap(({ program }) =>
        [...nodesIn(program)].flatMap(({ node }) =>
          isCallOf(node, 'notProvided') ? [nameOf(listAt(node, 'arguments')[0]) ?? ''] : [],
        ),
      ),
  );
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
