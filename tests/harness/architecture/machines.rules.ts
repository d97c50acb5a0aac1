import { type Project, placeOf, type Source } from './project.ts';
import type { Rule } from './rule.ts';
import { isReference, listAt, nameOf, nodeAt, nodesIn, type Placed, type SyntaxNode } from './syntax.ts';

const MAX_MACHINE_LINES = 350;
const PROVIDER = /^src\/app\/create-app\.ts$/;

/** Rules for machines, and for the code that uses them. */
export const MACHINE_RULES: readonly Rule[] = [
  {
    name: 'machines and templates use no impure global that the linter cannot see',
    reason:
      'They are pure. Time, randomness and the outside world come in as an actor source or an input that the app provides (design, machines, 3).',
    breaches: ({ sources }) =>
      sources
        .filter(({ path }) => /^(machines|templates)\//.test(path))
        .flatMap((source) => uses(source, impureUseOf)),
  },
  {
    name: 'no systemId, sendParent or assertEvent',
    reason:
      'Siblings communicate through narrow refs passed as input, and event data reaches actions through params.',
    breaches: ({ sources }) =>
      sources
        .filter(({ path }) => /^(words|domain|machines|src)\//.test(path))
        .flatMap((source) =>
          uses(source, ({ node }) =>
            ['systemId', 'sendParent', 'assertEvent'].find(
              (name) => node.type === 'Identifier' && nameOf(node) === name,
            ),
          ),
        ),
  },
  {
    name: 'only the wiring in src/app calls .provide',
    reason: 'The app is wired in one place. Tests replace actors there too.',
    breaches: ({ sources }) =>
      sources
        .filter(({ path }) => /^(words|domain|machines|src|templates)\//.test(path) && !PROVIDER.test(path))
        .flatMap((source) => uses(source, ({ node }) => (isProvide(node) ? '.provide' : undefined))),
  },
  {
    name: 'a chart stands alone in machines/<folder>/<name>.machine.ts',
    reason: 'A reader finds the chart of a behaviour by name.',
    breaches: ({ sources }) =>
      sources
        .filter(({ path }) => /^(words|domain|machines|src|templates|server)\//.test(path))
        .flatMap((source) => {
          const charts = uses(source, ({ node }) =>
            isCallOf(node, 'createMachine') ? 'a chart' : undefined,
          );
          if (!/^machines\/[a-z]+\/[a-z]+(?:-[a-z]+)*\.machine\.ts$/.test(source.path)) return charts;
          return charts.length === 1 ? [] : [`${source.path} has ${charts.length} charts`];
        }),
  },
  {
    name: `a machine file stays under ${MAX_MACHINE_LINES} lines`,
    reason: 'A chart is read at a glance. A longer one is two machines.',
    breaches: ({ sources }) =>
      sources
        .filter(({ path }) => path.endsWith('.machine.ts'))
        .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
        .filter(({ lines }) => lines >= MAX_MACHINE_LINES)
        .map(({ path, lines }) => `${path} has ${lines}`),
  },
  {
    name: 'no module of machines or src keeps a state, but those that are listed',
    reason:
      'What a visitor sees follows from the charts, where it is read, tested and stored. A cache takes a WeakMap.',
    breaches: ({ sources }) =>
      sources
        .filter(({ path }) => /^(words|domain|machines|src)\//.test(path) && !STATEFUL.has(path))
        .flatMap((source) =>
          listAt(source.program, 'body')
            .flatMap((statement) => [statement, nodeAt(statement, 'declaration')])
            .filter((statement) => statement !== undefined && keepsState(statement))
            .map((statement) => placeOf(source, statement?.start ?? 0)),
        ),
  },
  {
    name: 'a machine listens to the facts that it takes, and to no others',
    reason:
      'A chart says what becomes of a fact that a neighbor emits. That it is heard at all is said apart.',
    breaches: (project) => {
      const heard = heardIn(project);
      const facts = new Set([...heard.values()].flat());
      return Object.entries(takenIn(project)).flatMap(([machine, taken]) => {
        const own = new Set(heard.get(machine));
        return [...facts].flatMap((fact) => {
          if (own.has(fact) === taken.has(fact)) return [];
          return [own.has(fact) ? `${machine} does not take ${fact}` : `${machine} does not hear ${fact}`];
        });
      });
    },
  },
];

/** The modules with a state: there is one of it on a page, and no chart decides by it. */
const STATEFUL = new Map([
  ['src/main.tsx', 'The page: its root, and the inspector beside it.'],
  [
    'src/app/load-late-code.ts',
    'Code that has loaded, and style sheets that have not; the chart `app` says what is drawn.',
  ],
  ['src/app/use-cases/load-site.ts', 'Code that has loaded. Who needs it waits for it.'],
  ['src/ui/chat/picks.ts', 'The time of the last click, for clicks that follow too soon.'],
  ['src/ui/editors/font-specimens.ts', 'The fonts that the document has.'],
  ['src/ui/publish/qr-code.ts', 'Code that has loaded. Without it the live page has no QR code.'],
]);

function keepsState(statement: SyntaxNode): boolean {
  if (statement.type !== 'VariableDeclaration') return false;
  if (statement.kind === 'let') return true;
  return listAt(statement, 'declarations').some((declared) => {
    const made = nodeAt(declared, 'init');
    const isGrowing = /^(Map|Set)$/.test(nameOf(nodeAt(made, 'callee')) ?? '');
    return made?.type === 'NewExpression' && isGrowing && listAt(made, 'arguments').length === 0;
  });
}

/** The facts that each machine listens to, by its id. */
function heardIn({ sources }: Project): ReadonlyMap<string, readonly string[]> {
  const named = sources.flatMap(({ path, program }) => {
    const [, file = ''] = /^machines\/[a-z]+\/([a-z-]+)\.(?:machine|setup)\.ts$/.exec(path) ?? [];
    const machine = file.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return [...nodesIn(program)]
      .filter(({ node }) => isCallOf(node, 'heard'))
      .flatMap(({ node }) => listAt(node, 'arguments').slice(1))
      .map((type) => ({ machine, fact: nameOf(type) ?? '' }));
  });
  const byMachine = Map.groupBy(named, ({ machine }) => machine);
  return new Map([...byMachine].map(([machine, own]) => [machine, own.map(({ fact }) => fact)]));
}

/** The events that each machine takes by the baseline. */
function takenIn({ texts }: Project): Readonly<Record<string, ReadonlySet<string>>> {
  const baseline: Record<string, { readonly transitions: readonly string[] }> = JSON.parse(
    texts.get('machines/baseline.json') ?? '{}',
  );
  return Object.fromEntries(
    Object.entries(baseline).map(([machine, { transitions }]) => [
      machine,
      new Set(transitions.map((name) => name.split(' ')[1] ?? '')),
    ]),
  );
}

function uses(source: Source, find: (placed: Placed) => string | undefined): string[] {
  const found = [...nodesIn(source.program)].flatMap((placed) => {
    const what = find(placed);
    return what === undefined ? [] : [`${placeOf(source, placed.node.start)} ${what}`];
  });
  // The tree lists an import under both its names.
  return [...new Set(found)];
}

function impureUseOf(placed: Placed): string | undefined {
  if (!isReference(placed)) return undefined;
  const { node, parent } = placed;
  const name = nameOf(node);
  if (name !== 'Math') return IMPURE.find((each) => each === name);
  const member = parent?.type === 'MemberExpression' ? nameOf(nodeAt(parent, 'property')) : undefined;
  return member === undefined || member === 'random' ? 'Math.random' : undefined;
}

const IMPURE = [
  'globalThis',
  'Date',
  'Temporal',
  'process',
  'queueMicrotask',
  'indexedDB',
  'XMLHttpRequest',
  'WebSocket',
];

function isProvide(node: SyntaxNode): boolean {
  return isCallOf(node, 'provide') && nodeAt(node, 'callee')?.type === 'MemberExpression';
}

/** Whether a node calls a function, or a method, of the given name. */
export function isCallOf(node: SyntaxNode, name: string): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = nodeAt(node, 'callee');
  return nameOf(callee?.type === 'MemberExpression' ? nodeAt(callee, 'property') : callee) === name;
}
