import type { RequestWords } from '../../words/request-words.ts';
import type { BusinessTold } from '../chat/command.ts';
import { BUSINESSES, type Business, businessOf } from '../choices/businesses.ts';
import { textAt } from '../config/leaves.ts';
import { BUSINESS_PATH } from '../config/page-settings.ts';
import { lengthOfPhrase } from './frames.ts';
import type { Offer } from './offers.ts';
import type { TypedRequest } from './request.ts';
import { type Token, textOf, tokensOf } from './tokens.ts';

/** The words between `I am` and what somebody is: `a small family-run`. */
const MOST_BETWEEN = 4;
const LONGEST_NAME = 60;
const MOST_IN_TOWN = 3;
const CAPITAL = /^\p{Lu}/u;
/** A second word of the name of a town in Arabic. */
const SECOND_OF_TOWN = /^ال/u;

/**
 * The offer of the content of a business, for a text that is nothing but its name, such as `I am a plumber`; with `anywhere`
 * for one that has the name among other words, such as `Mill Lane Bakery`. Undefined for any other.
 */
export function businessOffer(
  { text, words }: Pick<TypedRequest, 'text' | 'words'>,
  language: RequestWords,
  where: 'alone' | 'anywhere' = 'alone',
): Offer | undefined {
  const foldedIn = (said: string) => tokensOf(said, language).filter(isWord).map(folded);
  const said = foldedIn(text);
  const around = new Set(language.aroundBusiness.map((word) => language.fold(word)));
  const named = BUSINESSES.find((business) =>
    namesOf(business, { words }, language).some((name) => {
      const called = foldedIn(name);
      return (
        (where === 'anywhere' || said.every((word) => called.includes(word) || around.has(word))) &&
        called.every((word) => said.includes(word))
      );
    }),
  );
  return named && offerOf(named, { words });
}

/**
 * The offer of the content of a business that somebody introduces in a sentence, with the name and the town that it tells; only as
 * long as the website has the content of none.
 */
export function introducedBusiness(request: TypedRequest, language: RequestWords): Offer | undefined {
  const { text, config } = request;
  if (businessOf(textAt(config, BUSINESS_PATH))) return undefined;
  const tokens = tokensOf(text, language);
  const found = BUSINESSES.flatMap((business) =>
    namesOf(business, request, language)
      .flatMap((name) => mentionsOf(name, tokens, language))
      .map((at) => ({ business, ...at })),
  )
    .filter(({ from }) => isIntroduced(tokens, from, language))
    .sort((one, other) => one.from - other.from || other.to - one.to);
  const [first] = found;
  if (!first) return undefined;
  const told = {
    name: nameTold(text, tokens, language),
    town: townTold(text, tokens.slice(first.to), language),
  };
  return offerOf(first.business, request, told);
}

function offerOf(business: Business, { words }: Pick<TypedRequest, 'words'>, told?: BusinessTold): Offer {
  const name = words.interviewCard.startAs(words.businesses[business]);
  const isTold = told !== undefined && told.name + told.town !== '';
  return { name, command: { type: 'business.choose', business, ...(isTold && { told }) } };
}

const namesOf = (
  business: Business,
  { words }: Pick<TypedRequest, 'words'>,
  { businesses }: RequestWords,
): readonly string[] => [words.businesses[business], ...(businesses[business] ?? [])];

/** Where a name stands among tokens, in whatever form. */
function mentionsOf(name: string, tokens: readonly Token[], language: RequestWords) {
  const called = tokensOf(name, language).map(({ folded: word }) => language.stem(word));
  const formsAt = (at: number) => {
    const word = tokens[at]?.folded ?? '';
    return [language.stem(word), ...language.variants(word)];
  };
  return [...tokens.keys()]
    .filter((from) => called.every((word, at) => formsAt(from + at).includes(word)))
    .map((from) => ({ from, to: from + called.length }));
}

/** True if a few words before a place say that somebody is, has or runs what follows. */
function isIntroduced(tokens: readonly Token[], at: number, language: RequestWords): boolean {
  const earliest = Math.max(0, at - MOST_BETWEEN - 1);
  const before = tokens.slice(0, at);
  return [...before.keys()].slice(earliest).some((from) => {
    const length = lengthOfPhrase(before.slice(from), language.introducing, language);
    return length > 0 && before.slice(from + length).every(isWord);
  });
}

/** What follows words such as `called`, up to a mark or to where the business is; '' for nothing. */
function nameTold(text: string, tokens: readonly Token[], language: RequestWords): string {
  for (const from of tokens.keys()) {
    const length = lengthOfPhrase(tokens.slice(from), language.called, language);
    if (length === 0) continue;
    const rest = tokens.slice(from + length);
    if (rest[0]?.kind === 'quote') return rest[0].text;
    const end = rest.findIndex(
      (token, at) => at > 0 && (token.kind !== 'word' || isAside(rest.slice(at), language)),
    );
    const name = rest[0]?.kind === 'word' ? textOf(text, end === -1 ? rest : rest.slice(0, end)) : '';
    if (name !== '' && name.length <= LONGEST_NAME) return name;
  }
  return '';
}

/** True where a name ends: `in Leeds`, `and I need …`. */
function isAside(tokens: readonly Token[], language: RequestWords): boolean {
  const [, next] = tokens;
  const isTown = lengthOfPhrase(tokens, language.inTown, language) > 0 && CAPITAL.test(next?.text ?? '');
  const isNext =
    lengthOfPhrase(tokens, language.and, language) > 0 && next !== undefined && !CAPITAL.test(next.text);
  return isTown || isNext;
}

/** The town that follows a business: `in Leeds`; '' for none. */
export function townTold(text: string, tokens: readonly Token[], language: RequestWords): string {
  const length = lengthOfPhrase(tokens, language.inTown, language);
  const rest = length === 0 ? [] : tokens.slice(length, length + MOST_IN_TOWN);
  const isPart = ({ kind, text: word }: Token, at: number) => {
    if (kind !== 'word') return false;
    return language.code === 'ar' ? at === 0 || SECOND_OF_TOWN.test(word) : CAPITAL.test(word);
  };
  const end = rest.findIndex((token, at) => !isPart(token, at));
  const town = end === -1 ? rest : rest.slice(0, end);
  return town.length === 0 ? '' : textOf(text, town);
}

const isWord = ({ kind }: Token) => kind === 'word';
const folded = ({ folded: word }: Token) => word;
