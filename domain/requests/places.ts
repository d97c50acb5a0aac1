import { en } from '../../words/en/en.ts';
import type { RequestWords } from '../../words/request-words.ts';
import { shownName, type Words } from '../../words/words.ts';
import { listPathAt } from '../chat/list-path.ts';
import { allWays, targetOf } from '../chat/menu.ts';
import type { PlaceEntry } from '../chat/menu-entry.ts';
import { partInWords, placeInWords } from '../chat/place-in-words.ts';
import type { Config } from '../config/config.ts';
import { textAt } from '../config/leaves.ts';
import type { Leaf } from '../config/structure.ts';
import { embedFontOption } from '../fonts/embed-font.ts';
import { formatPath, parsePath } from '../json/path.ts';
import { itemOn } from '../lists/item-name.ts';
import { listAt } from '../lists/list-table.ts';
import { listName } from '../lists/typed-rows.ts';
import { addableIds, addedSections, nameOfAddedId } from '../sections/added-sections.ts';
import { type Token, tokensOf } from './tokens.ts';

/*
 * The words for places stand for concepts: the English words of the names that configs store, in the singular. So one table
 * of words serves every template, and both its names and other words for them. A field also has its path as a concept, a list
 * item its number (`#2`) and its target. What the page says now is a name too: of a field, or of the item that it is the title of.
 */

/** A level of the menu on the way to a place. */
export interface Level {
  readonly name: string;
  readonly concepts: readonly string[];
  readonly kind: 'group' | 'list' | 'item' | 'field';
}

/** A place that can be named, with the levels that lead to it, itself last. */
export interface Place {
  readonly target: string;
  /** What it is called: where it is on the page, and that within its section. */
  readonly called: Called;
  readonly levels: readonly Level[];
  readonly leaf?: Leaf | undefined;
  /** True if button lists leave it out. */
  readonly isHidden?: boolean | undefined;
}

/** A place in words, such as `Text (Button), in the hero`, which is `Text (Button)` in the section Hero; the section is '' for what stands nowhere on the page. */
export interface Called {
  readonly place: string;
  readonly part: string;
  readonly section: string;
}

/** All places of a website, and what the words of a language stand for there. */
export interface PlaceIndex {
  readonly places: readonly Place[];
  readonly phrases: ReadonlyMap<string, readonly string[]>;
  readonly fillers: ReadonlySet<string>;
  /** The concepts of words that count, such as `second` and `last`. */
  readonly counts: ReadonlyMap<string, string>;
  readonly words: RequestWords;
  /** The words that the names are shown in. */
  readonly shown: Words;
}

/** Tokens that stand for one thing: for concepts, for nothing if the list is empty, or undefined for what is unknown. */
export interface Unit {
  readonly concepts: readonly string[] | undefined;
  readonly from: number;
  readonly to: number;
}

const LONGEST_PHRASE = 6;
/** A shorter or longer text of the page is no name. */
const TEXT_LENGTH = { min: 3, max: 60 };
const UNSAID = new Set(['to', 'of', 'the', 'a', 'and']);
/** What templates call differently, and visitors alike. */
const SAME: Readonly<Record<string, string>> = {
  url: 'link',
  home: 'hero',
  contact: 'footer',
  picture: 'image',
  offer: 'service',
  first: '#1',
  second: '#2',
};
/** What the title of the first section is called. Of another section it is its title. */
export const HEADLINE = 'role:headline';
/** Where a section is added. */
export const ADD_SECTION = '_sections._add';
/** What the list of the sections is called, which no sentence names beside another place. */
const SECTIONS = 'arrangement';
/** The concepts of places whose names are sentences, or would be taken for other words. */
const OWN_CONCEPTS: Readonly<Record<string, readonly string[]>> = {
  _help: ['help'],
  _sections: [SECTIONS],
  [ADD_SECTION]: ['add', 'section'],
};

/** What the name of a business is called. */
const OWN_NAME = ['logo', 'text'];

