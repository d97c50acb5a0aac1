import type { Config } from './config.ts';
import { allWays, type PlaceEntry, targetOf } from './menu.ts';
import { getAt, parsePath } from './path.ts';
import type { LateWords, Words } from './words.ts';

/** A place of the menu that a search found; `value` where the visitor typed one after its name. */
export interface Found {
  readonly target: string;
  readonly names: readonly string[];
  readonly value?: string | undefined;
}

/** How a language looks for words. */
type Tongue = Pick<LateWords['find'], 'alsoCalled' | 'fillers' | 'parts'>;

/** A place, and what it can be found by. */
interface Findable {
  readonly entry: PlaceEntry;
  readonly names: readonly string[];
  readonly own: ReadonlySet<string>;
  readonly around: ReadonlySet<string>;
  readonly inPath: ReadonlySet<string>;
  readonly value: string;
}

const MAX_FOUND = 12;
// What a typed word counts where it is found: in the place's own name, on the way there, in its path, in its value.
const WEIGHTS = { own: 8, ownStart: 6, around: 5, aroundStart: 4, inPath: 3, value: 1 };

/**
 * The places that a visitor may mean, the likeliest first: by name, path and present value; or, where the words after
 * a name are none, the fields of that name with those words as their new value.
 */
export function find(config: Config, query: string, words: Words, tongue: Tongue): readonly Found[] {
  const wanted = wordsOf(query, tongue);
  if (wanted.length === 0) return [];
  const places = allWays(config, words).map((way) => findableAt(config, way, tongue));
  const ranked = places
    .map((place) => ({ place, rank: rankOf(place, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank);
  const found = ranked.map(({ place }) => foundAt(place));
  const isNamed = ranked.some(({ place }) => wanted.every((word) => isNameOf(place, word)));
  return [...(isNamed ? [] : withValue(places, query, tongue)), ...found].slice(0, MAX_FOUND);
}

/** The fields that the first words name, as many as do, each with the rest as its value. */
function withValue(places: readonly Findable[], query: string, tongue: Tongue): readonly Found[] {
  const typed = [...query.matchAll(/\S+/g)];
  for (let count = typed.length - 1; count > 0; count--) {
    const head = typed.slice(0, count).map(([word]) => word);
    const wanted = wordsOf(head.join(' '), tongue);
    const named = places.filter(
      (place) =>
        place.entry.kind === 'field' && wanted.length > 0 && wanted.every((word) => isNameOf(place, word)),
    );
    const closest = named.filter((place) => wanted.some((word) => place.own.has(word)));
    const value = query.slice(typed[count]?.index).trim();
    if (closest.length > 0) {
      const best = Math.max(...closest.map((place) => weightOfAll(place, wanted)));
      return closest
        .filter((place) => weightOfAll(place, wanted) === best)
        .sort((one, other) => rankOf(other, wanted) - rankOf(one, wanted))
        .map((place) => ({ ...foundAt(place), value }));
    }
  }
  return [];
}

function foundAt({ entry, names }: Findable): Found {
  return { target: targetOf(entry), names };
}

function findableAt(config: Config, way: readonly PlaceEntry[], tongue: Tongue): Findable {
  const entry = way.at(-1) as PlaceEntry;
  const path = entry.kind === 'field' ? parsePath(entry.leaf.path) : undefined;
  const value = path && getAt(config, path);
  return {
    entry,
    names: way.map(({ name }) => name),
    own: new Set(wordsOf(entry.name, tongue)),
    around: new Set(way.slice(0, -1).flatMap(({ name }) => wordsOf(name, tongue))),
    inPath: new Set(wordsOf(targetOf(entry), tongue)),
    value: typeof value === 'string' ? value.toLowerCase() : '',
  };
}

/** How well a place answers all the words; 0 where one of them is nowhere in it. */
function rankOf(place: Findable, wanted: readonly string[]): number {
  const unsaid = [...place.own, ...place.around].filter((word) => !wanted.includes(word));
  return Math.max(weightOfAll(place, wanted) - unsaid.length / 100, 0);
}

function weightOfAll(place: Findable, wanted: readonly string[]): number {
  const weights = wanted.map((word) => weightOf(place, word));
  return weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0);
}

function weightOf({ own, around, inPath, value }: Findable, word: string): number {
  const starts = (names: ReadonlySet<string>) => [...names].some((name) => name.startsWith(word));
  if (own.has(word)) return WEIGHTS.own;
  if (starts(own)) return WEIGHTS.ownStart;
  if (around.has(word)) return WEIGHTS.around;
  if (starts(around)) return WEIGHTS.aroundStart;
  if (starts(inPath)) return WEIGHTS.inPath;
  return value.includes(word) ? WEIGHTS.value : 0;
}

function isNameOf({ own, around, inPath }: Findable, word: string): boolean {
  return own.has(word) || around.has(word) || inPath.has(word);
}

/** The words of a name, a path or a query, each as the menu calls it; what may be left out is. */
function wordsOf(text: string, { alsoCalled, fillers, parts: partsOf }: Tongue): readonly string[] {
  const parts = text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{N}#][\p{L}\p{M}\p{N}#-]*/gu);
  const meant = (word: string) =>
    Object.keys(alsoCalled).find((name) => alsoCalled[name]?.includes(word)) ?? word;
  return (parts ?? []).flatMap((word) => (fillers.includes(word) ? [] : partsOf(word))).map(meant);
}
