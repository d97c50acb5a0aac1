import type { RequestWords } from '../../words/request-words.ts';
import { isTypo } from '../facts/typo.ts';
import { unitsOf } from './places.ts';
import type { Reading } from './request.ts';

/** A word alone may be the beginning of another. */
const FEWEST_WORDS = 2;
const WORD = /^[\p{L}\p{M}'’-]+$/u;

/** A text whose unknown words are read as the known ones that they are typing errors of; undefined if none is. */
export function corrected({ reader, tokens, isAsking }: Reading): Reading | undefined {
  const { index, languagePair } = reader;
  const { language } = languagePair;
  if (tokens.length < FEWEST_WORDS) return undefined;
  const known = vocabularyOf(language);
  const names = new Set([...index.phrases.keys()].flatMap((phrase) => phrase.split(' ')));
  const unknown = new Set(
    unitsOf(index, tokens).flatMap(({ concepts, from }) => (concepts ? [] : (tokens[from] ?? []))),
  );
  const isKnown = (word: string) => known.has(word) || names.has(word) || names.has(language.stem(word));
  const better = tokens.map((token) => {
    const { kind, folded, text } = token;
    if (!unknown.has(token) || kind !== 'word' || !WORD.test(text) || isKnown(folded)) return token;
    const meant = [...names, ...known].find((each) => isTypo(folded, each));
    return meant === undefined ? token : { ...token, folded: meant };
  });
  const isSame = better.every((token, at) => token === tokens[at]);
  return isSame ? undefined : { reader, tokens: better, isAsking };
}

const VOCABULARIES = new WeakMap<RequestWords, ReadonlySet<string>>();

/** The folded words of a language that no website has names of. */
function vocabularyOf(language: RequestWords): ReadonlySet<string> {
  const { set, open, hide, show, order, polite, vague, fillers, questions, actions } = language;
  const lists = [set, open, hide, show, order, polite, vague, fillers, questions];
  const known = VOCABULARIES.get(language);
  if (known) return known;
  const phrases = [...lists, ...Object.values(actions)].flat();
  const made = new Set(
    phrases.flatMap((each) => each.split(/[ …]/)).flatMap((each) => language.fold(each) || []),
  );
  VOCABULARIES.set(language, made);
  return made;
}
