import { en } from '../../words/en/en.ts';
import type { SentenceWords } from '../../words/sentence-words.ts';
import type { Words } from '../../words/words.ts';
import { allWays, targetOf } from '../chat/menu.ts';
import type { Config } from '../config/config.ts';
import { textAt } from '../config/leaves.ts';
import type { Leaf } from '../config/structure.ts';
import { phraseOf } from './patterns.ts';
import { type Token, tokensOf } from './tokens.ts';

/*
 * Every language's words for places stand for concepts: the English words of the names that configs store, in the singular. An
 * item has its number (`#2`) and its title (`item:<path>`) as further concepts, a text what it says now (`value:<path>`).
 */

/** A level of the menu on the way to a place. */
export interface Level {
  readonly name: string;
  readonly concepts: readonly string[];
  readonly kind: 'group' | 'list' | 'item' | 'field';
}

/** A place that sentences can name, with the levels that lead to it, itself last. */
export interface Place {
  readonly target: string;
  readonly levels: readonly Level[];
  readonly leaf?: Leaf | undefined;
}

/** What the words of a sentence can stand for. */
export interface Lexicon {
  readonly places: readonly Place[];
  readonly phrases: ReadonlyMap<string, readonly string[]>;
  readonly fillers: ReadonlySet<string>;
  /** The concepts of words that count, such as `second` and `last`. */
  readonly counts: ReadonlyMap<string, string>;
  readonly words: SentenceWords;
}

const LONGEST_PHRASE = 5;
const LONGEST_TEXT = 60;
const UNSAID = new Set(['to', 'of', 'the', 'a']);
/** What different templates call differently, and visitors alike. */
const SAME: Readonly<Record<string, string>> = {
  url: 'link',
  home: 'hero',
  contact: 'footer',
  picture: 'image',
  first: '#1',
  second: '#2',
};

/** The concepts of an English name. */
function conceptsOf(name: string): readonly string[] {
  return name
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '' && !UNSAID.has(word))
    .map((word) => (/^\d+$/.test(word) ? `#${word}` : word.replace(/(?<=[^s]{3})s$/, '')))
    .map((word) => SAME[word] ?? word);
}

/** The lexicon of a website, in the words of a language. */
export function lexiconOf(config: Config, words: Words, language: SentenceWords): Lexicon {
  const places = placesOf(config, words);
  const phrases = new Map<string, readonly string[]>();
  const add = (text: string, concepts: readonly string[]) => {
    const key = keyOf(text, language);
    if (key !== '') phrases.set(key, concepts);
  };
  for (const [name, synonyms] of Object.entries(language.places))
    for (const each of [name, ...synonyms]) add(each, conceptsOf(name));
  for (const { levels } of places)
    for (const { name, concepts, kind } of levels)
      if (kind !== 'item')
        add(
          name,
          concepts.filter((each) => !each.includes(':')),
        );
  for (const [phrase, concept] of textPhrases(config, places))
    if (!phrases.has(keyOf(phrase, language))) add(phrase, [concept]);
  return {
    places,
    phrases,
    words: language,
    fillers: new Set(language.fillers.map((each) => stemmed(each, language))),
    counts: new Map([
      ...language.ordinals.flatMap((each, at) =>
        each.map((word) => [stemmed(word, language), `#${at + 1}`] as const),
      ),
      ...language.last.map((word) => [stemmed(word, language), '#last'] as const),
    ]),
  };
}

function placesOf(config: Config, words: Words): readonly Place[] {
  const english = allWays(config, en);
  return allWays(config, words).flatMap((way, at) => {
    const entry = way.at(-1);
    const [first = ''] = entry?.place ?? [];
    if (!entry || first === '_sections' || first === '_help') return [];
    const leaf = entry.kind === 'field' ? entry.leaf : undefined;
    const levels = way.map((each, level): Level => {
      const own = conceptsOf(english[at]?.[level]?.name ?? each.name);
      const kind =
        each.kind === 'list' || each.kind === 'item' || each.kind === 'field' ? each.kind : 'group';
      return { name: each.name, concepts: own, kind };
    });
    return [withTexts({ target: targetOf(entry), levels, leaf }, config, way.map(targetOf))];
  });
}

/** The place with its present text, and its item's title, as concepts. */
function withTexts(place: Place, config: Config, targets: readonly string[]): Place {
  const count = place.levels.length;
  const levels = place.levels.map((level, at) => {
    if (level.kind === 'item') {
      const [list] = targets.slice(at - 1);
      const isLast = Number(level.concepts.at(-1)?.slice(1)) === countAt(config, place, at);
      return {
        ...level,
        concepts: [...level.concepts, `item:${list}.${level.concepts.at(-1)}`, ...(isLast ? ['#last'] : [])],
      };
    }
    return at === count - 1 && place.leaf && level.kind === 'field'
      ? { ...level, concepts: [...level.concepts, `value:${place.target}`] }
      : level;
  });
  return { ...place, levels };
}

