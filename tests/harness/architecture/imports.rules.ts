import { areaOf, PRODUCT_FOLDERS } from './areas.ts';
import { type Project, placeOf } from './project.ts';
import type { Rule } from './rule.ts';

/** Which files may import which. These rules stand here only; the linter has none of them. */
export const IMPORT_RULES: readonly Rule[] = [
  {
    name: 'an area imports only the areas it may know',
    reason: 'Knowledge runs one way: src/words <- src/domain <- templates <- machines <- src/ui.',
    breaches: ({ sources }) =>
      sources.flatMap((source) =>
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
    name: 'an area imports no package that it must not know',
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
    name: 'imports name a file of the project, with its ending',
    reason: 'A computed import hides a dependency. Node needs the ending.',
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
    name: 'files import one another in no circle',
    reason: 'The files of a circle can only be understood, tested and loaded together. Types count.',
    breaches: ({ sources }) =>
      circleIn(sources.map(({ path, imports }) => [path, imports.map(({ target }) => target)])),
  },
  {
    name: 'the entries of a folder import one another in no circle',
    reason: 'A subfolder, with all below it, can be understood before what uses it.',
    breaches: (project) => PRODUCT_FOLDERS.flatMap((folder) => circlesBelow(project, folder)),
  },
];

function isOfPackage(specifier: string, name: string): boolean {
  return specifier === name || specifier.startsWith(`${name}/`) || specifier.startsWith(`${name}:`);
}

type Edges = readonly (readonly [string, readonly (string | undefined)[]])[];

/** One circle of a graph, as a line of text; none if there is no circle. */
function circleIn(edges: Edges): readonly string[] {
  const open = new Map(edges);
  const nextOf = (node: string) => open.get(node)?.find((target) => target !== undefined && open.has(target));
  // A node without a way on is in no circle. What is left leads into one.
  for (let size = Number.NaN; size !== open.size; ) {
    size = open.size;
    for (const node of open.keys()) if (nextOf(node) === undefined) open.delete(node);
  }
  const way: string[] = [];
  for (let at = open.keys().next().value; at !== undefined; at = nextOf(at)) {
    const seen = way.indexOf(at);
    if (seen >= 0) return [[...way.slice(seen), at].join(' -> ')];
    way.push(at);
  }
  return [];
}

/** The circles between the entries of a folder and of every folder below it. */
function circlesBelow(project: Project, folder: string): readonly string[] {
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
    ...circleIn([...targets].map(([entry, known]) => [entry, [...known]])),
    ...subfolders.flatMap((subfolder) => circlesBelow(project, subfolder)),
  ];
}
