import type { Words } from '../../words/words.ts';
import type { Config } from '../config/config.ts';
import { formatPath, parsePath } from '../json/path.ts';
import { isNumber, type SearchEntry, type SearchWords, searchEntries, wordsOf } from './find-index.ts';

/** A search result; `value` if the visitor typed one after the name. */
export interface Found {
  readonly target: string;
  readonly names: readonly string[];
  readonly value?: string | undefined;
  /** The field whose prompt offers it, for a switch without a prompt of its own. */
  readonly offeredAt?: string | undefined;
}

/** A query without its verb; `isAsked` if a verb such as `change` asked for an edit. */
interface SearchRequest {
  readonly text: string;
  readonly isAsked: boolean;
}

/** A typed word, and the names that it is a synonym of. */
interface Wanted {
  readonly word: string;
  readonly synonyms: readonly string[];
}

/** Maximum number of results shown. */
export const MAX_SHOWN = 12;
// The weight of a word found in the place's own name, its ancestors' names, its path, or its value.
const WEIGHTS = { own: 8, ownStart: 6, around: 5, aroundStart: 4, inPath: 3, value: 1 };
// What a score loses for a synonym, and for each word of a name that the query lacks.
const PENALTY = { synonym: 0.5, unmatched: { own: 0.1, around: 0.01 } };

/**
 * Searches by name, path and current value, best match first. If the words after a name match nothing,
 * the result is the fields of that name, with those words as their new value.
 */