/** The concepts of an English name. */
function conceptsOf(name: string): readonly string[] {
  if (name === 'Social Links') return ['social'];
  return name
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '' && !UNSAID.has(word))
    .map((word) => (/^\d+$/.test(word) ? `#${word}` : word.replace(/(?<=[^s]{3})s$/, '')))
    .map((word) => SAME[word] ?? word);
}

const INDEXES = new WeakMap<Config, Map<RequestWords, PlaceIndex>>();

/** The index of a website in a language. It is kept, because Find asks for it at each key. */
export function placeIndex(config: Config, words: Words, language: RequestWords): PlaceIndex {
  const kept = INDEXES.get(config) ?? new Map<RequestWords, PlaceIndex>();
  INDEXES.set(config, kept);
  const known = kept.get(language);
  const index = known?.shown === words ? known : makeIndex(config, words, language);
  kept.set(language, index);
  return index;
}

function makeIndex(config: Config, words: Words, language: RequestWords): PlaceIndex {
  const english = allWays(config, en);
  const places = placesOf(config, words, english);
  const phrases = new Map<string, readonly string[]>();
  const add = (text: string, concepts: readonly string[]) => {
    const key = keyOf(text, language);
    if (key !== '') phrases.set(key, concepts);
  };
  // In another language than the screen's, names are not expected in that of the screen.
  for (const [name, others] of Object.entries(language.places))
    for (const each of [name, ...others]) add(each, conceptsOf(name));
  for (const way of english)
    for (const { kind, name, place } of way)
      if (kind !== 'item' && !(place.join('.') in OWN_CONCEPTS)) add(name, conceptsOf(name));
  for (const { levels, target } of language.code === words.language.code ? places : [])
    for (const { name, concepts, kind } of levels)
      if (kind !== 'item' && !(target in OWN_CONCEPTS)) add(name, concepts.filter(isWord));
  // A section that the website has not leads to where it is added.
  for (const name of addableIds(config).flatMap((id) => nameOfAddedId(id) ?? []))
    for (const each of [name, shownName(name, words)])
      if (!phrases.has(keyOf(each, language))) add(each, OWN_CONCEPTS[ADD_SECTION] ?? []);
  for (const { name } of addedSections(config))
    for (const each of language.sections[name] ?? [])
      if (!phrases.has(keyOf(each, language))) add(each, conceptsOf(name));
  for (const [text, concept] of textsOf(config, places))
    if (!phrases.has(keyOf(text, language))) add(text, [concept]);
  return {
    places,
    phrases,
    words: language,
    shown: words,
    fillers: new Set(language.fillers.map((each) => language.stem(language.fold(each)))),
    counts: new Map([
      ...language.ordinals.flatMap((each, at) =>
        each.map((word) => [language.stem(language.fold(word)), `#${at + 1}`] as const),
      ),
      ...language.last.map((word) => [language.stem(language.fold(word)), '#last'] as const),
    ]),
  };
}

/** True for a concept that is a word of a name, and no path or item. */
export const isWord = (concept: string) => !concept.includes(':');

function placesOf(
  config: Config,
  words: Words,
  english: readonly (readonly PlaceEntry[])[],
): readonly Place[] {
  const ways = allWays(config, words);
  const targets = new Set(ways.flatMap((way) => way.slice(-1).map(targetOf)));
  return ways.flatMap((way, at) => {
    const entry = way.at(-1);
    if (!entry) return [];
    const target = targetOf(entry);
    const levels = withHeadline(
      way.map((each, depth) => levelOf(each, english[at]?.[depth]?.name ?? each.name, targets)),
    );
    const place: Place = {
      target,
      called: calledAt(config, way, words),
      levels,
      leaf: entry.kind === 'field' && entry.leaf.type !== 'table' ? entry.leaf : undefined,
      isHidden: entry.isHidden,
    };
    const beside = embedFontOption({ path: target }, words);
    const name = embedFontOption({ path: target }, en)?.name ?? '';
    // A switch beside a field has no prompt of its own.
    return beside
      ? [
          place,
          {
            target,
            called: calledBy([...way.map(({ name: each }) => each), beside.name], target, words),
            levels: [...levels, { name: beside.name, concepts: conceptsOf(name), kind: 'group' }],
          },
        ]
      : [place];
  });
}

