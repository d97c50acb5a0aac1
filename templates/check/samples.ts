import type { Config } from '../../domain/config/config.ts';
import { applyPlan, type PlannedEdit } from '../../domain/config/edit-config.ts';
import { leavesOf, nodesOf, textAt, valueAt } from '../../domain/config/leaves.ts';
import { movableIds } from '../../domain/config/section-order.ts';
import { isList, type Leaf, leafOfItem, type Section } from '../../domain/config/structure.ts';
import { isHidden, isShown } from '../../domain/config/visibility.ts';
import { isArray, isObject, type JsonObject } from '../../domain/json/json.ts';
import { type Mark, markedPaths } from '../../domain/samples/marks.ts';
import { hiddenNotePath, isKept, isLeftOff, isNoted, notePath } from '../../domain/samples/notes.ts';
import { isSampleContact } from '../../domain/samples/sample-contact.ts';
import { samplesOf } from '../../domain/sections/added-sections.ts';
import { isSectionClaim, isSectionSample, MARKED_SECTIONS } from '../../domain/sections/section-marks.ts';
import { namesInvented } from '../businesses/invented-names.ts';
import { resolveTemplate } from '../resolve-template.ts';

/** What else decides about a sample: what a section began with, in the language of the page. */
const AROUND = ['_templateId', '_structure', 'globalSettings', 'page'] as const;

/** A legal notice says what is true of every page, whoever its owner is. */
const NEVER_EMPTY = 'legal';

