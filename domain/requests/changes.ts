import { LANGUAGE_PATH, nameOfLanguage } from '../../words/page-language.ts';
import type { RequestWords } from '../../words/request-words.ts';
import type { Words } from '../../words/words.ts';
import { iconChoices, shownIconName } from '../choices/icon-choices.ts';
import { editConfig } from '../config/edit-config.ts';
import type { Leaf } from '../config/structure.ts';
import { asks, isQuestion } from './asking.ts';
import type { Change, Reader } from './change.ts';
import { lengthOfPhrase, within } from './frames.ts';
import { COMPLETE, fieldsNamed, isBare, likeliest, type Named, placesNamed } from './name-match.ts';
import { nameOf } from './offers.ts';
import { asNamed, conceptsIn, type Place, type PlaceIndex, unitsOf } from './places.ts';
import { removalsOf } from './removals.ts';
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
const WEB_ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;
const MARK = /^[,;.،؛\n]$/;

/** The likeliest changes that a text asks for. */
export function changesIn(reader: Reader, tokens: readonly Token[]): readonly Change[] {
  if (isQuestion(tokens, reader.languagePair.language)) return [];
  const whole = changesOf(reader, tokens);
  return whole.length > 0 ? whole : changesOf(reader, withJoinedAnd(reader, tokens));
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
    const isRequest = [language.set, language.hide, language.show].some(
      (list) => within([rest, ...tokens.slice(at + 1)], list, language).length > 0,
    );
    if (!isRequest && !conceptsIn(index, [rest])) return [token];
    return [{ ...token, text: joined, folded: joined, end: token.start + 1 }, rest];
  });
}

/** The likeliest changes that tokens ask for. */
function changesOf(reader: Reader, tokens: readonly Token[]): readonly Change[] {
  const { language } = reader.languagePair;
  const switched = (['hide', 'show'] as const).flatMap((kind) =>
    within(tokens, language[kind], language).flatMap((named) => switchChanges(reader, kind, named)),
  );
  if (switched.length > 0) return distinct(likeliest(switched));
  for (const named of [...within(tokens, language.set, language), tokens]) {
    const set = setChanges(reader, named);
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
    const [right, ...otherRight] = switchChanges(reader, kind, tokens.slice(at + length));
    return right && otherRight.length === 0 && !isSamePath(left, right) ? [both(left, right, reader)] : [];
  }
  return [];
}

function placeChanges(reader: Reader, kind: 'hide' | 'show', said: ReadonlySet<string>): readonly Change[] {
  const { config, index, languagePair } = reader;
  const turned = switchesNamed(config, index, said, kind === 'show').map(({ levels, edits, cost }) => ({
    label: languagePair.language.labels[kind](nameOf(levels)),
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
      const length = lengthOfLink(tokens.slice(to), language[link], language);
      const found = length === 0 ? [] : valueChanges(reader, said, tokens.slice(to + length), link);
      if (found.length > 0) return found;
    }
  for (const { said, to } of divided) {
    const rest = tokens.slice(to);
    const isLinked =
      lengthOfLink(rest, language.to, language) + lengthOfLink(rest, language.is, language) > 0;
    const found = isLinked ? [] : valueChanges(reader, said, rest, 'none');
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
  const fit = (leaf: Leaf) => {
    if (address !== undefined && leaf.type === 'url')
      return fitting({ ...value, text: address }, leaf, languagePair);
    if (address !== undefined && isTextOfLink(index, leaf)) return undefined;
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
  const name = nameOf(place.levels);
  const shown = shownValue(leaf, String(result.value), words);
  const label = value.typed === '' ? labels.empty(name) : labels.set(name, shown);
  return [{ label, edits: [edit], cost, place, isSure }];
}

function shownValue({ type, path }: Leaf, stored: string, words: Words): string {
  if (type === 'icon' && iconChoices.includes(stored)) return shownIconName(stored, words);
  return path === LANGUAGE_PATH ? nameOfLanguage(stored) : stored;
}
