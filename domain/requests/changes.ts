import { LANGUAGE_PATH, nameOfLanguage } from '../../words/page-language.ts';
import type { RequestWords } from '../../words/request-words.ts';
import type { Words } from '../../words/words.ts';
import { iconChoices, shownIconName } from '../choices/icon-choices.ts';
import { editConfig } from '../config/edit-config.ts';
import type { Leaf } from '../config/structure.ts';
import { asks, isCommon, isQuestion } from './asking.ts';
import { lengthOfPhrase, within, withoutCourtesy } from './frames.ts';
import { COMPLETE, fieldsNamed, isBare, likeliest, type Named, placesNamed } from './name-match.ts';
import { allNamed, asNamed, conceptsIn, type Place, type PlaceIndex, unitsOf } from './places.ts';
import { removalsOf } from './removals.ts';
import type { Change, Reader } from './request.ts';
import { switchesNamed } from './switches.ts';
import type { Token } from './tokens.ts';
import { type FittingValue, fitting, type SaidValue, saidValue } from './values.ts';

/** Texts that are hidden by emptying them. */
const EMPTIED = new Set([
  'phone',
  'email',
  'address',
  'copyright',
  'subtitle',
  'description',
  'title',
  'logoText',
]);
const EMPTY: FittingValue = { typed: '', isClear: true, implies: [] };
const WEB_ADDRESS = /^(?:(?:https?:\/\/|www\.)\S+|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:\/\S*)?)$/i;
/** A telephone number among other words. */
const NUMBER = /(?:^|\s)\+?[\d٠-٩][\d٠-٩\s()/-]{4,30}[\d٠-٩](?=$|[\s.,!؟])/;
/** No longer words stand between a name and what leads to its value. */
const MOST_ASIDE = 6;
const CAPITAL = /^\p{Lu}/u;
const MARK = /^[,;.،؛\n]$/;

/** The likeliest changes that a text asks for. */
export function changesIn(reader: Reader, tokens: readonly Token[]): readonly Change[] {
  if (isQuestion(tokens, reader.languagePair.language)) return [];
  const divided = withJoinedAnd(reader, tokens);
  const apart = twoChanges(reader, tokens, divided);
  if (apart.length > 0) return apart;
  const whole = changesOf(reader, tokens);
  return whole.length > 0 ? whole : changesOf(reader, divided);
}

/** The first change of a sentence that asks for two, then the second: what joins them, and all behind it, is no part of a value. */
function twoChanges(reader: Reader, tokens: readonly Token[], divided: readonly Token[]): readonly Change[] {
  const { language } = reader.languagePair;
  for (const all of divided === tokens ? [tokens] : [tokens, divided])
    for (const at of [...all.keys()].slice(1)) {
      const length = lengthOfSeparator(all.slice(at), reader);
      const rest = withoutCourtesy(all.slice(at + length), language);
      const left = length === 0 || rest.length === 0 ? [] : changesOf(reader, all.slice(0, at));
      const right = left.length === 0 ? [] : secondChange(reader, all.slice(0, at), rest);
      const [first] = left;
      const [second] = right.filter((each) => !left.some((one) => isSamePath(one, each)));
      if (first && second)
        return isContact(first) && isContact(second) ? [both(first, second, reader)] : [first, second];
      if (first && left.length === 1 && isSameAgain(rest, reader)) return left;
    }
  return [];
}

/** True for what asks for the same in other words: `I don't need the questions, hide them`. */
function isSameAgain(tokens: readonly Token[], { languagePair: { language } }: Reader): boolean {
  const named = [...within(tokens, language.hide, language), ...within(tokens, language.show, language)];
  return named.some((each) => each.length > 0 && each.every((token) => isCommon(token, language)));
}

/** Ways to reach somebody say by themselves what they are, and are given together. */
const isContact = ({ edits }: Change) => edits.every(({ path }) => /\.(?:phone|email)$/.test(path));

