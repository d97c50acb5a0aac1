import type { RequestWords } from '../../words/request-words.ts';

/** A word, a mark such as a comma, or a quoted text, with its place in the sentence. */
export interface Token {
  readonly kind: 'word' | 'mark' | 'quote';
  /** The text; of a quoted one, what stands between the marks. */
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

// German and French quotation marks are also used the other way round. No mark stands within its own quotation: where
// none ends, each would look through the rest of the text.
const QUOTED =
  /“([^“”]+)”|„([^„“”"]+)[“”"]|«([^«»]+)»|»([^«»]+)«|"([^"]+)"|‹([^‹›]+)›|`([^`]+)`|(?<![\p{L}\p{N}])['‘‚]([^'’‘‚]+(?:(?<=\p{L})['’](?=\p{L})[^'’‘‚]*)*)['’‘](?![\p{L}\p{N}])/gu;
const MARKS_AT_END = /[.,;:!?،؛؟…)\]]$/u;
const MARK_AT_START = /^[([]/u;

/** The folded form of a word or mark. */
export function foldedOf(text: string, { fold }: Pick<RequestWords, 'fold'>): string {
  return /[\p{L}\p{N}]/u.test(text) ? fold(text) : text;
}

/** Splits a sentence into words, marks and quoted texts. */
export function tokensOf(sentence: string, words: RequestWords): readonly Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const quoted of sentence.matchAll(QUOTED)) {
    tokens.push(...plainTokens(sentence, from, quoted.index, words));
    const inner = (quoted.slice(1).find((each) => each !== undefined) ?? '').trim();
    const end = quoted.index + quoted[0].length;
    tokens.push({ kind: 'quote', text: inner, folded: '', start: quoted.index, end });
    from = end;
  }
  return [...tokens, ...plainTokens(sentence, from, sentence.length, words)];
}

function plainTokens(sentence: string, from: number, to: number, words: RequestWords): Token[] {
  return [...sentence.slice(from, to).matchAll(/\n|[^\s]+/g)].flatMap((found) =>
    piecesOf(found[0], from + found.index, words),
  );
}

/** A run of characters without blanks: a word, with the marks around it, or a name and a value with `=` between them. */
function piecesOf(text: string, start: number, words: RequestWords): Token[] {
  const token = (kind: Token['kind'], from: number, to: number): Token => {
    const piece = text.slice(from, to);
    return { kind, text: piece, folded: foldedOf(piece, words), start: start + from, end: start + to };
  };
  if (text === '\n') return [token('mark', 0, 1)];
  let first = 0;
  let last = text.length;
  while (first < last && MARK_AT_START.test(text.slice(first))) first += 1;
  while (last > first && MARKS_AT_END.test(text.slice(0, last))) last -= 1;
  const around = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => token('mark', from + at, from + at + 1));
  const core = text.slice(first, last);
  const equals = /^[^=:/?]+(=)[^=]*$/.exec(core) ? first + core.indexOf('=') : -1;
  const middle =
    equals === -1 || core === '='
      ? [token('word', first, last)]
      : [token('word', first, equals), token('mark', equals, equals + 1), token('word', equals + 1, last)];
  return [...around(0, first), ...middle, ...around(last, text.length)].filter(
    ({ start: a, end: b }) => b > a,
  );
}

/** The text of the sentence from the first of these tokens to the last. */
export function textOf(sentence: string, tokens: readonly Token[]): string {
  return sentence.slice(tokens[0]?.start, tokens.at(-1)?.end).trim();
}
