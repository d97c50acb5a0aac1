import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { type AnyStateNode, StateMachine } from 'xstate';

/** Not imported: the development server would start anew at each change of a machine, as at one of its own configuration. */
const MACHINES = fileURLToPath(new URL('../../machines/app/app.machine.ts', import.meta.url));

/** A node of a syntax tree, and where it stands in its file. */
interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Leaves the descriptions of states out of the machines that are built for visitors, who would fetch them before their first
 * click, and gives them to what the app fetches with the inspector.
 */
export const descriptionsApart: Plugin = {
  name: 'descriptions-apart',
  // The inspector's window is a build of its own, with an input of its own.
  apply: ({ build }, { command }) => command === 'build' && build?.rolldownOptions?.input === undefined,
  transform: {
    order: 'post',
    filter: { id: /\/machines\/.*\.ts$|\/inspector\/app-side\/descriptions\.ts$/ },
    async handler(code, id) {
      if (id.includes('/machines/')) return withoutDescriptions(code, this.parse(code));
      const { appMachine } = (await runnerImport<{ appMachine: unknown }>(MACHINES)).module;
      return code.replace(
        'DESCRIPTIONS = {}',
        () => `DESCRIPTIONS = ${JSON.stringify(descriptionsOf(appMachine))}`,
      );
    },
  },
};

/** The code of a machine. Blanks take the place of what goes, so that nothing else moves. */
function withoutDescriptions(code: string, tree: unknown): string {
  return [...descriptionsIn(tree)].reduce((rest, { start, end }) => {
    const last = rest[end] === ',' ? end + 1 : end;
    return rest.slice(0, start) + ' '.repeat(last - start) + rest.slice(last);
  }, code);
}

function* descriptionsIn(tree: unknown): Iterable<SyntaxNode> {
  if (Array.isArray(tree)) for (const each of tree) yield* descriptionsIn(each);
  else if (isNode(tree)) {
    if (isDescription(tree)) yield tree;
    else yield* descriptionsIn(Object.values(tree));
  }
}

const isNode = (tree: unknown): tree is SyntaxNode =>
  typeof tree === 'object' && tree !== null && 'type' in tree;

const isDescription = (node: SyntaxNode & { key?: { name?: string }; value?: { type?: string } }) =>
  node.type === 'Property' && node.key?.name === 'description' && node.value?.type === 'Literal';

/** The descriptions of the states of a machine, and of all machines that it starts, by the states' ids. */
function descriptionsOf(logic: unknown): Readonly<Record<string, string>> {
  if (!(logic instanceof StateMachine)) return {};
  const inIt = nodesIn(logic.root).flatMap(({ id, description }) => (description ? [[id, description]] : []));
  const others = Object.values(logic.implementations.actors).map(descriptionsOf);
  return Object.assign({}, Object.fromEntries(inIt), ...others);
}

const nodesIn = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesIn),
];
