import { fileURLToPath } from 'node:url';
import { placeOf, projectOf } from './architecture/project.ts';
import { readProjectFiles } from './architecture/project-files.ts';
import { nameOf, nodeAt, nodesIn, type SyntaxNode } from './architecture/syntax.ts';

/** A regular expression in the code. */
export interface Pattern {
  readonly place: string;
  /** As it is written. */
  readonly text: string;
  /** Undefined if it is put together when the program runs. */
  readonly regExp: RegExp | undefined;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The regular expressions in some folders of the project. */
export function patternsIn(folders: readonly string[]): Pattern[] {
  const texts = Object.entries(readProjectFiles(ROOT));
  const inFolders = texts.filter(([path]) => folders.some((folder) => path.startsWith(`${folder}/`)));
  return projectOf(Object.fromEntries(inFolders)).sources.flatMap((source) =>
    [...nodesIn(source.program)].flatMap(({ node }): Pattern[] => {
      const place = placeOf(source, node.start);
      const text = source.text.slice(node.start, Number(node.end));
      if (isLiteral(node)) return [{ place, text, regExp: new RegExp(node.regex.pattern, node.regex.flags) }];
      return isConstructed(node) ? [{ place, text, regExp: undefined }] : [];
    }),
  );
}

type Literal = SyntaxNode & { readonly regex: { readonly pattern: string; readonly flags: string } };

const isLiteral = (node: SyntaxNode): node is Literal => node.type === 'Literal' && 'regex' in node;

function isConstructed(node: SyntaxNode): boolean {
  const isCall = node.type === 'NewExpression' || node.type === 'CallExpression';
  return isCall && nameOf(nodeAt(node, 'callee')) === 'RegExp';
}
