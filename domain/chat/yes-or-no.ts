import { AFTER_NO, AFTER_YES, COURTESY, NO, YES } from '../../words/yes-and-no.ts';
import { plainText } from './typed-label.ts';

type Phrases = readonly (readonly string[])[];

/** Longer texts say more than that. */
const MOST_WORDS = 12;

const wordsOf = (text: string): readonly string[] =>
  plainText(text)
    .replace(/[.,;:!?؟،؛…'’]/g, ' ')
    .split(' ')
    .filter((word) => word !== '');
const phrasesOf = (phrases: readonly string[]): Phrases => phrases.map(wordsOf);

const PHRASES = { yes: phrasesOf(YES), no: phrasesOf(NO) };
const COURTESIES = phrasesOf(COURTESY);
/** What goes on after the first word, by the answer. */
const ALL = {
  yes: [...PHRASES.yes, ...phrasesOf(AFTER_YES), ...COURTESIES],
  no: [...PHRASES.no, ...phrasesOf(AFTER_NO), ...COURTESIES],
};

/** Whether a text says nothing but yes, or nothing but no, in any language: `ok, do it`, `yes, publish it`, `nein danke`. Undefined if it says anything else. */
export function yesOrNo(text: string): 'yes' | 'no' | undefined {
  const words = wordsOf(text);
  if (words.length > MOST_WORDS) return undefined;
  const said = withoutFirst(words, COURTESIES);
  return (['yes', 'no'] as const).find((each) =>
    PHRASES[each].some((first) => startsWith(said, first) && isMadeOf(said.slice(first.length), ALL[each])),
  );
}

/** The words after the phrases that they begin with. */
function withoutFirst(words: readonly string[], phrases: Phrases): readonly string[] {
  const first = words.length > 0 ? phrases.find((phrase) => startsWith(words, phrase)) : undefined;
  return first ? withoutFirst(words.slice(first.length), phrases) : words;
}

/** True if words are nothing but some of the phrases, one after another. */
function isMadeOf(words: readonly string[], phrases: Phrases): boolean {
  if (words.length === 0) return true;
  return phrases.some((phrase) => startsWith(words, phrase) && isMadeOf(words.slice(phrase.length), phrases));
}

const startsWith = (words: readonly string[], phrase: readonly string[]) =>
  phrase.length > 0 && phrase.every((word, at) => words[at] === word);
