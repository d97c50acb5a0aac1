import { posix } from 'node:path';
import { placeOf, type Source } from './project.ts';
import type { Rule } from './rule.ts';
import { listAt, nameOf, nodeAt, nodesIn, type SyntaxNode } from './syntax.ts';

const MAX_FILES = 24;
const CONFIGS = new Set(['vite.config.ts', 'vitest.config.ts', 'tests/mutants/vitest.mutants.config.ts']);

/** Rules for the names of files, their exports, and leftovers. */
export const FILE_RULES: readonly Rule[] = [
  {
    name: `no folder of the product holds more than ${MAX_FILES} files`,
    reason: 'A reader scans a folder at a glance. A larger folder holds two subjects.',
    breaches: ({ texts }) => {
      const folders = [...texts.keys()]
        .map((path) => posix.dirname(path))
        .filter((folder) => /^(words|domain|server|machines|templates|src)(\/|$)/.test(folder));
      return [...new Set(folders)]
        .map((folder) => ({ folder, count: folders.filter((each) => each === folder).length }))
        .filter(({ count }) => count > MAX_FILES)
        .map(({ folder, count }) => `${folder} holds ${count}`);
    },
  },
  {
    name: 'no file or folder is called utils, helpers or common',
    reason:
      'Such a name says nothing. Code that two folders need is a concept of the domain and gets its name.',
    breaches: ({ sources }) =>
      sources
        .map(({ path }) => path)
        .filter((path) => /(^|[/._-])(utils?|helpers?|commons?)([/._-]|$)/i.test(path)),
  },
  {
    name: 'no default export outside the configs of tools',
    reason: 'An export has one name, given where it is defined.',
    breaches: ({ sources }) =>
      sources
        .filter(({ path }) => !CONFIGS.has(path))
        .flatMap((source) =>
          statementsOf(source)
            .filter(isDefaultExport)
            .map(({ start }) => placeOf(source, start)),
        ),
  },
  {
    name: 'no export *',
    reason: 'A reader must see what a file offers, and a search must find it.',
    breaches: ({ sources }) =>
      sources.flatMap((source) =>
        statementsOf(source)
          .filter(({ type }) => type === 'ExportAllDeclaration')
          .map(({ start }) => placeOf(source, start)),
      ),
  },
  {
    name: 'no file only re-exports',
    reason: 'A barrel hides where code lives, and leads to import cycles.',
    breaches: ({ sources }) => sources.filter(isBarrel).map(({ path }) => path),
  },
  {
    name: 'no TODO comment and no focused test',
    reason: 'Open work belongs in an issue. A focused test switches off all the others.',
    breaches: ({ sources, texts }) => [
      ...sources.flatMap((source) => [
        ...source.comments
          .filter(({ value }) => UNFINISHED.test(value))
          .map(({ start }) => placeOf(source, start)),
        ...[...nodesIn(source.program)]
          .filter(({ node }) => isFocusedTest(node))
          .map(({ node }) => placeOf(source, node.start)),
      ]),
      ...[...texts]
        .filter(([path, text]) => /\.(css|html)$/.test(path) && UNFINISHED.test(text))
        .map(([path]) => path),
    ],
  },
  {
    name: 'no test waits for a fixed time in a browser',
    reason:
      'A fixed wait is too short on a slow machine and too long on all others. Wait for a visible condition.',
    breaches: ({ sources }) =>
      sources.flatMap((source) =>
        [...nodesIn(source.program)]
          .filter(({ node }) => node.type === 'Identifier' && nameOf(node) === 'waitForTimeout')
          .map(({ node }) => placeOf(source, node.start)),
      ),
  },
];

const UNFINISHED = /\b(TODO|FIXME)\b/;

const statementsOf = ({ program }: Source) => listAt(program, 'body');

function isDefaultExport(statement: SyntaxNode): boolean {
  if (statement.type === 'ExportDefaultDeclaration') return true;
  return listAt(statement, 'specifiers').some(
    (specifier) => nameOf(nodeAt(specifier, 'exported')) === 'default',
  );
}

function isBarrel(source: Source): boolean {
  const statements = statementsOf(source);
  const reexports = (statement: SyntaxNode) =>
    statement.type === 'ExportAllDeclaration' ||
    (statement.type === 'ExportNamedDeclaration' && !nodeAt(statement, 'declaration'));
  return (
    statements.some(reexports) &&
    statements.every((statement) => reexports(statement) || statement.type === 'ImportDeclaration')
  );
}

function isFocusedTest(node: SyntaxNode): boolean {
  if (node.type !== 'MemberExpression' || nameOf(nodeAt(node, 'property')) !== 'only') return false;
  return [...nodesIn(node)].some(({ node: part }) => /^(it|test|describe|suite)$/.test(nameOf(part) ?? ''));
}
