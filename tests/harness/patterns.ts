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

/** One character of each kind that patterns tell apart. */
const KINDS = ['a', 'A', '0', ' ', '\n', '-', '.', '@', '<', '"', 'é', 'ا'];
/** Only times above this are taken more than once. */
const NOISE_MS = 20;

/**
 * The milliseconds that a pattern takes to find all matches in texts of repetitions: each character of it and each kind of
 * character, alone and after each literal text of it, over and over.
 */
export function timesOnRepetitions(regExp: RegExp, length: number): number[] {
  const { source } = regExp;
  const literals = new Set(source.replaceAll(/\\[a-zA-Z]/g, '\\').split(/[\\^$()[\]{}|*+?]+/));
  const characters = new Set([...KINDS, ...source.replaceAll(/[\\^$()[\]{}|*+?\w]/g, '')]);
  const units = [...characters].flatMap((character) => [...literals].map((literal) => literal + character));
  return [...new Set([...characters, ...units])].map((unit) => {
    const text = `${unit.repeat(length / unit.length)}\0`;
    const first = timeOf(regExp, text);
    return first < NOISE_MS ? first : Math.min(first, timeOf(regExp, text), timeOf(regExp, text));
  });
}

function timeOf(regExp: RegExp, text: string): number {
  const start = performance.now();
  text.replace(regExp, '');
  return performance.now() - start;
}
