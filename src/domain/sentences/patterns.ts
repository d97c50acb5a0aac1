import type { SentenceWords } from '../../words/sentence-words.ts';
import { foldedOf, type Token } from './tokens.ts';

/** The slots of a pattern: a place, any value, a value of a clear type, a value after a complete name, a name to give. */
type Slot = 'P' | 'V' | 'T' | 'F' | 'N';
type Phrase = readonly string[];
/** The words of a pattern as they are written, folded too. */
type Written = readonly { readonly folded: string; readonly isCapital: boolean }[];
type Part = { readonly slot: Slot } | { readonly phrases: readonly Written[] };
export type Pattern = readonly Part[];

/** A pattern that fits a clause: the tokens of its slots, and the phrases in between. */
export interface Fit {
  readonly slots: readonly { readonly slot: Slot; readonly tokens: readonly Token[] }[];
  readonly said: readonly string[];
}

/** A phrase as its folded words. */
export function phraseOf(text: string, words: Pick<SentenceWords, 'fold'>): Phrase {
  return text.split(' ').flatMap((word) => foldedOf(word, words) || []);
}

/** Reads a pattern as it is written. */
export function patternOf(text: string, words: SentenceWords): Pattern {
  return [...text.matchAll(/\{([^{}]*)\}|<([^<>]*)>|(\S+)/g)].map(([, choice, set, word = '']) => {
    if (isSlot(word)) return { slot: word };
    const texts = set === undefined ? (choice ?? word).split('|') : (words.sets[set] ?? []);
    return { phrases: texts.map((each) => writtenOf(each, words)) };
  });
}

function isSlot(word: string): word is Slot {
  return ['P', 'V', 'T', 'F', 'N'].includes(word);
}

function writtenOf(text: string, words: SentenceWords): Written {
  return text
    .split(' ')
    .map((word) => ({ folded: foldedOf(word, words), isCapital: /^\p{Lu}/u.test(word) }))
    .filter(({ folded }) => folded !== '');
}

/** True if a token is the word of a pattern. A capital within a phrase begins a value: `soll Jetzt bestellen heißen`. */
function isSaidAs(token: Token | undefined, { folded, isCapital }: Written[number], ahead: number): boolean {
  if (token?.folded !== folded) return false;
  return ahead === 0 || isCapital || !/^\p{Lu}\p{Ll}/u.test(token.text);
}

/** All ways in which a pattern fits the tokens, as a whole. `isPlace` says which tokens can name a place. */
export function fitsOf(
  pattern: Pattern,
  tokens: readonly Token[],
  isPlace: (from: number, to: number) => boolean,
): readonly Fit[] {
  const fits = (at: number, index: number): readonly Fit[] => {
    const part = pattern[index];
    if (!part) return at === tokens.length ? [{ slots: [], said: [] }] : [];
    if ('phrases' in part) {
      return part.phrases
        .filter((phrase) => phrase.every((word, ahead) => isSaidAs(tokens[at + ahead], word, ahead)))
        .flatMap((phrase) =>
          fits(at + phrase.length, index + 1).map(({ slots, said }) => ({
            slots,
            said: [phrase.map(({ folded }) => folded).join(' '), ...said],
          })),
        );
    }
    const isLast = index === pattern.length - 1;
    const ends = isLast
      ? [tokens.length]
      : Array.from({ length: tokens.length - at }, (_, ahead) => at + ahead + 1);
    return ends
      .filter((end) => end > at && (part.slot !== 'P' || isPlace(at, end)))
      .flatMap((end) =>
        fits(end, index + 1).map(({ slots, said }) => ({
          slots: [{ slot: part.slot, tokens: tokens.slice(at, end) }, ...slots],
          said,
        })),
      );
  };
  return fits(0, 0);
}