/** The change that follows another: of what it names, of the same thing in other words (`and make it pink`), or where that leads. */
function secondChange(reader: Reader, first: readonly Token[], rest: readonly Token[]): readonly Change[] {
  const { index, languagePair } = reader;
  const { language } = languagePair;
  const isAsked =
    [...within(rest, language.set, language), ...within(rest, language.hide, language)].length > 0;
  const named = changesOf(reader, rest).filter(({ isSure, cost }) => (isSure || isAsked) && cost < COMPLETE);
  if (named.length > 0) return named;
  const subject = new Set([...allNamed(index, first)].filter((each) => each !== 'text'));
  const length = lengthOfPhrase(rest, language.instead, language);
  const value = length > 0 ? rest.slice(length) : rest.filter(({ text }) => WEB_ADDRESS.test(text));
  const clear =
    value.length === 0 ? [] : valueChanges(reader, subject, value, 'to').filter(({ isSure }) => isSure);
  return clear.filter(({ edits }) => edits.every(({ typed }) => !String(typed).includes(' ')));
}

const isSamePath = (one: Change, other: Change) =>
  one.edits.some(({ path }) => other.edits.some((edit) => edit.path === path));

/** Two changes as one. */
export function both(left: Change, right: Change, { languagePair }: Reader): Change {
  return {
    ...left,
    label: languagePair.language.labels.all([left.label, right.label]),
    edits: [...left.edits, ...right.edits],
    isSure: left.isSure && right.isSure,
    place: left.isSure ? right.place : left.place,
  };
}

/** The number of tokens that separate two names at the beginning of some tokens; 0 if none do. */
function lengthOfSeparator(tokens: readonly Token[], { languagePair: { language } }: Reader): number {
  const mark = tokens[0]?.kind === 'mark' && MARK.test(tokens[0].text) ? 1 : 0;
  return mark + lengthOfPhrase(tokens.slice(mark), language.and, language);
}

/** Splits the Arabic `and`, which is written together with the word after it, from words for places. */
function withJoinedAnd(
  { languagePair: { language }, index }: Reader,
  tokens: readonly Token[],
): readonly Token[] {
  const joined = language.and.find((each) => /^\p{L}$/u.test(each));
  if (joined === undefined) return tokens;
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || !token.folded.startsWith(joined)) return [token];
    const rest = {
      ...token,
      text: token.text.slice(1),
      folded: token.folded.slice(1),
      start: token.start + 1,
    };
    const following = [rest, ...tokens.slice(at + 1)];
    const isRequest =
      [language.set, language.hide, language.show].some(
        (list) => within(following, list, language).length > 0,
      ) || lengthOfPhrase(following, language.instead, language) > 0;
    if (!isRequest && !conceptsIn(index, [rest])) return [token];
    return [{ ...token, text: joined, folded: joined, end: token.start + 1 }, rest];
  });
}

/** The likeliest changes that tokens ask for. */
function changesOf(reader: Reader, tokens: readonly Token[]): readonly Change[] {
  const { language } = reader.languagePair;
  const opened = within(tokens, language.open, language);
  const switched = (['hide', 'show'] as const).flatMap((kind) =>
    within(tokens, language[kind], language).flatMap((named) => switchChanges(reader, kind, named)),
  );
  if (switched.length > 0) return distinct(likeliest(switched));
  for (const named of [...within(tokens, language.set, language), ...(opened.length === 0 ? [tokens] : [])]) {
    const set = setChanges(reader, named);
    if (set.length > 0) return distinct(likeliest(set));
  }
  // What is to be added, opened or found is no value: only one that says by itself what it is.
  for (const named of opened) {
    const set = setChanges(reader, named).filter(({ isSure }) => isSure);
    if (set.length > 0) return distinct(likeliest(set));
  }
  return [];
}

/** The changes without those that say the same. */
export function distinct(changes: readonly Change[]): readonly Change[] {
  return changes.filter(({ label }, at) => changes.findIndex((each) => each.label === label) === at);
}

