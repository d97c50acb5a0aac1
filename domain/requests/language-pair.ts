import type { AskWords } from '../../words/request-words.ts';
import type { Words } from '../../words/words.ts';

export interface ValueTongue {
  readonly words: Words;
  readonly language: AskWords;
  /** The names of the palette in English, for the language's other words. */
  readonly english: Words;
}

/** What is made of a tongue; kept, as every value is compared with it. */
export function memoizedByTongue<Kept>(make: (tongue: ValueTongue) => Kept): (tongue: ValueTongue) => Kept {
  const kept = new WeakMap<Words, Map<AskWords, Kept>>();
  return (tongue) => {
    const ofWords = kept.get(tongue.words) ?? new Map<AskWords, Kept>();
    kept.set(tongue.words, ofWords);
    const found = ofWords.get(tongue.language) ?? make(tongue);
    ofWords.set(tongue.language, found);
    return found;
  };
}
