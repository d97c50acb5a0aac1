import { altTextPath } from '../config/alt-text.ts';
import type { Config } from '../config/config.ts';
import { focusPath } from '../config/focus-path.ts';
import { leavesOf, nodesOf, textAt, valueAt } from '../config/leaves.ts';
import { PAGE_FIELDS } from '../config/page-settings.ts';
import { isList, type Leaf, type ListNode } from '../config/structure.ts';
import { isShown } from '../config/visibility.ts';
import { isArray, type Json } from '../json/json.ts';
import { isSame } from '../json/patch.ts';
import { parsePath, setAt } from '../json/path.ts';
import { NOTED, noteKey } from '../samples/notes.ts';
import { addedSections, samplesOf, withSectionsOf } from '../sections/added-sections.ts';
import { newItem } from './arrangement.ts';

/** What fields of different templates can have in common. */
export type Meaning =
  | 'name'
  | 'logo'
  | 'title'
  | 'lead'
  | 'picture'
  | 'secondPicture'
  | 'thirdPicture'
  | 'mainButton'
  | 'secondButton'
  | 'offers'
  | 'highlights'
  | 'address'
  | 'phone'
  | 'email'
  | 'social'
  | 'copyright';

/** The path of a field, of a list, or of the object that the fields of a group stand in; or of several such objects. */
type Place = string | readonly string[];

/** Where a template keeps what other templates may have too. */
export type Meanings = Readonly<Partial<Record<Meaning, Place>>>;

/** A website, with the default website of its template. */
export interface TemplateContent {
  readonly config: Config;
  readonly base: Config;
  readonly meanings: Meanings;
}

/** A website with the content of another one, and what of that has no place in it. */
export interface CarriedOver {
  readonly config: Config;
  /** What the visitor wrote there, by paths of the other website: of fields, items, lists and whole sections. */
  readonly left: ReadonlyMap<string, readonly string[]>;
}

/** One thing that a website tells of: its fields, by their paths within it. */
type Thing = ReadonlyMap<string, Leaf>;

/** Where it stands that a text is made up, or was kept though it is. */
const NOTE_PATHS = NOTED.map((kind) => (path: string) => noteKey(path, kind));

/** What a visitor would miss. Icons, switches and colors belong to the look. */
const MISSED: readonly Leaf['type'][] = ['text', 'image', 'url'];

/**
 * Puts the content of one website into another: each value of `from` that is no sample goes where `to` has a field of the
 * same meaning. Added sections come whole, and so does the published site. Colors, fonts and the order of other sections stay
 * those of `to`.
 */
export function carryOver(from: TemplateContent, to: TemplateContent): CarriedOver {
  const own = ownPaths(from);
  const carried = new Set(sectionPaths(from.config));
  /** The paths of `to` that hold a value of `from`. */
  const filled = new Set<string>();
  let config = withSectionsOf(to.config, from.config);
  const carry = (leaf: Leaf, target: Leaf | undefined) => {
    if (!target || !own.has(leaf.path) || !leadsSomewhere(valueAt(from.config, leaf.path), config)) return;
    // Two pictures may mean the same place: the second is left behind, as it would take the place of the first.
    if (filled.has(target.path)) return;
    filled.add(target.path);
    carried.add(leaf.path);
    config = withValueOf(config, target, from.config, leaf);
  };
  for (const setting of PAGE_FIELDS) carry(setting, setting);
  for (const [place, target] of sharedPlaces(from, to)) {
    const isHeld = ({ path }: Leaf) => own.has(path);
    const things = thingsAt(from.config, place).filter((thing) => canStand(thing, from.config, to, target));
    const hasChanged = isResized(from, place) || things.some((thing) => [...thing.values()].some(isHeld));
    if (!hasChanged) continue;
    const list = listAt(config, target);
    const items = list ? thingsAt(config, target).length : Number.POSITIVE_INFINITY;
    // A thing without a value of its own leaves the sample in its place, where there is one.
    const standing = things.filter((thing, at) => at < items || [...thing.values()].some(isHeld));
    if (list) config = withLength(config, list, standing.length, listAt(from.config, place) === undefined);
    const slots = thingsAt(config, target);
    for (const [at, thing] of standing.entries()) {
      for (const [key, leaf] of thing) carry(leaf, slots[at]?.get(key));
    }
  }
  const { _siteId: siteId } = from.config;
  const named = withOwnName(config, to);
  return {
    config: siteId === undefined ? named : { ...named, _siteId: siteId },
    left: leftOf(from.config, own, carried),
  };
}

