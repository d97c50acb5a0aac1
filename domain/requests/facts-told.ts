import type { RequestWords } from '../../words/request-words.ts';
import { yesOrNo } from '../chat/yes-or-no.ts';
import { businessOf } from '../choices/businesses.ts';
import type { PlannedEdit } from '../config/edit-config.ts';
import { textAt as textAtPath } from '../config/leaves.ts';
import { BUSINESS_PATH } from '../config/page-settings.ts';
import { contactIn, lacksCountryCode, namesContact } from '../interview/contact-given.ts';
import type { FactsTold } from '../interview/facts-told.ts';
import { type Question, takesText } from '../interview/question.ts';
import { saysPrice } from '../lists/read-rows.ts';
import { asks, isCommon, saysDone } from './asking.ts';
import { introductionIn, nameCalled, nameSaid, townTold } from './businesses.ts';
import { colorIn } from './colors.ts';
import { lengthOfPhrase } from './frames.ts';
import { hoursOffer } from './hours-offer.ts';
import type { Offer } from './offers.ts';
import type { TypedRequest } from './request.ts';
import { rowsOffer } from './rows-offer.ts';
import { type Token, textOf, tokensOf } from './tokens.ts';
import { streetIn } from './vague-requests.ts';

/*
 * At a question of the interview people also tell what was not asked: `0113 496 0123, open 24/7` says how to reach them, and
 * when. Each stretch of such a text is read by what reads it as a sentence, and what is plainly a fact is one at any question.
 * What is left answers the question.
 */

/** A stretch of a text, from one of its parts to another. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A fact, and where in the text it stands. */
interface Fact extends Stretch {
  readonly answers?: FactsTold['answers'];
  readonly edits?: readonly PlannedEdit[];
  readonly told?: string | undefined;
}

interface Asked {
  readonly request: TypedRequest;
  readonly question: Question;
  /** What reads a sentence. */
  readonly read: (request: TypedRequest) => readonly Offer[];
}

/** A text of more parts is no answer. */
const MOST_PARTS = 12;
const MARK = /[;؛|·\n]|[,،](?=\s|\p{L}|$)|[.!?؟](?=\s|$)/gu;
/** The Arabic `and` is written together with the word after it. */
const JOINED_AND = '\\s(?=و\\p{L})';
/** With fewer digits, it may be a price, a house or a postal code. */
const FEWEST_IN_PHONE = 7;
/** What is longer, and says no name, is a sentence. */
const MOST_IN_NAME = 7;
/** No longer part is a town. */
const MOST_IN_TOWN = 4;
const CAPITAL = /^[\p{Lu}\p{Lo}]/u;

/** The facts that a text tells beside the answer of a question; undefined if it tells none. */
export function factsTold(asked: Asked): FactsTold | undefined {
  const parts = partsOf(asked.request);
  if (parts.length > MOST_PARTS) return undefined;
  const facts: Fact[] = [];
  for (const read of [namesIn, introductionsIn, contactsIn, hoursIn, pricesIn, placesIn, colorsIn])
    facts.push(...read(asked, without(parts, facts)));
  const left = without(parts, facts);
  const rest = restSaid(asked, left);
  const town = townBefore(asked, rest, facts);
  if (town) return told(asked, [...facts, town], { rest: '', unread: '' });
  if (facts.length === 0 && rest !== '' && !takesText(asked.question)) {
    const isColorRefused = colorsNamed(asked, rest).some((each) => each.isRefused);
    const whole = isColorRefused ? undefined : wholeRequest(asked);
    if (whole) return told(asked, [whole], { rest: '', unread: '' });
  }
  const answer = answerIn(asked, left);
  const isAside = answer.unread !== '' || answer.rest !== rest;
  const isTold = facts.length > 0 || (answer.rest !== '' && isAside);
  return isTold ? told(asked, facts, answer) : undefined;
}

/** What answers the question, and what nothing takes: the visitor is told of that. */
type Answer = Pick<FactsTold, 'rest' | 'isDone'> & { readonly unread: string };

