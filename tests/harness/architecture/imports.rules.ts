import { areaOf, FLOORS, PRODUCT_FOLDERS } from './areas.ts';
import { type Project, placeOf } from './project.ts';
import type { Rule } from './rule.ts';

/** A statement at the top of a formatted file that begins or is filled by an await. */
const AWAIT_AT_TOP = /^(?:(?:export )?(?:const|let) [^\n=]{1,200}= )?await\b/gm;

/** Which files may import which. The linter has no import rules. */
export const IMPORT_RULES: readonly Rule[] = [
  {
    name: 'an area imports only its allowed areas',
    reason: `No arrow between folders of the first level runs upward: ${FLOORS.join(' <- ')}.`,
    breaches: ({ sources, styles }) =>
      [...sources, ...styles].flatMap((source) =>
        source.imports.flatMap(({ target, start }) => {
          const from = areaOf(source.path);
          const to = target === undefined ? undefined : areaOf(target);
          if (!from || !to || from.imports.includes(to.name)) return [];
          return [
            `${placeOf(source, start)} imports ${target}, but ${from.name} must not import ${to.name}: ${from.reason}`,
          ];
        }),
      ),
  },
  {
    name: 'an area imports no banned package',
    reason: 'Pure code knows no framework and no platform; only views know React.',
    breaches: ({ sources }) =>
      sources.flatMap((source) =>
        source.imports.flatMap(({ specifier, target, start }) => {
          const from = areaOf(source.path);
          if (!from || specifier === undefined || target !== undefined) return [];
          const banned = from.bannedPackages.find((name) => isOfPackage(specifier, name));
          return banned === undefined
            ? []
            : [`${placeOf(source, start)} imports ${specifier}: ${from.reason}`];
        }),
      ),
  },
  {
    name: 'an import names an existing file, with its extension',
    reason: 'A computed import hides a dependency. Node needs the extension.',
    breaches: ({ sources, texts }) =>
      sources.flatMap((source) =>
        source.imports.flatMap(({ specifier, target, start }) => {
          if (specifier === undefined) return [`${placeOf(source, start)} imports what it computes`];
          return target === undefined || texts.has(target)
            ? []
            : [`${placeOf(source, start)} imports ${specifier}`];
        }),
      ),
  },
  {
    name: 'no module of the app that others import awaits at its top',
    reason: 'Safari lets a second importer go on before such a module has run (WebKit bug 242740).',
    breaches: ({ sources }) =>
      sources
        .filter(
          ({ path }) => /^(?:words|domain|src|machines|templates)\//.test(path) && path !== 'src/main.tsx',
        )
        .flatMap((source) =>
          [...source.text.matchAll(AWAIT_AT_TOP)].map(({ index }) => placeOf(source, index)),
        ),
  },
  {
    name: 'files do not import each other in a cycle',
    reason: 'The files of a cycle can only be understood, tested and loaded together. Type imports count.',
    breaches: ({ sources }) =>
      cycleIn(sources.map(({ path, imports }) => [path, imports.map(({ target }) => target)])),
  },
  {
    name: 'the entries of a folder do not import each other in a cycle',
    reason: 'A subfolder can be understood without the files that use it.',
    breaches: (project) => PRODUCT_FOLDERS.flatMap((folder) => cyclesBelow(project, folder)),
  },
];

function isOfPackage(specifier: string, name: string): boolean {
  return specifier === name || specifier.startsWith(`${name}/`) || specifier.startsWith(`${name}:`);
}

type Edges = readonly (readonly [string, readonly (string | undefined)[]])[];

/** One cycle of a graph, as a line of text, or an empty list. */
function cycleIn(edges: Edges): readonly string[] {
  const open = new Map(edges);
  const nextOf = (node: string) => open.get(node)?.find((target) => target !== undefined && open.has(target));
  // A node without an edge to another open node is in no cycle. Every node that is left leads into one.
  for (let size = Number.NaN; size !== open.size; ) {
    size = open.size;
    for (const node of open.keys()) if (nextOf(node) === undefined) open.delete(node);
  }
  const visited: string[] = [];
  for (let at = open.keys().next().value; at !== undefined; at = nextOf(at)) {
    const seen = visited.indexOf(at);
    if (seen >= 0) return [[...visited.slice(seen), at].join(' -> ')];
    visited.push(at);
  }
  return [];
}

/** The cycles between the entries of a folder, and of every folder below it. */
function cyclesBelow(project: Project, folder: string): readonly string[] {
  const prefix = `${folder}/`;
  const entryOf = (path: string) => prefix + path.slice(prefix.length).split('/')[0];
  const targets = new Map<string, Set<string>>();
  for (const { path, imports } of project.sources) {
    if (!path.startsWith(prefix)) continue;
    const entry = entryOf(path);
    const known = targets.get(entry) ?? new Set();
    targets.set(entry, known);
    for (const { target } of imports) {
      if (target?.startsWith(prefix) && entryOf(target) !== entry) known.add(entryOf(target));
    }
  }
  const subfolders = [...targets.keys()].filter((entry) => !/\.[a-z]+$/.test(entry));
  return [
    ...cycleIn([...targets].map(([entry, known]) => [entry, [...known]])),
    ...subfolders.flatMap((subfolder) => cyclesBelow(project, subfolder)),
  ];
}
