import type { RequestWords } from '../../words/request-words.ts';
import { BUSINESSES } from '../choices/businesses.ts';
import type { Offer } from './offers.ts';
import type { TypedRequest } from './request.ts';
import { type Token, tokensOf } from './tokens.ts';

/**
 * The offer of the content of a business, for a text that is nothing but its name, such as `I am a plumber`; with `anywhere`
 * for one that has the name among other words, such as `Mill Lane Bakery`. Undefined for any other.
 */
export function businessOffer(
  { text, words }: TypedRequest,
  { businesses, aroundBusiness, ...language }: RequestWords,
  where: 'alone' | 'anywhere' = 'alone',
): Offer | undefined {
  const foldedIn = (said: string) =>
    tokensOf(said, { businesses, aroundBusiness, ...language })
      .filter(isWord)
      .map(folded);
  const said = foldedIn(text);
  const around = new Set(aroundBusiness.map((word) => language.fold(word)));
  const named = BUSINESSES.find((business) =>
    [words.businesses[business], ...(businesses[business] ?? [])].some((name) => {
      const called = foldedIn(name);
      return (
        (where === 'anywhere' || said.every((word) => called.includes(word) || around.has(word))) &&
        called.every((word) => said.includes(word))
      );
    }),
  );
  if (!named) return undefined;
  const name = words.interviewCard.startAs(words.businesses[named]);
  return { name, command: { type: 'business.choose', business: named } };
}

const isWord = ({ kind }: Token) => kind === 'word';
const folded = ({ folded: word }: Token) => word;