/** The answer in the parts that are no facts. Of a text without one answer to how to reach somebody, a part may be one. */
function answerIn(asked: Asked, parts: readonly Stretch[]): Answer {
  const { question } = asked;
  const rest = restSaid(asked, parts);
  if (question === 'name') {
    // It may stand within another fact: `I run Rosa's Bread, a bakery in Bath`.
    const called = nameCalledIn(asked, rest) ?? nameCalledIn(asked, asked.request.text);
    const name = called ?? saidAs(asked, rest, nameSaid);
    // A sentence that says no name is none.
    const isSentence = name === rest && rest.split(' ').length > MOST_IN_NAME;
    return isSentence ? { rest: '', unread: rest } : { rest: name, unread: '' };
  }
  if (question === 'place') return { rest: saidAs(asked, rest, townSaid(asked)), unread: '' };
  if (question !== 'contact') {
    const { text, languages } = asked.request;
    const isDone = parts.length > 0 && isDoneWith(question, restOf(text, parts), languages);
    return { rest: '', unread: isDone || yesOrNo(rest) !== undefined ? '' : rest, isDone };
  }
  const isNamed = namesContact(rest) && !lacksCountryCode(rest) && isChange(asked, rest);
  if (isNamed || contactIn(rest)) return { rest, unread: '' };
  const ways = contactParts(asked, parts);
  const given = ways.flatMap(({ answers = [] }) => answers.map(([, text]) => text)).join(', ');
  return contactIn(given)
    ? { rest: given, unread: restSaid(asked, without(parts, ways)) }
    : { rest: '', unread: rest };
}

/** Whether a text says that nothing else is wanted at a question: no pictures, or no other look. */
function isDoneWith(question: Question, text: string, languages: readonly RequestWords[]): boolean {
  if (question === 'pictures') return yesOrNo(text) === 'no';
  return (
    yesOrNo(text) === 'yes' || (['done', 'liked'] as const).some((kind) => saysDone(text, languages, kind))
  );
}

/** What a text says the answer is, such as a name after `we are called`; else the text itself. */
const saidAs = (
  { request: { languages } }: Asked,
  text: string,
  said: (text: string, language: RequestWords) => string,
) => languages.map((language) => said(text, language)).find((each) => each !== '') ?? text;

const townSaid =
  ({ request: { words } }: Asked) =>
  (text: string, language: RequestWords) =>
    introductionIn({ text, words }, language)?.town || townOf(text, tokensOf(text, language), language);

/** Whether a text is read as a change, such as an account of a network that pages have a field for. */
const isChange = ({ request, read }: Asked, text: string) =>
  read({ ...request, text }).some(({ command }) => command.type === 'plan.chosen');

const restSaid = ({ request: { text, languages } }: Asked, parts: readonly Stretch[]) =>
  saying(restOf(text, parts), languages);

function told(
  { request: { words }, question }: Asked,
  facts: readonly Fact[],
  { rest, unread, isDone = false }: Answer,
): FactsTold {
  const all = facts.flatMap((fact) => fact.answers ?? []);
  // What is told in two parts is one answer: the second would take the place of the first.
  const answers = [...Map.groupBy(all, ([question]) => question)].map(
    ([question, texts]) => [question, texts.map(([, text]) => text).join(', ')] as const,
  );
  const name = question === 'name' && answers.length > 0 && rest !== '' ? [rest] : [];
  const said = [...name, ...answers.map(([, text]) => text)].join(' · ');
  const lines = [
    ...(said === '' ? [] : [words.chat.arranged(said)]),
    ...facts.flatMap((fact) => fact.told ?? []),
    ...(unread === '' ? [] : [words.hoursRead.unread(words.present.quoted(unread))]),
  ];
  const edits = facts.flatMap((fact) => fact.edits ?? []);
  return { rest, answers, edits, told: lines.join(' '), ...(isDone && { isDone }) };
}