/** The fields of the sections that come whole, and of their entries in the page's menu, which are made anew. */
function sectionPaths(config: Config): readonly string[] {
  const ids = new Set(addedSections(config).map(({ id }) => id));
  const leaves = leavesOf(config);
  const entries = leaves
    .filter(({ path, type }) => type === 'url' && ids.has(/^#(.*)/.exec(textAt(config, path))?.[1] ?? ''))
    .map(({ path }) => path.slice(0, path.lastIndexOf('.')));
  return leaves
    .map(({ path }) => path)
    .filter(
      (path) => ids.has(path.split('.')[0] ?? '') || entries.some((entry) => path.startsWith(`${entry}.`)),
    );
}

/** The paths of the values that the visitor gave a website: those that are no sample of its template. */
function ownPaths({ config, base }: TemplateContent): ReadonlySet<string> {
  const anyIndex = (path: string) => path.replaceAll(/\[\d+\]/g, '[]');
  const samples = Map.groupBy(leavesOf(base), ({ path }) => anyIndex(path));
  // A website that an earlier version stored began with the words of that version: its structure still has them.
  const begun = new Set(config._structure.sections.flatMap(samplesOf));
  const isSample = (leaf: Leaf, value: Json) =>
    isSame(value, leaf.default) ||
    (leaf.type === 'text' && value !== '' && begun.has(value)) ||
    samples.get(anyIndex(leaf.path))?.some(({ path }) => isSame(value, valueAt(base, path))) === true;
  const own = [...PAGE_FIELDS, ...leavesOf(config)].filter((leaf) => {
    const value = valueAt(config, leaf.path);
    return leaf.type !== 'color' && value !== undefined && !isSample(leaf, value);
  });
  return new Set(own.map(({ path }) => path));
}

/** The places of both websites that mean the same; in one template each field means itself. */
function sharedPlaces(from: TemplateContent, to: TemplateContent): readonly (readonly [Place, Place])[] {
  if (from.base === to.base) return nodesOf(from.config).map(({ path }) => [path, path]);
  return Object.entries(from.meanings).flatMap(([meaning, place]) => {
    const target = to.meanings[meaning as Meaning];
    return target === undefined ? [] : [[place, target] as const];
  });
}

function thingsAt(config: Config, place: Place): readonly Thing[] {
  const list = listAt(config, place);
  const count = list ? itemsOf(config, list).length : 0;
  const roots = list ? Array.from({ length: count }, (_, at) => `${list.path}[${at}]`) : [place].flat();
  const leaves = leavesOf(config).filter(({ type }) => type !== 'color');
  return roots.map((root) => {
    const inside = leaves.filter(({ path }) => path === root || path.startsWith(`${root}.`));
    return new Map(inside.map((leaf) => [keyOf(leaf, root), leaf]));
  });
}

/** A thing has one picture at most, whatever its field is called. */
function keyOf({ type, path }: Leaf, root: string): string {
  return type === 'image' ? type : path.slice(root.length);
}

function listAt(config: Config, place: Place): ListNode | undefined {
  return nodesOf(config)
    .filter(isList)
    .find(({ path }) => path === place);
}

function itemsOf(config: Config, { path }: ListNode): readonly Json[] {
  const items = valueAt(config, path);
  return isArray(items) ? items : [];
}

function isResized({ config, base }: TemplateContent, place: Place): boolean {
  return (
    listAt(config, place) !== undefined && thingsAt(config, place).length !== thingsAt(base, place).length
  );
}

/** False for an item that is hidden and would be shown. */
function canStand(thing: Thing, config: Config, to: TemplateContent, target: Place): boolean {
  const shown = thing.get('.visible');
  if (!shown || isShown(config, shown.path)) return true;
  const list = listAt(to.config, target);
  return (
    list === undefined || list.itemStructure.some(({ pathTemplate }) => pathTemplate.endsWith('].visible'))
  );
}

/** A link to a section leads nowhere on a page without it. */
function leadsSomewhere(value: Json | undefined, { _structure }: Config): boolean {
  const isAnchor = typeof value === 'string' && value.startsWith('#');
  return !isAnchor || _structure.sections.some(({ id }) => value === `#${id}`);
}

function withValueOf(config: Config, target: Leaf, from: Config, leaf: Leaf): Config {
  const next = written(config, target.path, valueAt(from, leaf.path));
  const besides = leaf.type === 'image' ? [altTextPath, focusPath] : NOTE_PATHS;
  return besides.reduce(
    (done, beside) => written(done, beside(target.path), valueAt(from, beside(leaf.path))),
    next,
  );
}

function written(config: Config, pathText: string, value: Json | undefined): Config {
  const path = parsePath(pathText);
  return path && value !== undefined ? setAt(config, path, value) : config;
}

/** The config with so many items in a list, or with more where its samples stay. */
function withLength(config: Config, list: ListNode, length: number, keepsSamples: boolean): Config {
  const items = itemsOf(config, list);
  const count = keepsSamples ? Math.max(items.length, length) : length;
  return written(
    config,
    list.path,
    Array.from({ length: count }, (_, at) => items[at] ?? newItem(list)),
  );
}

/** The config whose sample copyright names the visitor, where it named who the template invented. */
function withOwnName(
  config: Config,
  { config: samples, meanings: { name, copyright } }: TemplateContent,
): Config {
  if (typeof name !== 'string' || typeof copyright !== 'string') return config;
  const invented = textAt(samples, name);
  const text = textAt(config, copyright);
  if (invented === '' || !text.includes(invented)) return config;
  return written(
    config,
    copyright,
    text.replaceAll(invented, () => textAt(config, name)),
  );
}

/** What is not carried. Where nothing of a section, list or item is carried, its own path stands for all below it. */
function leftOf(config: Config, own: ReadonlySet<string>, carried: ReadonlySet<string>): CarriedOver['left'] {
  const missed = leavesOf(config).filter(
    ({ path, type }) => own.has(path) && MISSED.includes(type) && !path.startsWith('globalSettings.'),
  );
  const isBelow = (path: string, above: string) =>
    path.startsWith(above) && /^[.[]/.test(path.slice(above.length));
  const lists = nodesOf(config)
    .filter(isList)
    .map(({ path }) => path);
  const nameable = ({ path }: Leaf) => {
    const [section = ''] = path.split('.');
    const list = lists.find((each) => isBelow(path, each)) ?? section;
    const item = /^\[\d+\]/.exec(path.slice(list.length))?.[0];
    return { whole: [section, list], item: item === undefined ? path : list + item, path };
  };
  const isLeft = (above: string, atLeast: number) => {
    const inside = missed.filter(({ path }) => path === above || isBelow(path, above));
    return inside.length >= atLeast && !inside.some(({ path }) => carried.has(path));
  };
  const standsFor = (leaf: Leaf) => {
    const { whole, item, path } = nameable(leaf);
    // Of a single field, the section would say too much.
    return whole.find((each) => isLeft(each, 2)) ?? (isLeft(item, 1) ? item : path);
  };
  const left = Map.groupBy(
    missed.filter(({ path }) => !carried.has(path)),
    standsFor,
  );
  // A picture has an address that the visitor never saw.
  const wordsIn = (leaves: readonly Leaf[]) =>
    leaves
      .filter(({ type }) => type !== 'image')
      .map(({ path }) => textAt(config, path).trim())
      .filter((text) => text !== '');
  return new Map([...left].map(([path, leaves]) => [path, wordsIn(leaves)]));
}
