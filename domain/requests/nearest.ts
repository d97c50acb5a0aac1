import { actionsAmong } from './actions.ts';
import { isCommon, isQuestion } from './asking.ts';
import { type Offer, placeOffer } from './offers.ts';
import { ADD_SECTION } from './places.ts';
import type { Reading } from './request.ts';

/*
 * A sentence that asks for nothing known is refused, but offers follow: what its words name, or the field where a page says such
 * things. A mistyped command gets none; its first word is no everyday word.
 */

/** A sentence has at least five words, one of them an everyday word; or three, if it begins with such a word and has another. */
const FEWEST_WORDS = { any: 5, common: 3 };
const FEWEST_COMMON = 2;
const LOOKS_LIKE_PATH = /[.[\]_]|\p{Ll}\p{Lu}|\p{N}/u;
/** Where a page says what it is about, by the id of the field: likeliest first. */
const TELLING = ['subtitle', 'description'];

/** True for a sentence, and false for a few words, a list of them, or a command. */
export function isSentence({ reader, tokens, isAsking }: Reading): boolean {
  const { language } = reader.languagePair;
  const words = tokens.filter(({ kind }) => kind === 'word');
  const [first] = words;
  if (!first || LOOKS_LIKE_PATH.test(first.text)) return false;
  if (isAsking) return words.length > 1;
  const common = words.filter((token) => isCommon(token, language)).length;
  if (words.length >= FEWEST_WORDS.any) return common > 0;
  return isCommon(first, language) && words.length >= FEWEST_WORDS.common && common >= FEWEST_COMMON;
}

/** What comes nearest to a sentence. */
export function nearestTo({ reader, tokens }: Reading): readonly Offer[] {
  const { places } = reader.index;
  const named = actionsAmong(tokens, reader, reader.languagePair.language, Number.POSITIVE_INFINITY);
  if (isQuestion(tokens, reader.languagePair.language)) return named;
  const telling = TELLING.map((id) => places.find(({ leaf }) => leaf?.id === id)).find((place) => place);
  const adding = places.find(({ target }) => target === ADD_SECTION);
  return [...named, ...[telling, adding].flatMap((place) => (place ? [placeOffer(place)] : []))];
}