/** The parts of a text: what marks and words such as `and` separate. */
function partsOf({ text, languages }: TypedRequest): readonly Stretch[] {
  const ands = languages.flatMap(({ and }) => and.filter((word) => /^\p{L}{2,}$/u.test(word)));
  const separators = new RegExp(`${MARK.source}|\\s(?:${ands.join('|')}|&)(?=\\s)|${JOINED_AND}`, 'giu');
  const parts: Stretch[] = [];
  let from = 0;
  for (const { index, 0: separator } of [...text.matchAll(separators), { index: text.length, 0: '' }]) {
    const part = text.slice(from, index);
    const start = from + part.length - part.trimStart().length;
    if (part.trim() !== '') parts.push({ from: start, to: start + part.trim().length });
    from = index + separator.length;
  }
  return parts;
}

const isWithin = (part: Stretch, whole: Stretch) => part.from >= whole.from && part.to <= whole.to;

const without = (parts: readonly Stretch[], facts: readonly Stretch[]) =>
  parts.filter((part) => !facts.some((fact) => isWithin(part, fact)));

/** The stretches of some parts, those of most parts first; a fact between two parts ends them. */
function stretchesOf(parts: readonly Stretch[], text: string): readonly Stretch[] {
  const stretches = parts.flatMap((first, at) => {
    const parted = parts.findIndex(
      (part, place) => place > at && !areBeside(parts[place - 1] ?? part, part, text),
    );
    const others = parts.slice(at, parted === -1 ? undefined : parted);
    return others.map(({ to }, count) => ({ from: first.from, to, count }));
  });
  return stretches.sort((one, other) => other.count - one.count || one.from - other.from);
}

/** True for parts with nothing but a mark or a word such as `and` between them. */
const areBeside = (one: Stretch, other: Stretch, text: string) =>
  !/[\p{L}\p{N}]{4,}/u.test(text.slice(one.to, other.from));

/** What is left of a text: the parts that are no facts, as they stand. */
function restOf(text: string, parts: readonly Stretch[]): string {
  return parts.reduce((rest, part, at) => {
    const before = parts[at - 1];
    const isBeside = before && areBeside(before, part, text);
    const joint = isBeside ? text.slice(before.to, part.from) : before ? ', ' : '';
    return `${rest}${joint}${text.slice(part.from, part.to)}`;
  }, '');
}

/** A text that says something: one of everyday words or of courtesy alone, such as `Hi`, is nothing. */
function saying(text: string, languages: readonly RequestWords[]): string {
  const isNothing = languages.some((language) => {
    const polite = new Set(language.polite.flatMap((each) => each.split(' ')));
    return tokensOf(text, language).every((token) => isAside(token, language) || polite.has(token.folded));
  });
  return isNothing ? '' : text;
}

const isAside = (token: Token, language: RequestWords) =>
  token.kind === 'mark' || asks(token, language) || isCommon(token, language);

const textAt = ({ request: { text } }: Asked, { from, to }: Stretch) => text.slice(from, to);

/** What somebody says they are: `I'm a plumber in Leeds`. Of a kind of business that the website has not it is said that it is not taken. */
function introductionsIn(asked: Asked, parts: readonly Stretch[]): readonly Fact[] {
  const { request } = asked;
  const { config, languages, words } = request;
  const own = businessOf(textAtPath(config, BUSINESS_PATH));
  return firstOf(stretchesOf(parts, request.text).toReversed(), (stretch) => {
    const text = textAt(asked, stretch);
    const found = languages.map((language) => introductionIn({ text, words }, language)).find((each) => each);
    const isAnswer = asked.question === 'place' && found?.town !== '';
    if (!found || isAnswer || /\p{N}/u.test(text)) return [];
    const isTaken = found.rest === '' && own === found.business;
    return [
      {
        ...stretch,
        ...(found.town !== '' && { answers: [['place', found.town]] as const }),
        ...(!isTaken && { told: words.hoursRead.unread(words.present.quoted(text)) }),
      },
    ];
  });
}

