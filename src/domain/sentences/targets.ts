import type { Leaf } from '../config/structure.ts';
import type { Level, Lexicon, Place } from './lexicon.ts';
import type { FittingValue } from './values.ts';

/** A field that concepts name, and how far it is from what was said: 0 is named completely. */
export interface Target {
  readonly place: Place;
  readonly leaf: Leaf;
  readonly cost: number;
}

/** What is said apart from names of places. It costs a little where it is no part of the name. */
const LOOSE = new Set(['page', 'account', 'item', 'main', 'global']);
/** Concepts that say nothing about which field is meant. */
const BARE = new Set(['text', 'link', 'item', 'page', 'color', 'account', 'icon', 'image', 'main', '#last']);
/** The field that is meant where only what it stands in is named, likeliest first. */
const DEFAULTS: Readonly<Record<string, readonly string[]>> = {
  text: ['title', 'text'],
  color: ['color', 'backgroundColor', 'background'],
  url: ['url'],
  image: ['image', 'thumbnail'],
  icon: ['icon'],
};
const COSTS = { unsaidName: 3, unsaidLevel: 1, unsaidItem: 2, unsaidPart: 0.3, loose: 1, byDefault: 2 };
/** What is named more often comes first. */
const LIKELY: Readonly<Record<string, number>> = { hero: -0.2, global: -0.1, page: 0.2 };

/** The fields that the concepts name and that take the value, best first. */
export function targetsOf(
  lexicon: Lexicon,
  said: ReadonlySet<string>,
  fits: (leaf: Leaf) => FittingValue | undefined,
): readonly (Target & { readonly value: FittingValue })[] {
  const named = known(lexicon, said);
  return lexicon.places
    .flatMap((place) => {
      const { leaf } = place;
      const value = leaf && fits(leaf);
      if (!leaf || !value) return [];
      const cost = costOf(place, leaf, leaf.type === 'color' ? asColored(named) : named, value.implies);
      return cost === undefined ? [] : [{ place, leaf, value, cost }];
    })
    .sort((one, other) => one.cost - other.cost);
}

/** The concepts without those that this website has no name for, where others remain. */
function known({ places }: Lexicon, said: ReadonlySet<string>): ReadonlySet<string> {
  const isMainNamed = places.some(({ levels }) => levels.some(({ concepts }) => concepts.includes('main')));
  return new Set([...said].filter((concept) => concept !== 'main' || isMainNamed));
}

/** Where a color is meant, the font is the text. */
function asColored(said: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...said].map((concept) => (concept === 'font' || concept === 'family' ? 'text' : concept)));
}

function costOf(
  { levels }: Place,
  leaf: Leaf,
  said: ReadonlySet<string>,
  implies: readonly string[],
): number | undefined {
  const own = levels.at(-1);
  const around = levels.slice(0, -1);
  if (!own || said.size === 0) return undefined;
  const outside = outsideOf(said, levels);
  if (outside === undefined) return undefined;
  const plain = own.concepts.filter((each) => !each.includes(':'));
  const isNamed = own.concepts.some((each) => said.has(each));
  const unsaid = own.concepts.some((each) => each.includes(':') && said.has(each))
    ? 0
    : plain.filter((each) => !said.has(each) && !implies.includes(each)).length;
  const aroundCost =
    around.reduce((sum, level) => sum + unsaidCost(level, said), 0) +
    (LIKELY[around[0]?.concepts[0] ?? ''] ?? 0);
  const isBare = [...said].every((each) => BARE.has(each)) && !(leaf.type === 'color' && said.has('text'));
  if (isNamed) {
    return isBare ? undefined : outside + aroundCost + unsaid * COSTS.unsaidName;
  }
  // The value alone says which field: then what it stands in must be named.
  const parent = around.findLast(({ kind }) => kind !== 'list');
  const isParentNamed = parent !== undefined && isSaid(parent, said);
  if (!isParentNamed) return undefined;
  const isOnlyCounted = [...said].every((each) => each.startsWith('#'));
  if (unsaid === 0 && !isOnlyCounted) return outside + aroundCost + 0.5;
  const rank = (DEFAULTS[leaf.type] ?? []).indexOf(leaf.id);
  return rank === -1 || isBare || isOnlyCounted
    ? undefined
    : outside + aroundCost + COSTS.byDefault + rank * 0.6;
}