/** The changes that hide or show what tokens name: one place, or each of several. */
function switchChanges(reader: Reader, kind: 'hide' | 'show', tokens: readonly Token[]): readonly Change[] {
  const said = conceptsIn(reader.index, tokens);
  if (said) return placeChanges(reader, kind, said);
  for (const at of tokens.keys()) {
    const length = at === 0 ? 0 : lengthOfSeparator(tokens.slice(at), reader);
    const [left, ...otherLeft] = length === 0 ? [] : switchChanges(reader, kind, tokens.slice(0, at));
    if (!left || otherLeft.length > 0) continue;
    const rest = tokens.slice(at + length);
    const [bare = rest] = within(rest, reader.languagePair.language[kind], reader.languagePair.language);
    const [right, ...otherRight] = switchChanges(reader, kind, bare);
    return right && otherRight.length === 0 && !isSamePath(left, right) ? [both(left, right, reader)] : [];
  }
  return [];
}

function placeChanges(reader: Reader, kind: 'hide' | 'show', said: ReadonlySet<string>): readonly Change[] {
  const { config, index, languagePair } = reader;
  const turned = switchesNamed(config, index, said, kind === 'show').map(({ called, edits, cost }) => ({
    label: languagePair.language.labels[kind](called.place),
    edits,
    cost,
    isSure: true,
  }));
  if (kind === 'show' || turned.length > 0) return turned;
  const removed = removalsOf(reader, said);
  if (removed.length > 0) return removed;
  const canEmpty = (leaf: Leaf) => (leaf.type === 'text' && EMPTIED.has(leaf.id) ? EMPTY : undefined);
  return fieldsNamed(index, said, canEmpty)
    .filter(({ cost }) => cost < COMPLETE)
    .flatMap((field) => setChange(reader, field, true));
}

/** The changes of a place to the value that follows its name. Where the name may end at several words, the end that names the most is tried first. */
function setChanges(reader: Reader, tokens: readonly Token[]): readonly Change[] {
  const { language } = reader.languagePair;
  const units = unitsOf(reader.index, tokens);
  const unknown = units.findIndex(({ concepts }) => concepts === undefined);
  const names = units.slice(0, unknown === -1 ? units.length : unknown).map(({ to }, at) => ({
    said: asNamed(units.slice(0, at + 1).flatMap(({ concepts }) => concepts ?? [])),
    to,
  }));
  const divided = names
    // A full stop after a name, such as `tel.`, belongs to it.
    .filter(({ said, to }) => said.size > 0 && to < tokens.length && tokens[to]?.text !== '.')
    .sort((one, other) => other.said.size - one.said.size || one.to - other.to);
  for (const link of ['to', 'is'] as const)
    for (const { said, to } of divided) {
      const length = lengthToValue(reader, tokens.slice(to), link);
      const value = tokens.slice(to + length);
      const found =
        length === 0
          ? []
          : readings(value, tokens.slice(to, to + length), language).flatMap((each) =>
              valueChanges(reader, said, each, link),
            );
      if (found.length > 0) return found;
    }
  for (const { said, to } of divided) {
    const rest = tokens.slice(to);
    const isLinked =
      lengthOfLink(rest, language.to, language) + lengthOfLink(rest, language.is, language) > 0;
    const value = isLinked ? [] : withoutBetween(rest, language);
    const found = value.length === 0 ? [] : valueChanges(reader, said, value, 'none');
    if (found.length > 0) return found;
    // What follows a shorter name would be the rest of this one.
    if (isBare(said) || placesNamed(reader.index, said).length > 0) return [];
  }
  return [];
}

/** The number of tokens between a place and its value; a capital begins the value. */
function lengthOfLink(tokens: readonly Token[], list: readonly string[], language: RequestWords): number {
  return /^\p{Lu}/u.test(tokens[0]?.text ?? '') ? 0 : lengthOfPhrase(tokens, list, language);
}

/**
 * The number of tokens up to a value: its link, and what may stand before that, such as the rest of a place (`at the top to`) or the
 * present value (`from Start to`). 0 if no link leads to it.
 */
