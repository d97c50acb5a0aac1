import { type Project, placeOf, type Source } from './project.ts';
import type { Rule } from './rule.ts';
import { listAt, nameOf, nodeAt, nodesIn } from './syntax.ts';

const TEMPLATE_LIST = 'templates/templates.ts';
const PRODUCT = /^(words|domain|src|machines|templates|server)\//;

/** A template's folder, with the texts that identify the template. */
interface TemplateFolder {
  readonly prefix: string;
  readonly identities: ReadonlySet<string>;
}

/** Rules for templates and the code around them. */
export const TEMPLATE_RULES: readonly Rule[] = [
  {
    name: `only ${TEMPLATE_LIST} and its own folder name a template`,
    reason: 'A template is a folder and one line of the list. The other code relies on the contract only.',
    breaches(project) {
      const folders = foldersOf(project);
      const others = project.sources.filter(({ path }) => PRODUCT.test(path) && path !== TEMPLATE_LIST);
      return [
        ...folders
          .filter(({ identities }) => identities.size < 2)
          .map(({ prefix }) => `${prefix} has no id or no name that this rule can read`),
        ...others.flatMap((source) =>
          folders
            .filter(({ prefix }) => !source.path.startsWith(prefix))
            .flatMap((folder) => [...importsFrom(source, folder), ...literalsOf(source, folder)]),
        ),
      ];
    },
  },
];

/** The folders of `templates/` that hold a template. */
function foldersOf({ sources }: Project): readonly TemplateFolder[] {
  return sources
    .filter(({ path }) => /^templates\/[^/]+\/template\.ts$/.test(path))
    .map(({ path }) => path.slice(0, path.lastIndexOf('/') + 1))
    .map((prefix) => ({
      prefix,
      identities: new Set(sources.filter((source) => source.path.startsWith(prefix)).flatMap(identitiesIn)),
    }));
}

/** The template's id, which is the first argument of `baseConfig`, and its name, which is `template` in names/en.ts. */
function identitiesIn({ path, program }: Source): readonly string[] {
  return [...nodesIn(program)].flatMap(({ node }) => {
    const isId = node.type === 'CallExpression' && nameOf(nodeAt(node, 'callee')) === 'baseConfig';
    if (isId) return nameOf(listAt(node, 'arguments')[0]) ?? [];
    const isName =
      path.endsWith('/names/en.ts') && node.type === 'Property' && nameOf(nodeAt(node, 'key')) === 'template';
    return isName ? (nameOf(nodeAt(node, 'value')) ?? []) : [];
  });
}

function importsFrom(source: Source, { prefix }: TemplateFolder): readonly string[] {
  return source.imports
    .filter(({ target }) => target?.startsWith(prefix))
    .map(({ target, start }) => `${placeOf(source, start)} imports ${target}`);
}

function literalsOf(source: Source, { identities }: TemplateFolder): readonly string[] {
  return [...nodesIn(source.program)].flatMap(({ node }) => {
    const text = node.type === 'Literal' || node.type === 'JSXText' ? node.value : undefined;
    return typeof text === 'string' && identities.has(text.trim())
      ? [`${placeOf(source, node.start)} names ${text.trim()}`]
      : [];
  });
}