export function find(config: Config, query: string, words: Words): readonly Found[] {
  const searchWords = words.find;
  const request = requestIn(query, searchWords);
  const wanted = wantedOf(request.text, searchWords);
  if (wanted.length === 0) return [];
  const places = searchEntries(config, words);
  const atPath = byPath(config, places, request, searchWords);
  if (atPath) return atPath;
  const ranked = places
    .map((place) => ({ place, rank: rankOf(place, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank);
  const found = ranked.map(({ place }) => foundAt(place));
  const isNamed = ranked.some(({ place }) => isNamedBy(place, wanted));
  return [...(isNamed ? [] : withValue(places, request, searchWords)), ...found];
}

/** The result that Enter takes: the best one; undefined if several fields could get the value. */
export function answerOf(found: readonly Found[]): Found | undefined {
  const isChoice = found.filter(({ value }) => value !== undefined).length > 1;
  return isChoice ? undefined : found[0];
}

/** Splits a leading verb off a query. */
function requestIn(query: string, searchWords: SearchWords): SearchRequest {
  const text = query.trim();
  const [first = '', rest] = text.split(/\s+(.*)/s);
  return rest && searchWords.verbs.includes(first.toLowerCase())
    ? { text: inOwnNames(rest, searchWords), isAsked: true }
    : { text: inOwnNames(text, searchWords), isAsked: false };
}

/** Replaces the longest phrase at the beginning, such as `business name`, by the field's name that it stands for. */
function inOwnNames(text: string, searchWords: SearchWords): string {
  const typed = [...text.matchAll(/[^\s=:]+/g)];
  const wordsTo = (end: number) => wordsOf(text.slice(0, end), searchWords).join(' ');
  const ends = typed.map((word) => word.index + word[0].length);
  const found = Object.entries(searchWords.standsFor).flatMap(([name, phrases]) =>
    phrases.flatMap((phrase) => {
      const words = wordsOf(phrase, searchWords).join(' ');
      const end = ends.find((each) => wordsTo(each) === words);
      return end === undefined ? [] : [{ name, end }];
    }),
  );
  const longest = found.sort((one, other) => other.end - one.end)[0];
  return longest ? longest.name + text.slice(longest.end) : text;
}

/** The fields at or below a path given as first word; undefined if that is not a path. */
function byPath(
  config: Config,
  places: readonly SearchEntry[],
  { text, isAsked }: SearchRequest,
  { beforeValue }: SearchWords,
): readonly Found[] | undefined {
  const [first = '', rest] = text.split(/(?:\s*=\s*|\s+)(.*)/s);
  const [joint = '', afterJoint] = rest?.split(/\s+(.*)/s) ?? [];
  const value = isAsked && afterJoint && beforeValue.includes(joint) ? afterJoint : rest || undefined;
  const path = parsePath(first);
  if (!path || path.length === 1) return undefined;
  const written = formatPath(path);
  const fields = places.filter(({ isField }) => isField);
  const at = fields.filter(({ target }) => target === written);
  const below = fields.filter(({ target }) => target.startsWith(`${written}.`));
  const isIndexed = Object.hasOwn(config, `${path[0]}`) && path.some((key) => typeof key === 'number');
  if (at.length === 0 && !isIndexed) return undefined;
  return [...at, ...below].map((place) => ({ ...foundAt(place), value }));
}

/** The fields named by the longest possible beginning of the query, each with the rest as its value. */
function withValue(
  places: readonly SearchEntry[],
  request: SearchRequest,
  searchWords: SearchWords,
  typed: readonly RegExpExecArray[] = [...request.text.matchAll(/[^\s=]+|=/g)],
  most = typed.length - 1,
): readonly Found[] {
  for (let count = most; count > 0; count--) {
    const head = typed.slice(0, count).map(([word]) => word);
    const last = wordsOf(head.at(-1) ?? '', searchWords);
    const wanted = wantedOf(head.join(' '), searchWords);
    const first = firstOfValue(typed, count, searchWords);
    // After a verb, a word such as `to` must separate name and value.
    const isNameOver = last.length > 0 && (first > count || !request.isAsked);
    const named = isNameOver ? namedBy(places, wanted) : [];
    if (named.length > 0) {
      const value = request.text.slice(typed[first]?.index).trim();
      const whole = named.filter((place) => isWhollyNamedBy(place, wanted, searchWords));
      const matches = whole.length === 1 ? whole : named;
      const found = matches.map((place) => ({ ...foundAt(place), value }));
      // A number may be an item's, or the beginning of the value.
      const isSure = whole.length === 1 || !last.every(isNumber);
      return isSure ? found : [...found, ...withValue(places, request, searchWords, typed, count - 1)];
    }
  }
  return [];
}

/** The index of the value's first word after `count` words of a name. */
function firstOfValue(
  typed: readonly RegExpExecArray[],
  count: number,
  { beforeValue }: Pick<SearchWords, 'beforeValue'>,
): number {
  const [next = ''] = typed[count] ?? [];
  const isBetween = /^[=:–-]$/.test(next) || beforeValue.includes(next);
  return isBetween && count + 1 < typed.length ? count + 1 : count;
}

/** The fields that words name: only the best ones if their own names are complete, else all, best first. */
function namedBy(places: readonly SearchEntry[], wanted: readonly Wanted[]): readonly SearchEntry[] {
  const named = places.filter(
    (place) =>
      place.isField &&
      isNamedBy(place, wanted) &&
      wanted.some(({ word, synonyms }) => [word, ...synonyms].some((name) => place.own.has(name))),
  );
  const best = Math.max(...named.map((place) => weightOfAll(place, wanted)));
  const likeliest = named.filter((place) => weightOfAll(place, wanted) === best);
  const isSaid = likeliest.every((place) => unsaidOf([...place.own], wanted) === 0);
  return [...(isSaid ? likeliest : named)].sort((one, other) => rankOf(other, wanted) - rankOf(one, wanted));
}

function foundAt({ target, names, offeredAt }: SearchEntry): Found {
  return { target, names, ...(offeredAt && { offeredAt }) };
}

function wantedOf(query: string, searchWords: SearchWords): readonly Wanted[] {
  const { alsoCalled } = searchWords;
  return wordsOf(query, searchWords).map((word) => ({
    word,
    synonyms: Object.keys(alsoCalled).filter((name) => alsoCalled[name]?.includes(word)),
  }));
}

/** The rank of a place for all words; 0 if one of them does not occur in it. */
function rankOf(place: SearchEntry, wanted: readonly Wanted[]): number {
  const less =
    unsaidOf([...place.own], wanted) * PENALTY.unmatched.own +
    unsaidOf([...place.around], wanted) * PENALTY.unmatched.around;
  return Math.max(weightOfAll(place, wanted) - less, 0);
}

function unsaidOf(names: readonly string[], wanted: readonly Wanted[]): number {
  return names.filter(
    (name) => !wanted.some(({ word, synonyms }) => word === name || synonyms.includes(name)),
  ).length;
}

function weightOfAll(place: SearchEntry, wanted: readonly Wanted[]): number {
  const weights = wanted.map(({ word, synonyms }) =>
    Math.max(weightOf(place, word), ...synonyms.map((name) => weightOf(place, name) - PENALTY.synonym)),
  );
  return weights.some((weight) => weight <= 0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0);
}

function weightOf({ own, around, inPath, value }: SearchEntry, word: string): number {
  const starts = (names: ReadonlySet<string>) =>
    !isNumber(word) && [...names].some((name) => name.startsWith(word));
  if (own.has(word)) return WEIGHTS.own;
  if (starts(own)) return WEIGHTS.ownStart;
  if (around.has(word)) return WEIGHTS.around;
  if (starts(around)) return WEIGHTS.aroundStart;
  if (starts(inPath)) return WEIGHTS.inPath;
  return value.includes(word) ? WEIGHTS.value : 0;
}

function isNamedBy({ own, around, inPath }: SearchEntry, wanted: readonly Wanted[]): boolean {
  const isName = (word: string) => own.has(word) || around.has(word) || inPath.has(word);
  return wanted.length > 0 && wanted.every(({ word, synonyms }) => [word, ...synonyms].some(isName));
}

/** True if the words contain all names that lead to a place; a section also counts by its id. */
function isWhollyNamedBy(
  { target, names, own }: SearchEntry,
  wanted: readonly Wanted[],
  searchWords: SearchWords,
): boolean {
  const [section = '', ...others] = names.slice(0, -1);
  const [id = ''] = target.split('.');
  const isSaid = (text: string) => unsaidOf(wordsOf(text, searchWords), wanted) === 0;
  return unsaidOf([...own], wanted) === 0 && others.every(isSaid) && (isSaid(section) || isSaid(id));
}