/** The levels to the title of the first section, which is what a headline is. */
function withHeadline(levels: readonly Level[]): readonly Level[] {
  const [first, own, ...others] = levels;
  if (!first?.concepts.includes('hero') || own?.kind !== 'field' || others.length > 0) return levels;
  if (!own.concepts.includes('title')) return levels;
  return [first, { ...own, concepts: [...own.concepts, HEADLINE] }];
}

/** What a place is called. An item is called by what it says, a table by its list. */
function calledAt(config: Config, way: readonly PlaceEntry[], words: Words): Called {
  const entry = way.at(-1);
  const target = entry ? targetOf(entry) : '';
  const section = way[0]?.name ?? '';
  if (entry?.kind === 'field' && entry.leaf.type === 'table') {
    const list = listAt(config, entry.leaf.path);
    const place = words.find.editList(list ? listName(config, list, words) : section);
    return { place, part: place, section };
  }
  if (entry?.kind === 'sections' || entry?.kind === 'templates' || entry?.kind === 'keys')
    return { place: entry.name, part: entry.name, section: '' };
  const levels = way.filter(({ kind }, at) => kind !== 'list' || way[at + 1]?.kind !== 'item');
  const path = pathOfItem(config, way) ?? (entry?.kind === 'field' ? target : undefined);
  const item = path === undefined ? undefined : itemOn(config, path, words);
  const itemName = item && (item.own === '' ? item.numbered : item.own);
  const names = levels.map(({ kind, name }) => (kind === 'item' ? (itemName ?? name) : name));
  return calledBy(names, target, words);
}

/** The path of the item that a way ends at. */
function pathOfItem(config: Config, way: readonly PlaceEntry[]): string | undefined {
  const item = way.at(-1);
  const list = item?.kind === 'item' ? listPathAt(config, item.place) : undefined;
  return list === undefined ? undefined : `${list}[${item?.place.at(-1)}]`;
}

/** What a place is called by the names that lead to it. */
export function calledBy(names: readonly string[], target: string, words: Words): Called {
  const [section = '', ...parts] = names;
  const part = parts.length === 0 ? section : partInWords(parts, words);
  return { place: placeInWords(target, names, words), part, section };
}

function levelOf(entry: PlaceEntry, english: string, targets: ReadonlySet<string>): Level {
  const target = targetOf(entry);
  const own = OWN_CONCEPTS[target] ?? conceptsOf(english);
  const { name, kind } = entry;
  if (kind === 'field') return { name, kind, concepts: [...own, `path:${target}`] };
  if (kind !== 'item') return { name, kind: kind === 'list' ? 'list' : 'group', concepts: own };
  const index = Number(entry.place.at(-1));
  const isLast = !targets.has([...entry.place.slice(0, -1), index + 1].join('.'));
  return { name, kind, concepts: [...own, `item:${target}`, ...(isLast ? ['#last'] : [])] };
}

/** What the page says now, as names: the titles of items and the short texts. */
function textsOf(config: Config, places: readonly Place[]): readonly (readonly [string, string])[] {
  const titled = new Set<string>();
  return places.flatMap(({ leaf, levels }) => {
    if (leaf?.type !== 'text') return [];
    const text = textAt(config, leaf.path).trim();
    if (text.length < TEXT_LENGTH.min || text.length > TEXT_LENGTH.max) return [];
    const item = levels.findLast(({ kind }) => kind === 'item')?.concepts.find((each) => !isWord(each));
    if (item === undefined || titled.has(item)) return [[text, `path:${leaf.path}`] as const];
    titled.add(item);
    return [[text, item] as const];
  });
}

function keyOf(text: string, language: RequestWords): string {
  return tokensOf(text, language)
    .filter(({ kind }) => kind === 'word')
    .map(({ folded }) => language.stem(folded))
    .join(' ');
}