/** A web address without a path, and without the name of an account. */
const FRONT_PAGE = /^https?:\/\/[^\s/@?#]+\/?(?:[?#][^@]*)?$/i;

/** One made-up thing on a page: a field, or an item of a list. */
export interface Sample {
  /** The path of the field or of the item. */
  readonly place: string;
  /** The fields in it that nobody has written. */
  readonly paths: readonly string[];
}

/** The fields on a page: those of hidden sections are not. */
export function leavesOnPage(config: Config): readonly Leaf[] {
  return leavesOf(config).filter(({ path }) => !isHidden(config, sectionOf(path)));
}

/**
 * What a page shows that a template or starting content made up, and that nobody has edited or kept on purpose: the name
 * first, then what the owner is reached by.
 */
export function samplesOn(config: Config): readonly Sample[] {
  const leaves = leavesOnPage(config);
  const inParts = [...Map.groupBy(leaves, partOf)].flatMap(([part, of]) => samplesIn(config, part, of));
  const isMadeUp = new Set(inParts);
  const paths = leaves.map(({ path }) => path).filter((path) => isMadeUp.has(path));
  const places = Map.groupBy(paths, (path) => /^.*\[\d+\]/.exec(path)?.[0] ?? path);
  const { name, phone, email } = resolveTemplate(config).template.meanings;
  const first = [name, phone, email];
  const rank = ({ place }: Sample) => (first.includes(place) ? first.indexOf(place) : first.length);
  return [...places]
    .map(([place, inPlace]) => ({ place, paths: inPlace }))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** The part of a website that says by itself which of its fields are samples: an item of a list, or all else of a section. */
function partOf({ path }: Leaf): string {
  return /^.*\[\d+\]/.exec(path)?.[0] ?? sectionOf(path);
}

interface PartSamples {
  readonly part: string;
  readonly config: Config;
  readonly paths: readonly string[];
}

/** The samples of a part by its values, which most edits leave as they are. */
const samplesOfPart = new WeakMap<JsonObject, PartSamples>();

function samplesIn(config: Config, part: string, leaves: readonly Leaf[]): readonly string[] {
  const values = valueAt(config, part);
  const known = isObject(values) ? samplesOfPart.get(values) : undefined;
  const isSameAround = AROUND.every((key) => known?.config[key] === config[key]);
  if (known?.part === part && isSameAround) return known.paths;
  const paths = leaves
    .filter(({ path }) => isShown(config, besides(path, 'visible')))
    .filter((leaf) => isSample(config, leaf))
    .map(({ path }) => path);
  if (isObject(values)) samplesOfPart.set(values, { part, config, paths });
  return paths;
}

/** The edits that leave the samples off the page: a text is emptied, a link switched off. A section of samples alone is hidden. */
export function leavingOff(config: Config): readonly PlannedEdit[] {
  return leavingPathsOff(
    config,
    samplesOn(config).flatMap((sample) => sample.paths),
  );
}

/** The same, but for the claims: they stay in the builder as examples, until the visitor decides about them or publishes. */
export function leavingInventedOff(config: Config): readonly PlannedEdit[] {
  const isClaimed = new Set(claimsOn(config));
  return leavingPathsOff(
    config,
    samplesOn(config).flatMap(({ paths }) => paths.filter((path) => !isClaimed.has(path))),
  );
}

/** The edits that keep all claims on purpose. */
export function keepingClaims(config: Config): readonly PlannedEdit[] {
  return keeping({ paths: claimsOn(config) });
}

function claimsOn(config: Config): readonly string[] {
  const claims = leavesOnPage(config).filter((leaf) => isClaim(config, leaf));
  return claims.map(({ path }) => path);
}

function leavingPathsOff(config: Config, paths: readonly string[]): readonly PlannedEdit[] {
  const { title } = resolveTemplate(config).template.meanings;
  // The headline stands where its text is gone.
  const staying = [NEVER_EMPTY, sectionOf(String(title))];
  const alone = movableIds(config).filter(
    (id) => !staying.includes(id) && paths.some((path) => sectionOf(path) === id) && !hasOwn(config, id),
  );
  return [
    ...alone.flatMap((id) => [
      { path: `${id}.hidden`, typed: true },
      { path: hiddenNotePath(id), typed: 'true' },
    ]),
    // Only its text goes, so that it is back with the visitor's own.
    ...paths.filter((path) => !alone.includes(sectionOf(path))).map((path) => ({ path, typed: '' })),
  ];
}

/** A website as it is published. */
export function withoutSamples(config: Config): Config {
  const known = published.get(config) ?? applyPlan(config, leavingOff(config)) ?? config;
  published.set(config, known);
  return known;
}

const published = new WeakMap<Config, Config>();

/** The edits that keep a sample on purpose. */
export function keeping({ paths }: Pick<Sample, 'paths'>): readonly PlannedEdit[] {
  return paths.map((path) => ({ path: notePath(path), typed: '' }));
}

/** Whether a value is made up, and nobody has kept it on purpose. */
function isSample(config: Config, leaf: Leaf): boolean {
  const { path } = leaf;
  if (isKept(config, path)) return false;
  if (isNoted(config, path, 'sample') || isClaim(config, leaf)) return true;
  if (isSectionSample(config, leaf) || isFrontPage(config, leaf)) return true;
  const text = textAt(config, path).trim();
  const { marked } = resolveTemplate(config).template;
  if (text === '' || !pathsOf(marked, 'sample').has(templateOf(path))) return false;
  return startsOf(config, path).has(text) || isSampleContact(text) || namesInvented(text);
}

/** Whether a text says in the owner's name what nobody has confirmed. */
function isClaim(config: Config, leaf: Leaf): boolean {
  return isNoted(config, leaf.path, 'claim') || isSectionClaim(config, leaf);
}

/** Whether a title or a text belongs to what stood in a picture's place before the visitor's own came. */
function isCaption(config: Config, leaf: Leaf): boolean {
  return isNoted(config, leaf.path, 'caption') || isSample(config, leaf);
}

/** Whether a link to a social network leads to its front page instead of a profile. */
function isFrontPage(config: Config, { path }: Leaf): boolean {
  if (!isSocial(path)) return false;
  const address = textAt(config, path).trim();
  return isShown(config, besides(path, 'visible')) && FRONT_PAGE.test(address) && URL.canParse(address);
}

/**
 * A website after a visitor's edits. A picture of an item takes away the title and the text that were there for another one, and a
 * section that a publish has hidden is shown again as soon as something of the visitor's is in it. A text that the visitor wrote
 * is none that was made up, also where the website began with the same one.
 */
export function withOwnContent(before: Config, after: Config, made: readonly PlannedEdit[]): Config {
  const kept = keeping({ paths: typedLikeSamples(after, made) });
  const mine = kept.length === 0 ? after : (applyPlan(after, kept) ?? after);
  const edits = [...captionEdits(before, mine), ...returningEdits(before, mine)];
  return edits.length === 0 ? mine : (applyPlan(mine, edits) ?? mine);
}

/** The fields with a typed text that the website began with. A contact that nobody can have stays a sample. */
function typedLikeSamples(config: Config, made: readonly PlannedEdit[]): readonly string[] {
  const typed = new Set(made.map(({ path }) => path));
  return leavesOf(config)
    .filter((leaf) => typed.has(leaf.path) && textAt(config, leaf.path).trim() !== '')
    .filter((leaf) => isSample(config, leaf) && !isFrontPage(config, leaf))
    .filter(({ path }) => !isSampleContact(textAt(config, path).trim()))
    .map(({ path }) => path);
}

function captionEdits(before: Config, after: Config): readonly PlannedEdit[] {
  const leaves = leavesOfChangedItems(before, after);
  const items = leaves
    .filter(({ type }) => type === 'image')
    .filter(({ path }) => textAt(after, path) !== '' && textAt(after, path) !== textAt(before, path))
    .map(({ path }) => path.slice(0, path.lastIndexOf('.') + 1));
  return leaves
    .filter(({ type, path }) => type === 'text' && items.some((item) => path.startsWith(item)))
    .filter((leaf) => isCaption(after, leaf))
    .map(({ path }) => ({ path, typed: '' }));
}

/** The fields of the items that a change has made anew, in lists with pictures: every edit asks, also beside long lists. */
function leavesOfChangedItems(before: Config, after: Config): readonly Leaf[] {
  return nodesOf(after)
    .filter(isList)
    .filter(({ itemStructure }) => itemStructure.some(({ type }) => type === 'image'))
    .flatMap(({ path, itemStructure }) => {
      const [old, items] = [valueAt(before, path), valueAt(after, path)];
      if (!isArray(items) || items === old) return [];
      const changed = [...items.keys()].filter((index) => !isArray(old) || items[index] !== old[index]);
      return changed.flatMap((index) => itemStructure.map((leaf) => leafOfItem(leaf, index)));
    });
}

function returningEdits(before: Config, after: Config): readonly PlannedEdit[] {
  return movableIds(after)
    .filter((id) => isLeftOff(after, id) && after[id] !== before[id])
    .flatMap((id) => {
      if (isHidden(after, id)) {
        return hasOwn(after, id) ? [{ path: `${id}.hidden`, typed: false }, forgetting(id)] : [];
      }
      // Somebody has shown it.
      return [forgetting(id)];
    });
}

const forgetting = (id: string): PlannedEdit => ({ path: hiddenNotePath(id), typed: '' });

/** Whether a section has something of the visitor's, beside its words. */
function hasOwn(config: Config, id: string): boolean {
  const { marked } = resolveTemplate(config).template;
  const isWords = (path: string) =>
    [marked, MARKED_SECTIONS].some((sections) => pathsOf(sections, 'words').has(templateOf(path)));
  return leavesOf(config).some(
    (leaf) =>
      sectionOf(leaf.path) === id &&
      (leaf.type === 'text' || leaf.type === 'image' || leaf.type === 'url') &&
      textAt(config, leaf.path).trim() !== '' &&
      !isWords(leaf.path) &&
      !isSample(config, leaf),
  );
}

/** The paths of the fields with a mark. */
function pathsOf(marked: readonly Section[], mark: Mark): ReadonlySet<string> {
  const known = marks.get(marked) ?? new Map<Mark, ReadonlySet<string>>();
  const paths = known.get(mark) ?? markedPaths(marked, mark);
  marks.set(marked, known.set(mark, paths));
  return paths;
}

const marks = new WeakMap<readonly Section[], Map<Mark, ReadonlySet<string>>>();

/** The texts that the section of a path began with. */
function startsOf(config: Config, path: string): ReadonlySet<unknown> {
  const section = config._structure.sections.find(({ id }) => id === sectionOf(path));
  if (!section) return new Set();
  const known = starts.get(section) ?? new Set(samplesOf(section));
  starts.set(section, known);
  return known;
}

const starts = new WeakMap<Section, ReadonlySet<unknown>>();

function sectionOf(path: string): string {
  return path.split('.')[0] ?? '';
}

/** The path of a field for any item of its list. */
function templateOf(path: string): string {
  return path.replace(/\[\d+\]/, '[INDEX]');
}

function isSocial(path: string): boolean {
  return path.includes('.social.') && path.endsWith('.url');
}

/** The path of a sibling value. */
export function besides(path: string, name: string): string {
  return `${path.slice(0, path.lastIndexOf('.'))}.${name}`;
}