function countAt(config: Config, { leaf, target }: Place, level: number): number {
  const path = leaf?.path ?? target;
  const [list = ''] = path.split('[');
  const items = list
    .split('.')
    .reduce<unknown>((here, key) => (here as Record<string, unknown>)?.[key], config);
  return Array.isArray(items) && level > 0 ? items.length : 0;
}

/** What stands on the page now, as names: the titles of items and the short texts. */
function textPhrases(config: Config, places: readonly Place[]): readonly (readonly [string, string])[] {
  const titled = new Set<string>();
  return places.flatMap(({ leaf, levels }) => {
    if (leaf?.type !== 'text') return [];
    const text = textAt(config, leaf.path).trim();
    const item = levels.findLast(({ kind }) => kind === 'item');
    const itemConcept = item?.concepts.find((each) => each.startsWith('item:'));
    if (text === '' || text.length > LONGEST_TEXT) return [];
    if (itemConcept === undefined || titled.has(itemConcept)) return [[text, `value:${leaf.path}`] as const];
    titled.add(itemConcept);
    return [[text, itemConcept] as const];
  });
}

function stemmed(text: string, language: SentenceWords): string {
  return language.stem(phraseOf(text, language).join(''));
}

function keyOf(text: string, language: SentenceWords): string {
  return tokensOf(text, language)
    .filter(({ kind }) => kind === 'word')
    .map(({ folded }) => language.stem(folded))
    .join(' ');
}

/** The concepts that the tokens name; undefined if one of them is no word for a place. */
export function conceptsIn(lexicon: Lexicon, tokens: readonly Token[]): ReadonlySet<string> | undefined {
  const found = new Set<string>();
  for (let at = 0; at < tokens.length; ) {
    const named = namedAt(lexicon, tokens, at);
    if (!named) return undefined;
    for (const concept of named.concepts) found.add(concept);
    at += named.length;
  }
  return found;
}

interface Named {
  readonly concepts: readonly string[];
  readonly length: number;
}

/** What the tokens from an index on stand for: the longest phrase; undefined if they are unknown. */
export function namedAt(lexicon: Lexicon, tokens: readonly Token[], at: number): Named | undefined {
  const { phrases, words, fillers } = lexicon;
  const token = tokens[at];
  if (!token) return undefined;
  if (token.kind === 'quote') {
    const concepts = phrases.get(keyOf(token.text, words));
    return concepts && { concepts, length: 1 };
  }
  if (token.kind === 'mark') {
    const [before] = tokens.slice(Math.max(at - 1, 0), at);
    const isAbbreviating = isNumber(before) || (before !== undefined && before.folded.length < 4);
    return token.text === '.' && isAbbreviating ? nothing : undefined;
  }
  const number = numberOf(token, lexicon);
  const isCounting =
    numberOf(tokens[at + 1], lexicon) !== undefined && phrases.get(words.stem(token.folded))?.[0] === 'phone';
  if (isCounting) return nothing;
  const stems = tokens
    .slice(at, at + LONGEST_PHRASE)
    .map((each) => (each.kind === 'word' ? words.stem(each.folded) : '\n'));
  for (let length = stems.length; length > 0; length--) {
    const concepts = phrases.get(stems.slice(0, length).join(' '));
    if (concepts) return { concepts, length };
  }
  if (number !== undefined) return { concepts: [number], length: 1 };
  if (fillers.has(words.stem(token.folded))) return nothing;
  const parts = partsOf(lexicon, token);
  return parts && { concepts: parts, length: 1 };
}

const nothing: Named = { concepts: [], length: 1 };
const isNumber = (token: Token | undefined) => token !== undefined && /^\d+$/.test(token.folded);

function numberOf(token: Token | undefined, { words, counts }: Lexicon): string | undefined {
  if (token?.kind !== 'word') return undefined;
  if (/^#?\d{1,2}$/.test(token.folded)) return `#${token.folded.replace('#', '')}`;
  return counts.get(words.stem(token.folded));
}

/** The concepts of a word that is inflected, or written together of known words. */
function partsOf(
  { phrases, words, fillers }: Lexicon,
  { text, folded }: Token,
): readonly string[] | undefined {
  for (const variant of words.variants(folded)) {
    const concepts = phrases.get(variant);
    if (concepts) return concepts;
    if (fillers.has(variant)) return [];
  }
  const hyphened = text.split('-').map((part) => phrases.get(keyOf(part, words)));
  if (hyphened.length > 1 && hyphened.every((each) => each !== undefined)) return hyphened.flat();
  if (!words.hasCompounds) return undefined;
  for (let split = 3; split <= folded.length - 3; split++) {
    const head = folded.slice(0, split);
    const ends = [head, head.replace(/(?:s|n|en)$/, '')].map((each) => phrases.get(words.stem(each)));
    const left = ends.find((each) => each !== undefined);
    const right = phrases.get(words.stem(folded.slice(split)));
    if (left && right) return [...left, ...right];
  }
  return undefined;
}
