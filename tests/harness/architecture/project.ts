import { posix } from 'node:path';
import { parseSync } from 'vite';
import { isNode, nodesIn, type SyntaxNode } from './syntax.ts';

/** A dependency of one file on another: an import, a re-export, a dynamic import or an import type. */
interface Import {
  /** The specifier as written; undefined if it is computed. */
  readonly specifier: string | undefined;
  /** The imported file of the project, relative to the root; undefined for a package. */
  readonly target: string | undefined;
  readonly start: number;
}

/** A file and what it depends on. */
interface Importing {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

/** A parsed TypeScript file. */
export interface Source extends Importing {
  readonly program: SyntaxNode;
  readonly comments: readonly { readonly value: string; readonly start: number }[];
}

/** The text files of a project by their path from its root, its parsed TypeScript files, and its style sheets. */
export interface Project {
  readonly texts: ReadonlyMap<string, string>;
  readonly sources: readonly Source[];
  readonly styles: readonly Importing[];
}

/** Makes a project from texts. */
export function projectOf(texts: Readonly<Record<string, string>>): Project {
  const files = Object.entries(texts);
  return {
    texts: new Map(files),
    sources: files.filter(([path]) => /\.[cm]?tsx?$/.test(path)).map(([path, text]) => parse(path, text)),
    styles: files
      .filter(([path]) => path.endsWith('.css'))
      .map(([path, text]) => ({ path, text, imports: importsOfStyles(path, text) })),
  };
}

/** A position in a file as `path:line`, which editors open. */
export function placeOf({ path, text }: Pick<Source, 'path' | 'text'>, start: number): string {
  return `${path}:${text.slice(0, start).split('\n').length}`;
}

function parse(path: string, text: string): Source {
  const { program, comments, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`);
  if (!isNode(program)) throw new Error(`${path} has no syntax tree.`);
  return { path, text, program, comments, imports: importsOf(path, program) };
}

const IMPORT_NODES = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

function importsOf(path: string, program: SyntaxNode): Import[] {
  return [...nodesIn(program)].flatMap(({ node }) => {
    if (!IMPORT_NODES.has(node.type) || !isNode(node.source)) return [];
    const { value } = node.source;
    const specifier = typeof value === 'string' ? value : undefined;
    return [{ specifier, target: specifier && targetOf(path, specifier), start: node.start }];
  });
}

/** `@import '…'`, `@import url(…)`, `composes: … from '…'`, and the files of `url(…)`. */
const STYLE_REFERENCE =
  /@import\s+(?:url\()?\s*['"]?([^'")\s;]+)|\bfrom\s+['"]([^'"]+)['"]|url\(\s*['"]?([^'")]+)/g;

function importsOfStyles(path: string, text: string): Import[] {
  return [...text.matchAll(STYLE_REFERENCE)].map(({ 1: sheet, 2: module, 3: file, index }) => {
    const specifier = sheet ?? module ?? file;
    return { specifier, target: specifier && targetOf(path, specifier), start: index };
  });
}

function targetOf(path: string, specifier: string): string | undefined {
  const file = specifier.replace(/\?.*$/, '');
  if (file.startsWith('/')) return posix.normalize(file.slice(1));
  if (file.startsWith('.')) return posix.join(posix.dirname(path), file);
  return undefined;
}
