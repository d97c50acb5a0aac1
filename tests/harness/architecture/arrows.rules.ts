import { type Project, placeOf } from './project.ts';
import { roomOf } from './rooms.ts';
import type { Rule } from './rule.ts';

/** Who may import whom. */
export const ARROW_RULES: readonly Rule[] = [
  {
    name: 'imports follow the arrows between the rooms',
    reason: 'Knowledge runs one way: src/domain <- templates <- machines <- src/ui.',
    breaches: ({ sources }) =>
      sources.flatMap((source) =>
        source.imports.flatMap(({ target, start }) => {
          const from = roomOf(source.path);
          const to = target === undefined ? undefined : roomOf(target);
          if (!from || !to || from.knows.includes(to.name)) return [];
          return [
            `${placeOf(source, start)} imports ${target}, but ${from.name} may not know ${to.name}: ${from.reason}`,
          ];
        }),
      ),
  },
  {
    name: 'imports name a file of the project, whole',
    reason: 'An import that cannot be followed hides an arrow; Node also needs the ending.',
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
    name: 'imports run in no circle',
    reason: 'What stands in a circle can only be understood, tested and loaded as one; types count.',
    breaches: (project) => {
      const circle = findCircle(project);
      return circle ? [circle.join(' -> ')] : [];
    },
  },
];

function findCircle({ sources }: Project): readonly string[] | undefined {
  const open = new Map(sources.map(({ path, imports }) => [path, imports.map(({ target }) => target)]));
  const nextOf = (path: string) => open.get(path)?.find((target) => target !== undefined && open.has(target));
  for (let size = Number.NaN; size !== open.size; ) {
    size = open.size;
    for (const path of open.keys()) if (nextOf(path) === undefined) open.delete(path);
  }
  // What is left leads into a circle: following it long enough must come back.
  const way: string[] = [];
  for (let at = open.keys().next().value; at !== undefined; at = nextOf(at)) {
    const seen = way.indexOf(at);
    if (seen >= 0) return [...way.slice(seen), at];
    way.push(at);
  }
  return undefined;
}