/** The name of the business, where that is not the question: `No, the company is called Harbour Plumbing`. */
function namesIn(asked: Asked, parts: readonly Stretch[]): readonly Fact[] {
  const { question } = asked;
  if (question === 'name' || question === 'business') return [];
  return parts.flatMap((part): readonly Fact[] => {
    const name = nameCalledIn(asked, textAt(asked, part));
    return name === undefined ? [] : [{ ...part, answers: [['name', name]] }];
  });
}

/** The name that a text says something is called, in any of the languages. */
const nameCalledIn = ({ request: { languages } }: Asked, text: string) =>
  languages.map((language) => nameCalled(text, language)).find((name) => name !== '');

/** The ways to reach somebody, where that is not the question. */
const contactsIn = (asked: Asked, parts: readonly Stretch[]) =>
  asked.question === 'contact' ? [] : contactParts(asked, parts);

/** The parts that say a way to reach somebody, each with no other words than those for it. */
function contactParts(asked: Asked, parts: readonly Stretch[]): readonly Fact[] {
  return parts.flatMap((part): readonly Fact[] => {
    const said = textAt(asked, part);
    const { phone = '', email = '' } = contactIn(said) ?? {};
    const digits = phone.replace(/\P{N}/gu, '').length;
    if (email === '' && digits < FEWEST_IN_PHONE) return [];
    const beside = said.replace(phone, ' ').replace(email, ' ');
    const isPlain = asked.request.languages.some((language) => {
      const { phone: numbers = [], email: mails = [] } = language.places;
      const known = [...numbers, ...mails].flatMap((each) => tokensOf(each, language));
      return tokensOf(beside, language).every(
        (token) => isAside(token, language) || known.some(({ folded }) => folded === token.folded),
      );
    });
    const given = [phone, email].filter((each) => each !== '').join(', ');
    return isPlain ? [{ ...part, answers: [['contact', given]] }] : [];
  });
}

/** Opening hours: the longest stretch that is nothing else. What is left of them takes no place of theirs. */
function hoursIn(asked: Asked, parts: readonly Stretch[]): readonly Fact[] {
  const { request } = asked;
  const at = (stretch: Stretch): readonly Fact[] => {
    const offer = hoursOffer({ ...request, text: textAt(asked, stretch) });
    return offer?.command.type === 'plan.chosen' ? [{ ...stretch, edits: offer.command.edits }] : [];
  };
  const found = firstOf(stretchesOf(parts, request.text), at);
  const others = found.length === 0 ? [] : without(parts, found).flatMap(at);
  return [...found, ...others.map(({ from, to }) => ({ from, to }))];
}

function firstOf(
  stretches: readonly Stretch[],
  read: (stretch: Stretch) => readonly Fact[],
): readonly Fact[] {
  for (const each of stretches) {
    const found = read(each);
    if (found.length > 0) return found;
  }
  return [];
}

/** Things with their prices. Where an address is asked for, `Floor 2, Office 12` is one. */
function pricesIn(asked: Asked, parts: readonly Stretch[]): readonly Fact[] {
  const { request, question } = asked;
  const isAddress = (text: string) =>
    question === 'place' &&
    !saysPrice(text) &&
    text.split(/[,،]/).every((each) => each.trim().split(/\s+/).length < 3);
  return firstOf(stretchesOf(parts, request.text), (stretch) => {
    const text = textAt(asked, stretch);
    const sentence = { ...request, text, list: undefined };
    const offer = isAddress(text)
      ? undefined
      : (rowsOffer(sentence, 'anywhere') ?? (saysPrice(text) ? rowsOffer(sentence, 'announced') : undefined));
    return offer ? factOf(asked, offer, stretch) : [];
  });
}

const factOf = ({ request }: Asked, { command, name }: Offer, stretch: Stretch): readonly Fact[] => {
  if (command.type !== 'plan.chosen') return [];
  return [{ ...stretch, edits: command.edits, told: command.told ?? request.words.chat.arranged(name) }];
};

