import { COURTESY, NO, YES } from '../../words/yes-and-no.ts';
import { plainText } from './typed-label.ts';

type Phrases = readonly (readonly string[])[];

/** Longer texts say more than that. */
const MOST_WORDS = 6;

const wordsOf = (text: string): readonly string[] =>
  plainText(text)
    .replace(/[.,;:!?؟،؛…'’]/g, ' ')
    .split(' ')
    .filter((word) => word !== '');
const phrasesOf = (phrases: readonly string[]): Phrases => phrases.map(wordsOf);

const PHRASES = { yes: phrasesOf(YES), no: phrasesOf(NO), courtesy: phrasesOf(COURTESY) };

/** Whether a text says nothing but yes, or nothing but no, in any language: `ok, do it`, `nein danke`. Undefined if it says anything else. */
export function yesOrNo(text: string): 'yes' | 'no' | undefined {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MOST_WORDS || isMadeOf(words, PHRASES.courtesy)) return undefined;
  return (['yes', 'no'] as const).find((each) => isMadeOf(words, [...PHRASES[each], ...PHRASES.courtesy]));
}

/** True if words are nothing but some of the phrases, one after another. */
function isMadeOf(words: readonly string[], phrases: Phrases): boolean {
  if (words.length === 0) return true;
  return phrases.some(
    (phrase) =>
      phrase.every((word, at) => words[at] === word) && isMadeOf(words.slice(phrase.length), phrases),
  );
}