function lengthToValue(
  { index, languagePair: { language } }: Reader,
  tokens: readonly Token[],
  link: 'to' | 'is',
): number {
  const linked = lengthOfLink(tokens, language[link], language);
  const [first] = tokens;
  if (linked > 0 || !first || CAPITAL.test(first.text)) return linked;
  const from = link === 'to' ? lengthOfPhrase(tokens, language.from, language) : 0;
  const isAside = from > 0 || isBetween(first, language) || isFiller(index, first);
  if (!isAside) return 0;
  for (const at of [...tokens.keys()].slice(Math.max(1, from + 1))) {
    const length = lengthOfLink(tokens.slice(at), language[link], language);
    const isKnown =
      from > 0 || (at <= MOST_ASIDE && unitsOf(index, tokens.slice(0, at)).every(({ concepts }) => concepts));
    if (length > 0 && isKnown) return at + length;
  }
  return 0;
}

/** A value, first without what is said against it: `Bread, not cake`, and in German without the verb that ends what `soll` begins. */
function readings(
  value: readonly Token[],
  link: readonly Token[],
  language: RequestWords,
): readonly (readonly Token[])[] {
  const at = [...value.keys()].findIndex(
    (place) => place > 0 && lengthOfPhrase(value.slice(place), language.not, language) > 0,
  );
  const mark = value[at - 1]?.kind === 'mark' ? 1 : 0;
  // What follows a colon is the value as it stands.
  const isWhole = at === -1 || [link.at(-1), value[0]].some((token) => token?.text === ':');
  const cut = isWhole ? [] : [value.slice(0, at - mark)];
  const isShould = link.some(({ folded }) => language.should.some((word) => language.fold(word) === folded));
  return [...cut, value].map((each) => (isShould ? withoutLast(each, language.endings, language) : each));
}

/** Some tokens without the last one, if it is one of the words. */
function withoutLast(
  tokens: readonly Token[],
  words: readonly string[],
  language: RequestWords,
): readonly Token[] {
  const last = tokens.at(-1);
  return words.some((word) => language.fold(word) === last?.folded) ? tokens.slice(0, -1) : tokens;
}

/** True for a word in small letters that joins others, such as `for` or `at`. */
const isBetween = ({ kind, text, folded }: Token, language: RequestWords) =>
  kind === 'word' && !CAPITAL.test(text) && language.between.some((word) => language.fold(word) === folded);

