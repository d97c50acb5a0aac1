import type { SentenceWords } from '../../words/sentence-words.ts';
import { isTypo } from '../facts/is-typo.ts';
import { type Lexicon, namedAt } from './lexicon.ts';
import { foldedOf, type Token } from './tokens.ts';

/** In a shorter word, two letters that changed places are too likely another word. */
const SHORTEST_SWAP = 3;

/** The tokens without a longer polite beginning such as `I would be grateful if you could`. */
export function withoutCourtesies(tokens: readonly Token[], language: SentenceWords): readonly Token[] {
  const courtesies = new Set(language.polite.words.map((word) => foldedOf(word, language)));
  const from = tokens.findIndex(
    ({ kind, folded }) => kind === 'quote' || (kind === 'word' && !courtesies.has(folded)),
  );
  return from === -1 ? [] : tokens.slice(from);
}

/** The tokens with mistyped words of the language read as meant. The texts stay as they are typed. */
export function withoutTypos(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const known = knownWords(lexicon);
  return tokens.map((token, at) => {
    const isChecked =
      token.kind === 'word' && /^\p{L}+$/u.test(token.text) && token.folded.length >= SHORTEST_SWAP;
    if (!isChecked || known.has(token.folded) || namedAt(lexicon, tokens.slice(at, at + 1), 0)) return token;
    const meant = [...known].find((word) => isTypo(token.folded, word));
    return meant === undefined ? token : { ...token, folded: meant };
  });
}

/** The words that patterns and places are written with. */
function knownWords({ words, phrases }: Lexicon): ReadonlySet<string> {
  const { sets, patterns, places, fillers, polite } = words;
  const written = [
    ...Object.values(sets).flat(),
    ...[patterns.set, patterns.setMore, patterns.hide, patterns.show]
      .flat()
      .flatMap((each) => each.split(/[{}|\s]+|<[^<>]*>/)),
    ...Object.values(places).flat(),
    ...fillers,
    ...polite.before,
  ];
  const folded = written.flatMap((text) => text.split(/[\s,]+/)).map((word) => foldedOf(word, words));
  return new Set(
    [...folded, ...[...phrases.keys()].flatMap((phrase) => phrase.split(' '))].filter(
      (word) => word.length >= SHORTEST_SWAP,
    ),
  );
}
