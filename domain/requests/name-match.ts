import type { Leaf } from '../config/structure.ts';
import { HEADLINE, isWord, type Level, type Place, type PlaceIndex } from './places.ts';
import type { FittingValue } from './values.ts';

/** What has been named, and how much of its name was left open: 0 is named completely. */
export interface Named<What> {
  readonly what: What;
  readonly cost: number;
}

/** Words that may be said although they are no part of the name. */
const LOOSE = new Set(['page', 'account', 'item', 'main', 'global', HEADLINE]);
/** Words that are said about many fields. */
const BARE = new Set(['text', 'link', 'item', 'page', 'color', 'account', 'icon', 'image', 'main', '#last']);
/** The field that is meant where only what it stands in is named, likeliest first. */
const DEFAULTS: Readonly<Record<string, readonly string[]>> = {
  text: ['title', 'text', 'name', 'question'],
  color: ['color', 'backgroundColor', 'background'],
  url: ['url'],
  image: ['image', 'thumbnail'],
  icon: ['icon'],
};
const COSTS = { unsaidName: 3, unsaidLevel: 1, unsaidItem: 2, unsaidPart: 0.3, loose: 1, implied: 0.5 };
/** A field that is named only by what it stands in: more than a complete name can cost. */
const BY_DEFAULT = 2.5;
/** Below this cost the own name was said completely. */
export const COMPLETE = 2;
/** A name that leaves more open is none. */
const HIGHEST = 5;
/** What is named more often comes first. */
const LIKELY: Readonly<Record<string, number>> = { hero: -0.2, global: -0.1, page: 0.2 };
/** Names that differ by less are equally likely. */
const NEAR = 0.5;

/** The likeliest of what may be meant: all that are about as likely as the best one. */
export function likeliest<Each extends { readonly cost: number }>(all: readonly Each[]): readonly Each[] {
  const near = all.filter(({ cost }) => cost <= HIGHEST).sort((one, other) => one.cost - other.cost);
  const [best] = near;
  return best ? near.filter(({ cost }) => cost - best.cost < NEAR) : [];
}

/** The places that the concepts name, likeliest first. */
export function placesNamed({ places }: PlaceIndex, said: ReadonlySet<string>): readonly Named<Place>[] {
  if (isBare(said)) return [];
  return likeliest(places.flatMap((what) => named(what, costOf(what.levels, said))));
}

function named<What>(what: What, cost: number | undefined): readonly Named<What>[] {
  return cost === undefined ? [] : [{ what, cost }];
}

/** The fields that the concepts name and that take the value, with the value as each takes it. */
export function fieldsNamed(
  { places }: PlaceIndex,
  concepts: ReadonlySet<string>,
  fits: (leaf: Leaf) => FittingValue | undefined,
): readonly (Named<Place> & { readonly leaf: Leaf; readonly value: FittingValue })[] {
  const said = known(places, concepts);
  return places.flatMap((what) => {
    const { leaf, levels } = what;
    const value = leaf && fits(leaf);
    if (!leaf || !value) return [];
    const cost =
      leaf.type === 'color'
        ? costOfField(levels, leaf, asColored(said), value)
        : costOfField(levels, leaf, said, value);
    return named(what, cost).map((each) => ({ ...each, leaf, value }));
  });
}

/** The concepts without those that this website has no name for. */
function known(places: readonly Place[], said: ReadonlySet<string>): ReadonlySet<string> {
  const isMainNamed = places.some(({ levels }) => levels.some(({ concepts }) => concepts.includes('main')));
  return new Set([...said].filter((concept) => concept !== 'main' || isMainNamed));
}

/** Where a color is meant, the font is the text. */
function asColored(said: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...said].map((concept) => (concept === 'font' || concept === 'family' ? 'text' : concept)));
}

/** True if concepts say nothing about which field is meant. */
export const isBare = (said: ReadonlySet<string>) => [...said].every((each) => BARE.has(each));

function costOfField(
  levels: readonly Level[],
  leaf: Leaf,
  said: ReadonlySet<string>,
  { implies }: FittingValue,
): number | undefined {
  const isColoredText = leaf.type === 'color' && said.has('text');
  const own = levels.at(-1)?.concepts ?? [];
  if (own.some((each) => said.has(each)))
    return isBare(said) && !isColoredText ? undefined : costOf(levels, said, implies);
  // The value says which field: then what it stands in must be named.
  const around = levels.slice(0, -1);
  const parent = around.findLast(({ kind }) => kind !== 'list');
  const outside = outsideOf(levels, said);
  if (!parent || outside === undefined || !isSaid(parent, said)) return undefined;
  const cost = outside + costAround(around, said);
  const isOnlyCounted = [...said].every((each) => each.startsWith('#'));
  if (isOnlyCounted) return undefined;
  if (own.filter(isWord).every((each) => implies.includes(each))) return cost + COSTS.implied;
  const rank = (DEFAULTS[leaf.type] ?? []).indexOf(leaf.id);
  if (rank === -1 || isBare(said)) return undefined;
  return cost + (parent.kind === 'item' ? 0 : BY_DEFAULT) + rank * 0.6;
}

/** How much of a name the concepts leave open; undefined if they name something else. */
export function costOf(
  levels: readonly Level[],
  said: ReadonlySet<string>,
  implied: readonly string[] = [],
  loose: Readonly<Record<string, number>> = {},
): number | undefined {
  const own = levels.at(-1);
  const outside = outsideOf(levels, said, loose);
  if (!own || outside === undefined || !isSaid(own, said)) return undefined;
  const isByIdentity = own.kind === 'item' || own.concepts.some((each) => !isWord(each) && said.has(each));
  const unsaid = isByIdentity
    ? []
    : own.concepts.filter((each) => isWord(each) && !said.has(each) && !implied.includes(each));
  return outside + costAround(levels.slice(0, -1), said) + unsaid.length * COSTS.unsaidName;
}

function costAround(around: readonly Level[], said: ReadonlySet<string>): number {
  const likely = LIKELY[around[0]?.concepts[0] ?? ''] ?? 0;
  return around.reduce((sum, level) => sum + unsaidCost(level, said), likely);
}

/** The cost of what is no part of the name; undefined if that names something else. */
function outsideOf(
  levels: readonly Level[],
  said: ReadonlySet<string>,
  loose: Readonly<Record<string, number>> = {},
): number | undefined {
  const all = new Set(levels.flatMap(({ concepts }) => concepts));
  const others = [...said].filter((concept) => !all.has(concept));
  if (!others.every((concept) => LOOSE.has(concept) || concept in loose)) return undefined;
  return others.reduce((sum, concept) => sum + (loose[concept] ?? COSTS.loose), 0);
}

/** True if a level is named; an item by its number, its title or `last`. */
export function isSaid({ kind, concepts }: Level, said: ReadonlySet<string>): boolean {
  return concepts.some((each) => said.has(each) && (kind !== 'item' || each !== 'item'));
}

function unsaidCost(level: Level, said: ReadonlySet<string>): number {
  if (!isSaid(level, said)) return level.kind === 'item' ? COSTS.unsaidItem : COSTS.unsaidLevel;
  if (level.kind === 'item') return 0;
  // `Services` is not yet its first service.
  const number = level.concepts.find((each) => each.startsWith('#'));
  if (number !== undefined && !said.has(number)) return COSTS.unsaidLevel;
  return level.concepts.filter((each) => !said.has(each)).length * COSTS.unsaidPart;
}
