import type { SentenceWords } from '../../words/sentence-words.ts';
import type { Option } from '../chat/command.ts';
import { type Lexicon, lexiconOf, namedAt, type Place } from './lexicon.ts';
import type { SentenceRequest } from './sentence-request.ts';
import { type Token, tokensOf } from './tokens.ts';

const MAX_SUGGESTED = 3;
const SHORTEST_TYPO = 4;
/** Words that are said about many fields. */
const VAGUE = new Set(['text', 'link', 'item', 'page', 'color', 'image', 'icon', 'main', 'account']);
const WEIGHTS = { own: 2, around: 1, unsaid: 0.2 };

/** The fields that a sentence or a mistyped path may be about, at most three, nearest first. */
export function suggestionsFor({ text, config, words, languages }: SentenceRequest): readonly Option[] {
  for (const language of languages) {
    const lexicon = lexiconOf(config, words, language);
    const tokens = wordsOf(text, language);
    const exact = rankedFor(lexicon, allConcepts(lexicon, tokens, false));
    const ranked = exact.length > 0 ? exact : rankedFor(lexicon, allConcepts(lexicon, tokens, true));
    const best = ranked[0]?.rank ?? 0;
    const nearest = ranked.filter(({ rank }) => best - rank < WEIGHTS.around).slice(0, MAX_SUGGESTED);
    if (nearest.length > 0)
      return nearest.map(({ place }) => ({
        label: language.labels.didYouMean(place.levels.map(({ name }) => name).join(' › ')),
        command: { type: 'place.open', target: place.target },
      }));
  }
  return [];
}

/** The words of a sentence; the keys of a path are words too. */
function wordsOf(text: string, language: SentenceWords): readonly Token[] {
  const spaced = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/[.[\]_]+(?=\S)/g, ' ');
  return tokensOf(spaced, language);
}

function rankedFor(lexicon: Lexicon, said: ReadonlySet<string>) {
  return lexicon.places
    .filter(({ leaf }) => leaf !== undefined)
    .map((place) => ({ place, rank: rankOf(place, said) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank);
}

function allConcepts(lexicon: Lexicon, tokens: readonly Token[], withTypos: boolean): ReadonlySet<string> {
  const found = new Set<string>();
  for (let at = 0; at < tokens.length; ) {
    const named = namedAt(lexicon, tokens, at) ?? (withTypos ? mistyped(lexicon, tokens[at]) : undefined);
    for (const concept of named?.concepts ?? []) found.add(concept);
    at += named?.length ?? 1;
  }
  return found;
}

/** What a word with one wrong letter stands for. */
function mistyped({ phrases, words }: Lexicon, token: Token | undefined) {
  if (token?.kind !== 'word' || token.folded.length < SHORTEST_TYPO) return undefined;
  const stem = words.stem(token.folded);
  const found = [...phrases].find(([phrase]) => phrase.length >= SHORTEST_TYPO && isAlike(stem, phrase));
  return found && { concepts: found[1], length: 1 };
}

/** True if two words differ by one letter, or by two neighbors that changed places. */
function isAlike(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return one === other;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  );
}

function rankOf({ levels, leaf }: Place, said: ReadonlySet<string>): number {
  const own = levels.at(-1)?.concepts.filter((each) => !each.includes(':')) ?? [];
  const hits = own.filter((each) => said.has(each) || (each === 'thumbnail' && said.has('image')));
  const isSpecific = [...said].some((each) => !VAGUE.has(each));
  const valueHit = levels.some(({ concepts }) =>
    concepts.some((each) => each.includes(':') && said.has(each)),
  );
  const parent = levels.at(-2);
  const isParentHit = parent?.concepts.some((each) => said.has(each)) === true;
  const isMain = leaf?.type === 'text' && (leaf.id === 'title' || (leaf.id === 'text' && valueHit));
  if (!isSpecific || (hits.length === 0 && !(isMain && (valueHit || isParentHit)))) return 0;
  const around = levels
    .slice(0, -1)
    .map((level) => ({ level, isHit: level.concepts.some((each) => said.has(each)) }));
  const isWrongItem = [...said].some(
    (each) => each.startsWith('#') && !levels.some(({ concepts }) => concepts.includes(each)),
  );
  if (isWrongItem) return 0;
  return (
    hits.length * WEIGHTS.own +
    (valueHit ? WEIGHTS.own : 0) +
    around.filter(({ isHit }) => isHit).length * WEIGHTS.around -
    (own.length - hits.length + around.filter(({ isHit }) => !isHit).length) * WEIGHTS.unsaid
  );
}