/** The cost of concepts that are no part of a name; undefined if one of them must be. */
function outsideOf(said: ReadonlySet<string>, levels: readonly Level[]): number | undefined {
  const all = levels.flatMap(({ concepts }) => concepts);
  const others = [...said].filter((concept) => !all.includes(concept));
  return others.every((concept) => LOOSE.has(concept)) ? others.length * COSTS.loose : undefined;
}

/** True if a level is named; an item by its number or title. */
function isSaid({ kind, concepts }: Level, said: ReadonlySet<string>): boolean {
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

/** Something that can be hidden and shown: the paths of its switches. `isOn` is what a switch holds while it is shown. */
export interface Hideable {
  readonly names: readonly string[];
  readonly paths: readonly string[];
  readonly shown: boolean;
  readonly levels: readonly Level[];
}

/** The hideables that the concepts name, best first, with their costs. */
export function hideablesNamed(
  hideables: readonly Hideable[],
  said: ReadonlySet<string>,
): readonly { readonly hideable: Hideable; readonly cost: number }[] {
  const plain = new Set([...said].filter((each) => !['account', 'page', 'main'].includes(each)));
  return hideables
    .flatMap((hideable) => {
      const own = hideable.levels.at(-1);
      if (!own || !isSaid(own, plain)) return [];
      const all = hideable.levels.flatMap(({ concepts }) => concepts);
      const others = [...plain].filter((each) => !all.includes(each));
      if (!others.every((each) => each === 'icon' || each === 'link' || each === 'item' || each === 'text'))
        return [];
      const unsaid =
        own.kind === 'item'
          ? 0
          : own.concepts.filter((each) => !plain.has(each) && !each.includes(':')).length;
      const around = hideable.levels.slice(0, -1).reduce((sum, level) => sum + unsaidCost(level, plain), 0);
      return [{ hideable, cost: others.length * 0.5 + unsaid * COSTS.unsaidName + around }];
    })
    .sort((one, other) => one.cost - other.cost);
}

/** All that can be hidden: sections, and what has a switch; a group whose parts all have one is hidden with them. */
export function hideablesOf({ places }: Lexicon, hidableSections: readonly string[]): readonly Hideable[] {
  const switches = places.flatMap(({ leaf, levels }): readonly Hideable[] => {
    if (leaf?.type !== 'boolean' || leaf.id !== 'visible') return [];
    const above = levels.slice(0, -1);
    return [{ names: above.map(({ name }) => name), paths: [leaf.path], shown: true, levels: above }];
  });
  const sections = places.flatMap(({ target, levels }): readonly Hideable[] =>
    levels.length === 1 && hidableSections.includes(target)
      ? [{ names: levels.map(({ name }) => name), paths: [`${target}.hidden`], shown: false, levels }]
      : [],
  );
  const groups = places.flatMap(({ levels, leaf }): readonly Hideable[] => {
    if (leaf || levels.length < 2 || levels.at(-1)?.kind !== 'group') return [];
    const isBelow = (other: readonly Level[]) => levels.every(({ name }, at) => other[at]?.name === name);
    const below = switches.filter((each) => isBelow(each.levels) && each.levels.length === levels.length + 1);
    const paths = below.flatMap((each) => each.paths);
    return paths.length < 2 ? [] : [{ names: levels.map(({ name }) => name), paths, shown: true, levels }];
  });
  return [...sections, ...groups, ...switches];
}