/** What follows a name, without the words that join it: they are no part of its value. Nothing where they may join a remark. */
function withoutBetween(tokens: readonly Token[], language: RequestWords): readonly Token[] {
  const from = tokens.findIndex((token) => !isBetween(token, language));
  if (from === 0) return tokens;
  const rest = from === -1 ? [] : tokens.slice(from);
  const isName = rest[0]?.kind === 'quote' || /^[\p{Lu}\p{N}#+@]/u.test(rest[0]?.text ?? '');
  return isName &&
    (language.hasCapitalNames || /^[\p{N}#+@]/u.test(rest[0]?.text ?? '') || rest[0]?.kind === 'quote')
    ? rest
    : [];
}

/** The changes of the fields that concepts name to a value; `link` is what stands between the two. */
export function valueChanges(
  reader: Reader,
  said: ReadonlySet<string>,
  tokens: readonly Token[],
  link: Link,
): readonly Change[] {
  const { index, languagePair, text } = reader;
  const value = saidValue(text, tokens, languagePair);
  if (!value || (link === 'none' && isNoValue(reader, tokens))) return [];
  // `030 123456 now` is that number.
  const bare = saidValue(text, withoutFillers(reader, tokens), languagePair);
  const address = said.has('text') ? undefined : addressIn(tokens);
  const isNumber = !said.has('text') && !value.isQuoted && NUMBER.test(value.text);
  // `We moved to the Old Mill, Otley`: no address begins with an article.
  const place = saidValue(text, withoutArticle(reader, tokens), languagePair) ?? value;
  const fit = (leaf: Leaf) => {
    if (leaf.id === 'address' && !value.isQuoted) return fitting(place, leaf, languagePair);
    if (address !== undefined && leaf.type === 'url')
      return fitting({ ...value, text: address }, leaf, languagePair);
    // What is said of a button with an address or a number is where it leads.
    if ((address !== undefined || isNumber) && isTextOfLink(index, leaf)) return undefined;
    const inside = bare && !value.isQuoted ? fitting(bare, leaf, languagePair) : undefined;
    return inside?.isClear ? inside : fitting(value, leaf, languagePair);
  };
  return fieldsNamed(index, said, fit)
    .filter((field) => field.value.isClear || link === 'to' || (link === 'none' && field.cost < COMPLETE))
    .flatMap((field) => setChange(reader, field, isCertain(value, field.value, link, languagePair.language)));
}

/** The only web address among tokens: said of a button it is where that leads, whatever else is said. */
function addressIn(tokens: readonly Token[]): string | undefined {
  const [only, ...others] = tokens.filter(({ kind, text }) => kind === 'word' && WEB_ADDRESS.test(text));
  return others.length === 0 ? only?.text : undefined;
}

/** True for the text of a button or a link, which has its address beside it. */
const isTextOfLink = ({ places }: PlaceIndex, { type, path }: Leaf) =>
  type === 'text' && places.some(({ leaf }) => leaf?.type === 'url' && groupOf(leaf.path) === groupOf(path));

const groupOf = (path: string) => path.slice(0, path.lastIndexOf('.'));

/** True for a word that only asks for something, such as the last of `put my logo in`. */
const isNoValue = ({ index, languagePair: { language } }: Reader, tokens: readonly Token[]) =>
  tokens.length === 1 &&
  tokens.every((token) => !/^\p{Lu}/u.test(token.text) && (asks(token, language) || isFiller(index, token)));

const isFiller = ({ fillers, words }: PlaceIndex, { kind, folded }: Token) =>
  kind === 'word' && fillers.has(words.stem(folded));

function withoutArticle({ index }: Reader, tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex((token) => CAPITAL.test(token.text) || !isFiller(index, token));
  return tokens.slice(Math.max(first, 0));
}

function withoutFillers({ index }: Reader, tokens: readonly Token[]): readonly Token[] {
  const last = tokens.findLastIndex((token) => !isFiller(index, token));
  return tokens.slice(0, last + 1);
}

/** What stands between a place and its value. */
type Link = 'to' | 'is' | 'none';

/** Whether what follows a place is surely a value, and no remark such as `hero title boring`. */
function isCertain(
  { text, isQuoted }: SaidValue,
  { isClear }: FittingValue,
  link: Link,
  { hasCapitalNames }: RequestWords,
): boolean {
  const isName = hasCapitalNames && /^[\p{Lu}\p{N}]/u.test(text);
  return isClear || isQuoted || (link === 'to' && isName);
}

type NamedField = Named<Place> & { readonly leaf: Leaf; readonly value: FittingValue };

/** The change of a field; none if the website does not accept it. */
export function setChange(
  { config, words, languagePair }: Reader,
  field: NamedField,
  isSure: boolean,
): readonly Change[] {
  const { what: place, leaf, value, cost } = field;
  const { labels } = languagePair.language;
  const edit = { path: leaf.path, typed: value.typed };
  const result = editConfig(config, edit.path, edit.typed);
  if (result.kind !== 'edited') return [];
  const name = place.called.place;
  const shown = shownValue(leaf, String(result.value), words);
  const label = value.typed === '' ? labels.empty(name) : labels.set(name, shown);
  const brief = value.typed === '' ? undefined : labels.change;
  return [{ label, brief, edits: [edit], cost, place, isSure }];
}

function shownValue({ type, path }: Leaf, stored: string, words: Words): string {
  if (type === 'icon' && iconChoices.includes(stored)) return shownIconName(stored, words);
  return path === LANGUAGE_PATH ? nameOfLanguage(stored) : stored;
}
