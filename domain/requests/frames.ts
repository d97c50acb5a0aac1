import type { RequestWords } from '../../words/request-words.ts';
import { foldedOf, type Token } from './tokens.ts';

/** The folded words before and after what a frame such as `blende … aus` is about. */
interface Frame {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

type Language = Pick<RequestWords, 'fold'>;

const FRAMES = new WeakMap<readonly string[], readonly Frame[]>();

/** The folded words of a phrase. */
function wordsOf(phrase: string, language: Language): readonly string[] {
  return phrase.split(' ').flatMap((word) => foldedOf(word, language) || []);
}

/** The frames of a list, the longest first. */
function framesOf(list: readonly string[], language: Language): readonly Frame[] {
  const known = FRAMES.get(list);
  if (known) return known;
  const frames = list.map((text) => {
    const [before = '', after = ''] = text.split('…');
    return { before: wordsOf(before, language), after: wordsOf(after, language) };
  });
  const length = ({ before, after }: Frame) => before.length + after.length;
  frames.sort((one, other) => length(other) - length(one));
  FRAMES.set(list, frames);
  return frames;
}

/** What stands within each frame that fits, the longest frame first. */
export function within(
  tokens: readonly Token[],
  list: readonly string[],
  language: Language,
): readonly (readonly Token[])[] {
  return framesOf(list, language).flatMap(({ before, after }) => {
    const end = tokens.length - after.length;
    const fits = before.length < end && startsWith(tokens, before) && startsWith(tokens.slice(end), after);
    return fits ? [tokens.slice(before.length, end)] : [];
  });
}

/** The tokens without courtesy, and the marks around them. */
export function withoutCourtesy(tokens: readonly Token[], language: RequestWords): readonly Token[] {
  const first = tokens.findIndex(({ kind, text }) => kind !== 'mark' || text === '(');
  const last = tokens.findLastIndex(({ kind, text }) => kind !== 'mark' || text === ')');
  const bare = first === -1 ? [] : tokens.slice(first, last + 1);
  const [inner] = within(bare, language.polite, language);
  return inner ? withoutCourtesy(inner, language) : bare;
}

/** The number of tokens of the longest of some phrases that the tokens start with; 0 if with none. */
export function lengthOfPhrase(
  tokens: readonly Token[],
  list: readonly string[],
  language: Language,
): number {
  const lengths = framesOf(list, language).map(({ before }) =>
    startsWith(tokens, before) ? before.length : 0,
  );
  return Math.max(0, ...lengths);
}

function startsWith(tokens: readonly Token[], words: readonly string[]): boolean {
  return words.every((word, at) => tokens[at]?.kind !== 'quote' && tokens[at]?.folded === word);
}
