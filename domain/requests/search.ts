import type { Config } from '../config/config.ts';
import { textAt } from '../config/leaves.ts';
import { isTypo } from '../facts/typo.ts';
import { isSaid } from './name-match.ts';
import { isWord, type Place, type PlaceIndex, type Unit, unitsOf } from './places.ts';
import { type Token, tokensOf } from './tokens.ts';

// The weight of a word found in the place's own name, its ancestors' names, its path, or its value.
const WEIGHTS = { own: 8, ownStart: 6, around: 5, aroundStart: 4, inPath: 3, value: 1 };
// What a score loses for each word of a name that was not said.
const UNSAID = { own: 0.1, around: 0.01 };
/** Words that are said about many fields. */
const VAGUE = new Set(['text', 'link', 'item', 'page', 'color', 'image', 'icon', 'main', 'account']);

/** The places that all words of a text are found in: in their names, paths or values, best first. */
export function placesFound(index: PlaceIndex, config: Config, tokens: readonly Token[]): readonly Place[] {
  const units = unitsOf(index, tokens);
  const named = units.filter(({ concepts }) => concepts?.length !== 0);
  const wanted = (named.length > 0 ? named : units).map(({ concepts = [], from, to }) => ({
    concepts,
    said: tokens.slice(from, to).map(({ text }) => index.words.fold(text)),
  }));
  if (wanted.length === 0) return [];
  const texts = searchedIn(index, config);
  const known = new Set(wanted.flatMap(({ concepts }) => concepts));
  return ranked(index, (place) => {
    const searched = texts.get(place);
    const weights = wanted.map(({ concepts, said }) =>
      searched ? weightOf(place, concepts, said, searched) : 0,
    );
    return weights.includes(0) ? 0 : sum(weights) - unsaid(place, known);
  });
}

/** The fields that a text may be about although not all of its words are known, nearest first; typing errors are seen through. */
export function placesGuessed(index: PlaceIndex, text: string): readonly Place[] {
  // The keys of a mistyped path are words too.
  const spaced = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/[.[\]_]+(?=\S)/g, ' ');
  const tokens = tokensOf(spaced, index.words);
  const units = unitsOf(index, tokens);
  const known = units.filter(({ concepts }) => (concepts ?? []).length > 0);
  const corrected = units.map((unit) =>
    unit.concepts ? unit : { ...unit, concepts: mistyped(index, tokens[unit.from]) },
  );
  const best = [known, corrected].map((each) => nearest(index, each)).find((places) => places.length > 0);
  return best ?? [];
}

function nearest(index: PlaceIndex, units: readonly Unit[]): readonly Place[] {
  const said = new Set(units.flatMap(({ concepts }) => concepts ?? []));
  const isSpecific = [...said].some((concept) => !VAGUE.has(concept) && !concept.startsWith('#'));
  if (!isSpecific) return [];
  const scores = new Map<Place, number>();
  const places = ranked(index, (place) => {
    const score = guessOf(place, said);
    scores.set(place, score);
    return score;
  });
  const best = scores.get(places[0] as Place) ?? 0;
  return places.filter((place) => best - (scores.get(place) ?? 0) < WEIGHTS.around / 2);
}

/** How likely concepts are about a field: its own name must be said, or what it is the main text of. */
function guessOf({ levels, leaf }: Place, said: ReadonlySet<string>): number {
  const own = levels.at(-1)?.concepts ?? [];
  const around = levels.slice(0, -1);
  const isOther = [...said].some(
    (each) => each.startsWith('#') && !levels.some(({ concepts }) => concepts.includes(each)),
  );
  if (!leaf || isOther) return 0;
  const hits = own.filter((each) => said.has(each) || (each === 'thumbnail' && said.has('image'))).length;
  const parent = around.at(-1);
  const isMain = leaf.type === 'text' && leaf.id === 'title' && parent !== undefined && isSaid(parent, said);
  if (hits === 0 && !isMain) return 0;
  const above = around.filter((level) => isSaid(level, said)).length;
  return (
    hits * WEIGHTS.own + above * WEIGHTS.around - (own.filter(isWord).length - hits + around.length - above)
  );
}

function ranked({ places }: PlaceIndex, rankOf: (place: Place) => number): readonly Place[] {
  return places
    .map((place) => ({ place, rank: rankOf(place) }))
    .filter(({ rank }) => rank > 0)
    .sort(
      (one, other) =>
        other.rank - one.rank || Number(one.place.isHidden ?? false) - Number(other.place.isHidden ?? false),
    )
    .map(({ place }) => place);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

function unsaid({ levels }: Place, said: ReadonlySet<string>): number {
  const left = (concepts: readonly string[]) =>
    concepts.filter((each) => isWord(each) && !said.has(each)).length;
  const around = levels.slice(0, -1).flatMap(({ concepts }) => concepts);
  return left(levels.at(-1)?.concepts ?? []) * UNSAID.own + left(around) * UNSAID.around;
}

/** The folded texts of a place that words are searched in. */
interface Searched {
  readonly own: readonly string[];
  readonly around: readonly string[];
  readonly path: readonly string[];
  readonly value: string;
}

const SEARCHED = new WeakMap<PlaceIndex, ReadonlyMap<Place, Searched>>();

function searchedIn(index: PlaceIndex, config: Config): ReadonlyMap<Place, Searched> {
  const kept = SEARCHED.get(index);
  if (kept) return kept;
  const { fold } = index.words;
  const wordsIn = (text: string) =>
    text
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .split(/[^\p{L}\p{M}\p{N}-]+/u)
      .map(fold);
  const made = new Map(
    index.places.map((place) => {
      const { levels, target, leaf } = place;
      const names = levels.map(({ name }) => wordsIn(name));
      const value = leaf ? fold(textAt(config, leaf.path)) : '';
      return [
        place,
        { own: names.at(-1) ?? [], around: names.slice(0, -1).flat(), path: wordsIn(target), value },
      ];
    }),
  );
  SEARCHED.set(index, made);
  return made;
}

/** The weight of a phrase in a place; 0 if it does not occur there. */
function weightOf(
  { levels }: Place,
  concepts: readonly string[],
  said: readonly string[],
  texts: Searched,
): number {
  const own = levels.at(-1)?.concepts ?? [];
  const all = levels.flatMap((level) => level.concepts);
  if (concepts.length > 0 && concepts.every((each) => all.includes(each)))
    return concepts.some((each) => own.includes(each)) ? WEIGHTS.own : WEIGHTS.around;
  const begins = (names: readonly string[]) =>
    said.every((word) => !/^\p{N}+$/u.test(word) && names.some((name) => name.startsWith(word)));
  if (begins(texts.own)) return WEIGHTS.ownStart;
  if (begins(texts.around)) return WEIGHTS.aroundStart;
  if (begins(texts.path)) return WEIGHTS.inPath;
  return said.every((word) => texts.value.includes(word)) ? WEIGHTS.value : 0;
}

/** The concepts of a word that is mistyped. */
function mistyped({ phrases, words }: PlaceIndex, token: Token | undefined): readonly string[] | undefined {
  if (token?.kind !== 'word') return undefined;
  const typed = [words.stem(token.folded), token.folded];
  return [...phrases].find(([phrase]) => typed.some((each) => isTypo(each, phrase)))?.[1];
}