/** Where the business is: a street with what follows it, or a town after words such as `in`. */
function placesIn(asked: Asked, parts: readonly Stretch[]): readonly Fact[] {
  const { request, question } = asked;
  if (question === 'place') return [];
  // What is asked for a name may sound like a street.
  const named = question === 'name' ? parts.slice(1) : parts;
  return named
    .flatMap((part, at) => {
      for (const language of request.languages) {
        const text = textAt(asked, part);
        const tokens = tokensOf(text, language);
        const first = tokens.findIndex((token) => !isAside(token, language));
        const street = streetIn(tokens, language);
        if (street[0] && street[0] === tokens[first]) {
          const to = named
            .slice(at + 1)
            .reduce((end, next) => (isTown(textAt(asked, next)) ? next.to : end), part.to);
          const address = request.text.slice(part.from + street[0].start, to);
          return [{ from: part.from, to, answers: [['place', address]] as const }];
        }
        const town = question === 'name' ? '' : townOf(text, tokens, language);
        if (town !== '') return [{ ...part, answers: [['place', town]] as const }];
      }
      return [];
    })
    .slice(0, 1);
}

const isTown = (text: string) => CAPITAL.test(text) && text.split(/\s+/).length <= MOST_IN_TOWN;

/** The town of a part that says nothing else: `we are based in Leeds`. */
function townOf(text: string, tokens: readonly Token[], language: RequestWords): string {
  for (const at of tokens.keys()) {
    const town = townTold(text, tokens.slice(at), language);
    if (town !== '' && text.endsWith(town)) return town;
    const token = tokens[at];
    if (!token || !isAside(token, language)) return '';
  }
  return '';
}

/** A town that stands beside hours where it is asked how to reach somebody: `Leeds, 24/7`. */
function townBefore({ question }: Asked, rest: string, facts: readonly Fact[]): Fact | undefined {
  const isBeside = question === 'contact' && facts.some(({ edits }) => edits);
  if (!isBeside || !isTown(rest) || /[\p{N}@]/u.test(rest)) return undefined;
  return { from: 0, to: 0, answers: [['place', rest]] };
}

/** A color that is asked for: one that stands alone may be a name, but for where it is asked how the page should look. */
function colorsIn(asked: Asked, parts: readonly Stretch[]): readonly Fact[] {
  const { request, read, question } = asked;
  const found = parts.flatMap((part) => {
    const text = textAt(asked, part);
    const named = colorsNamed(asked, text);
    if (named.length === 0 || named.some((each) => each.isRefused)) return [];
    const said = question === 'look' ? (named[0]?.said ?? text) : text;
    const isAsked = question === 'look' || named.some((each) => each.isAsked);
    const [offer] = isAsked ? read({ ...request, text: said }) : [];
    return offer ? factOf(asked, offer, part) : [];
  });
  // Of two colors of the page, the first is its main one.
  return found.map((fact, at) => (at === 0 ? fact : { from: fact.from, to: fact.to }));
}

/** The color that a text names, or a shade of the present one, as each language reads it. */
const colorsNamed = ({ request: { words, languages } }: Asked, text: string) =>
  languages.flatMap((language) => {
    const tokens = tokensOf(text, language);
    const color = colorIn(text, tokens, { words, language, english: words });
    if (!color) return [];
    return {
      ...(color.of('') !== undefined && { said: textOf(text, color.said) }),
      isAsked: tokens.some((token) => asks(token, language)),
      isRefused: isRefused(color.others, language),
    };
  });

/** True for words such as `not`, `no` and `too`, which stand beside what is not wanted. */
const isRefused = (tokens: readonly Token[], language: RequestWords) =>
  tokens.some((_, at) =>
    [language.not, language.hide, language.tooMuch].some(
      (phrases) => lengthOfPhrase(tokens.slice(at), phrases, language) > 0,
    ),
  );

/** The whole text as the only change that it asks for. */
function wholeRequest(asked: Asked): Fact | undefined {
  const { request, read } = asked;
  const [offer, ...others] = read(request).filter(({ command }) => command.type === 'plan.chosen');
  return offer && others.length === 0
    ? factOf(asked, offer, { from: 0, to: request.text.length })[0]
    : undefined;
}