/** Divides tokens into the longest phrases that stand for something. */
export function unitsOf(index: PlaceIndex, tokens: readonly Token[]): readonly Unit[] {
  const units: Unit[] = [];
  for (let from = 0; from < tokens.length; ) {
    const { concepts, length } = unitAt(index, tokens, from);
    units.push({ concepts, from, to: from + length });
    from += length;
  }
  // `The benefits section` is that section, not the list of all.
  const isOther = (concept: string) => concept !== SECTIONS;
  if (!units.some(({ concepts }) => concepts?.some(isOther))) return units;
  return units.map((unit) => ({ ...unit, concepts: unit.concepts?.filter(isOther) }));
}

/** The concepts that the tokens name; undefined if they name none, or something is unknown. */
export function conceptsIn(index: PlaceIndex, tokens: readonly Token[]): ReadonlySet<string> | undefined {
  const said = unitsOf(index, tokens).map(({ concepts }) => concepts);
  const known = said.flatMap((concepts) => concepts ?? []);
  return known.length > 0 && !said.includes(undefined) ? asNamed(known) : undefined;
}

/** The concepts of a name: `the name` alone is that of the business, although a list has names too. */
export function asNamed(concepts: readonly string[]): ReadonlySet<string> {
  return new Set(concepts.every((each) => each === 'name') ? concepts.flatMap(() => OWN_NAME) : concepts);
}

/** The concepts that tokens name, whatever else they say. */
export function allNamed(index: PlaceIndex, tokens: readonly Token[]): ReadonlySet<string> {
  return asNamed(unitsOf(index, tokens).flatMap(({ concepts }) => concepts ?? []));
}

function unitAt(index: PlaceIndex, tokens: readonly Token[], at: number) {
  const { phrases, words, fillers, counts } = index;
  const unit = (concepts: readonly string[] | undefined, length = 1) => ({ concepts, length });
  const token = tokens[at];
  if (!token) return unit(undefined);
  if (token.kind === 'quote') return unit(phrases.get(keyOf(token.text, words)));
  // Names are shown with such a mark between their levels.
  if (/^[›>]$/.test(token.text)) return unit([]);
  if (token.kind === 'mark') return unit(isAbbreviating(tokens, at) ? [] : undefined);
  const stems = tokens
    .slice(at, at + LONGEST_PHRASE)
    .map((each) => (each.kind === 'word' ? words.stem(each.folded) : '\n'));
  for (let length = stems.length; length > 0; length--) {
    const concepts = phrases.get(stems.slice(0, length).join(' '));
    if (concepts) return unit(concepts, length);
  }
  const [stem = ''] = stems;
  const number = /^#?(\d{1,2})$/.exec(token.folded)?.[1];
  const count = number === undefined ? counts.get(stem) : `#${Number(number)}`;
  if (count) return unit([count]);
  const path = /[.[]/.test(token.text) ? parsePath(token.text) : undefined;
  const target = path && formatPath(path);
  if (index.places.some((place) => place.target === target)) return unit([`path:${target}`]);
  return unit(fillers.has(stem) ? [] : partsOf(index, token));
}

/** True for a full stop after a number or a short word, such as `tel.`. */
function isAbbreviating(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return tokens[at]?.text === '.' && before?.kind === 'word' && before.folded.length < 4;
}

/** The concepts of a word that is inflected, or written together of known words. */
function partsOf({ phrases, words, fillers }: PlaceIndex, token: Token): readonly string[] | undefined {
  for (const variant of words.variants(token.folded)) {
    const concepts = phrases.get(variant);
    if (concepts) return concepts;
    if (fillers.has(variant)) return [];
  }
  const hyphened = token.text.split('-').map((part) => phrases.get(keyOf(part, words)));
  if (hyphened.length > 1 && hyphened.every((each) => each !== undefined)) return hyphened.flat();
  if (!words.hasCompounds) return undefined;
  const { folded } = token;
  for (let split = 3; split <= folded.length - 3; split++) {
    const head = folded.slice(0, split);
    const ends = [head, head.replace(/(?:s|n|en)$/, '')].map((each) => phrases.get(words.stem(each)));
    const left = ends.find((each) => each !== undefined);
    const right = phrases.get(words.stem(folded.slice(split)));
    if (left && right) return [...left, ...right];
  }
  return undefined;
}
