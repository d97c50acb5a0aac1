import type { RequestWords } from '../../words/request-words.ts';
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
const MOST_IN_NAME = 3;
/** The English word for oneself is written with a capital wherever it stands. */
const STARTS = /^I['’]?m$/;
const COMMA = /^[,،]$/;
/** What somebody says before a name where one is asked for. `I Am Yoga` is a name. */
const SUBJECT_AND_VERB = {
  en: /^(?:[Ii]['’]?m|I am|[Ww]e['’]re|[Ww]e are|[Ii]t['’]s|[Ii]t is|[Tt]hat['’]s|[Tt]his is)$/,
  de: /^(?:[Ii]ch bin|[Ww]ir sind|[Ee]s ist|[Dd]as ist)$/,
  ar: /^(?:[أا]نا|نحن|هو|هي)$/,
};
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

/** The offer of the content of a business that somebody introduces in a sentence, which tells more of it; only as long as the website has the content of none. */
export function introducedBusiness(request: TypedRequest, language: RequestWords): Offer | undefined {
  const { text, config } = request;
  if (businessOf(textAt(config, BUSINESS_PATH))) return undefined;
  const found = introductionIn(request, language);
  return found && offerOf(found.business, request, text);
}

/** What somebody introduces themselves as, and the town that is told with it; '' for none. */
export interface Introduction {
  readonly business: Business;
  readonly town: string;
  /** What the sentence goes on with. */
  readonly rest: string;
}

/** The introduction in a sentence: `I'm Dan, a plumber in Leeds`; undefined if it has none. */
export function introductionIn(
  request: Pick<TypedRequest, 'text' | 'words'>,
  language: RequestWords,
): Introduction | undefined {
  const { text } = request;
  const tokens = tokensOf(text, language);
  const [first] = BUSINESSES.flatMap((business) =>
    namesOf(business, request, language)
      .flatMap((name) => mentionsOf(name, tokens, language))
      .map((at) => ({ business, ...at })),
  )
    .filter(({ from }) => isIntroduced(tokens, from, language))
    .sort((one, other) => one.from - other.from || other.to - one.to);
  if (!first) return undefined;
  const after = tokens.slice(first.to);
  const town = townTold(text, after, language);
  return {
    business: first.business,
    town,
    rest: after.filter(isWord).length > 0 && town === '' ? textOf(text, after) : '',
  };
}

function offerOf(business: Business, { words }: Pick<TypedRequest, 'words'>, told = ''): Offer {
  const name = words.interviewCard.startAs(words.businesses[business]);
  return { name, command: { type: 'business.choose', business, ...(told !== '' && { told }) } };
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

/** True if a few words before a place say that somebody is, has or runs what follows. A name may stand between: `I'm Dan, a plumber`. */
function isIntroduced(tokens: readonly Token[], at: number, language: RequestWords): boolean {
  const before = tokens.slice(0, at);
  return [...before.keys()].some((from) => {
    const length = lengthOfPhrase(before.slice(from), language.introducing, language);
    // `I Am Yoga` is a name.
    const isSaid = before
      .slice(from, from + length)
      .every(
        ({ text }, place) =>
          STARTS.test(text) || from + place === 0 || before[from - 1]?.kind === 'mark' || !CAPITAL.test(text),
      );
    const between = before.slice(from + length);
    const comma = between.findIndex(({ text }) => COMMA.test(text));
    const named = between.slice(0, Math.max(0, comma));
    const left = comma > 0 && isName(named, language) ? between.slice(comma + 1) : between;
    return length > 0 && isSaid && left.length <= MOST_BETWEEN && left.every(isWord);
  });
}

const isName = (tokens: readonly Token[], { code }: RequestWords) =>
  tokens.length <= MOST_IN_NAME && tokens.every(({ text }) => code === 'ar' || CAPITAL.test(text));

/** The name that a sentence tells: what follows words such as `called` or `I run`, or `I'm` alone; '' for none. */
export const nameSaid = (text: string, language: RequestWords): string =>
  nameCalled(text, language) || ownName(text, tokensOf(text, language), language);

/** The name that a sentence says something is called; '' for none. Of two, that of a company and not of a person, or the later one. */
export function nameCalled(text: string, language: RequestWords): string {
  const tokens = tokensOf(text, language);
  const around = new Set(language.aroundBusiness.map((word) => language.fold(word)));
  const found = [...tokens.keys()].flatMap((from) => {
    const name = nameAfter(text, tokens, from, language);
    const start = tokens.findLastIndex(({ kind }, at) => kind === 'mark' && at < from) + 1;
    const isOfCompany = tokens.slice(start, from).some(({ folded: word }) => !around.has(word));
    return name === '' ? [] : [{ name, isOfCompany }];
  });
  return (found.findLast(({ isOfCompany }) => isOfCompany) ?? found.at(-1))?.name ?? '';
}

/** The name after words such as `called` or `I run` at a place, up to a mark or to where the business is. */
function nameAfter(text: string, tokens: readonly Token[], from: number, language: RequestWords): string {
  const called = lengthOfPhrase(tokens.slice(from), language.called, language);
  const length = called > 0 ? called : lengthOfPhrase(tokens.slice(from), language.runs, language);
  // `A Boy Named Sue` is a name.
  const isSaid = tokens
    .slice(from, from + length)
    .every(({ text: word }, at) => from + at === 0 || word === 'I' || !CAPITAL.test(word));
  if (length === 0 || !isSaid) return '';
  const rest = tokens.slice(from + length);
  // `I run a bakery` tells no name.
  if (called === 0 && !isName(rest.slice(0, 1), language)) return '';
  if (rest[0]?.kind === 'quote') return rest[0].text;
  const end = rest.findIndex(
    (token, at) => at > 0 && (token.kind !== 'word' || isAside(rest.slice(at), language)),
  );
  const name = rest[0]?.kind === 'word' ? textOf(text, end === -1 ? rest : rest.slice(0, end)) : '';
  return name.length <= LONGEST_NAME ? name : '';
}

/** The name of a text that begins with `I'm`, `we are` or `it's`. */
function ownName(text: string, tokens: readonly Token[], language: RequestWords): string {
  const [subject, verb] = tokens;
  const said = SUBJECT_AND_VERB[language.code];
  const length = said.test(subject?.text ?? '') ? 1 : said.test(`${subject?.text} ${verb?.text}`) ? 2 : 0;
  const rest = tokens.slice(length);
  const isNamed = rest[0]?.kind === 'word' && isName(rest.slice(0, 1), language);
  return length > 0 && isNamed && rest.every(isWord) ? textOf(text, rest) : '';
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
