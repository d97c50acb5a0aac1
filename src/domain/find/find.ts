import type { Words } from '../../words/words.ts';
import type { Config } from '../config/config.ts';
import { formatPath, parsePath } from '../json/path.ts';
import { isNumber, type SearchEntry, type SearchWords, searchEntries, wordsOf } from './find-index.ts';

/** A place that a search found; `value` where the visitor typed one after its name. */
export interface Found {
  readonly target: string;
  readonly names: readonly string[];
  readonly value?: string | undefined;
  /** No menu leads there: it is reached by the direct command. */
  readonly isUnlisted?: boolean | undefined;
  /** The field whose prompt offers it, where it has none of its own. */
  readonly offeredAt?: string | undefined;
}

/** What is asked for, and whether a word says that it is a change. */
interface SearchRequest {
  readonly text: string;
  readonly isAsked: boolean;
}

/** A typed word, and the names of what it may be another word for. */
interface Wanted {
  readonly word: string;
  readonly meant: readonly string[];
}

/** How many places are shown at once. */
export const MAX_SHOWN = 12;
// What a typed word counts where it is found: in the place's own name, on the way there, in its path, in its value.
const WEIGHTS = { own: 8, ownStart: 6, around: 5, aroundStart: 4, inPath: 3, value: 1 };
const LESS_FOR_ANOTHER_WORD = 0.5;
const LESS_FOR_UNSAID = { own: 0.1, around: 0.01 };
const LESS_FOR_UNLISTED = 0.05;

/**
 * The places that a visitor may mean, the likeliest first: by name, path and present value; or, where the words after
 * a name are none, the fields of that name with those words as their new value.
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

/** What is meant without a choice: the likeliest place, but a field to be set only where it is the only one. */
export function answerOf(found: readonly Found[]): Found | undefined {
  const isChoice = found.filter(({ value }) => value !== undefined).length > 1;
  return isChoice ? undefined : found[0];
}

/** A query without the word that asks for a change. */
function requestIn(query: string, { verbs }: SearchWords): SearchRequest {
  const text = query.trim();
  const [first = '', rest] = text.split(/\s+(.*)/s);
  return rest && verbs.includes(first.toLowerCase())
    ? { text: rest, isAsked: true }
    : { text, isAsked: false };
}

/** The fields at or below a path that is the first word; undefined where that is none. */
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

/** The fields that the first words name, as many as do, each with the rest as its value. */
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
    // Where a change is asked for in a sentence, a word tells the name from the value.
    const isNameOver = last.length > 0 && (first > count || !request.isAsked);
    const named = isNameOver ? namedBy(places, wanted) : [];
    if (named.length > 0) {
      const value = request.text.slice(typed[first]?.index).trim();
      const whole = named.filter((place) => isWhollyNamedBy(place, wanted, searchWords));
      const meant = whole.length === 1 ? whole : named;
      const found = meant.map((place) => ({ ...foundAt(place), value }));
      // A number is an item's, or the value begins with it.
      const isSure = whole.length === 1 || !last.every(isNumber);
      return isSure ? found : [...found, ...withValue(places, request, searchWords, typed, count - 1)];
    }
  }
  return [];
}

/** Which of the typed words is the first of the value after so many of a name. */
function firstOfValue(
  typed: readonly RegExpExecArray[],
  count: number,
  { beforeValue }: Pick<SearchWords, 'beforeValue'>,
): number {
  const [next = ''] = typed[count] ?? [];
  const isBetween = /^[=:–-]$/.test(next) || beforeValue.includes(next);
  return isBetween && count + 1 < typed.length ? count + 1 : count;
}

/** The fields that words name: the likeliest, where their own names are request whole; else all, the likeliest first. */
function namedBy(places: readonly SearchEntry[], wanted: readonly Wanted[]): readonly SearchEntry[] {
  const named = places.filter(
    (place) =>
      place.isField &&
      isNamedBy(place, wanted) &&
      wanted.some(({ word, meant }) => [word, ...meant].some((name) => place.own.has(name))),
  );
  const best = Math.max(...named.map((place) => weightOfAll(place, wanted)));
  const likeliest = named.filter((place) => weightOfAll(place, wanted) === best);
  const isSaid = likeliest.every((place) => unsaidOf([...place.own], wanted) === 0);
  return [...(isSaid ? likeliest : named)].sort((one, other) => rankOf(other, wanted) - rankOf(one, wanted));
}

function foundAt({ target, names, isUnlisted, offeredAt }: SearchEntry): Found {
  return { target, names, ...(isUnlisted && { isUnlisted }), ...(offeredAt && { offeredAt }) };
}

function wantedOf(query: string, searchWords: SearchWords): readonly Wanted[] {
  const { alsoCalled } = searchWords;
  return wordsOf(query, searchWords).map((word) => ({
    word,
    meant: Object.keys(alsoCalled).filter((name) => alsoCalled[name]?.includes(word)),
  }));
}

/** How well a place answers all the words; 0 where one of them is nowhere in it. */
function rankOf(place: SearchEntry, wanted: readonly Wanted[]): number {
  const less =
    unsaidOf([...place.own], wanted) * LESS_FOR_UNSAID.own +
    unsaidOf([...place.around], wanted) * LESS_FOR_UNSAID.around +
    (place.isUnlisted ? LESS_FOR_UNLISTED : 0);
  return Math.max(weightOfAll(place, wanted) - less, 0);
}

function unsaidOf(names: readonly string[], wanted: readonly Wanted[]): number {
  return names.filter((name) => !wanted.some(({ word, meant }) => word === name || meant.includes(name)))
    .length;
}

function weightOfAll(place: SearchEntry, wanted: readonly Wanted[]): number {
  const weights = wanted.map(({ word, meant }) =>
    Math.max(weightOf(place, word), ...meant.map((name) => weightOf(place, name) - LESS_FOR_ANOTHER_WORD)),
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
  return wanted.length > 0 && wanted.every(({ word, meant }) => [word, ...meant].some(isName));
}

/** Whether each name on the way to a place is request, its section's also by its id. */
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
