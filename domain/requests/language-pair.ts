import type { RequestWords } from '../../words/request-words.ts';
import type { Words } from '../../words/words.ts';

export interface LanguagePair {
  readonly words: Words;
  readonly language: RequestWords;
  /** The names of the palette in English, for the language's other words. */
  readonly english: Words;
}

/** What is made of a languagePair; kept, as every value is compared with it. */
export function memoizedByLanguages<Kept>(
  make: (languagePair: LanguagePair) => Kept,
): (languagePair: LanguagePair) => Kept {
  const kept = new WeakMap<Words, Map<RequestWords, Kept>>();
  return (languagePair) => {
    const ofWords = kept.get(languagePair.words) ?? new Map<RequestWords, Kept>();
    kept.set(languagePair.words, ofWords);
    const found = ofWords.get(languagePair.language) ?? make(languagePair);
    ofWords.set(languagePair.language, found);
    return found;
  };
}
