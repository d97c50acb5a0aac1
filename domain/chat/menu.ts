import { NOTES } from '../../words/stored-names.ts';
import { shownName, type Words } from '../../words/words.ts';
import { altTextPath, imagePathOfAltText, imagePaths, isAltTextPath } from '../config/alt-text.ts';
import type { Config } from '../config/config.ts';
import { LAST_INDEX } from '../config/edit-config.ts';
import { imagePathOfFocus } from '../config/focus-path.ts';
import { LOOK_PATHS, PAGE_FIELDS } from '../config/page-settings.ts';
import { sectionsInOrder } from '../config/section-order.ts';
import {
  type EditedLeaf,
  isGroup,
  isList,
  type Leaf,
  type ListNode,
  leafOfItem,
  type StructureNode,
  type TableLeaf,
} from '../config/structure.ts';
import { roomForPictures } from '../editing/added-pictures.ts';
import { type Arrangement, actsAt } from '../editing/arrangement.ts';
import type { Deed } from '../editing/history.ts';
import { embedFontOption } from '../fonts/embed-font.ts';
import { isArray } from '../json/json.ts';
import { formatPath, getAt, parsePath } from '../json/path.ts';
import { itemOn } from '../lists/item-name.ts';
import { addableIds, nameOfAddedId } from '../sections/added-sections.ts';
import type { AddedId } from '../sections/section-nodes.ts';
import { DIALOGS, type EntryAt, type MenuEntry, type MenuPlace, type PlaceEntry } from './menu-entry.ts';
import { partInWords, placeInWords } from './place-in-words.ts';

type Below = (config: Config, words: Words) => readonly Branch[];
interface Branch {
  readonly entry: MenuEntry;
  readonly below: Below;
}

const NOTHING: Below = () => [];
// Section ids cannot begin with `_`, so these never clash.
const LOOK = '_look';
const TEMPLATES = '_templates';
const PAGE = '_page';
const PICTURES = '_pictures';
const SECTIONS = '_sections';
const ADD_SECTION = '_add';
const HELP = '_help';
const TABLE = '_table';

/** The entries that a place offers, in menu order: those of the button list. */
export function entriesBelow(config: Config, place: MenuPlace, words: Words): readonly MenuEntry[] {
  return allBelow(config, place, words).filter(({ isHidden }) => !isHidden);
}

/** All places below a place, in the order of the page; with those that button lists leave out. */
export function placesBelow(config: Config, place: MenuPlace, words: Words): readonly PlaceEntry[] {
  return allBelow(config, place, words).filter(isPlace);
}

/** A place, and all fields in it at any depth. */
interface PlaceWithLeaves {
  readonly entry: PlaceEntry;
  readonly leaves: readonly Leaf[];
}

/** The places directly below a place, each with all its fields. Walks the menu once, however long a list is. */
export function placesWithLeaves(config: Config, place: MenuPlace, words: Words): readonly PlaceWithLeaves[] {
  const leavesIn = ({ entry, below }: Branch): readonly Leaf[] =>
    entry.kind === 'field' ? [entry.leaf].filter(isNoTable) : below(config, words).flatMap(leavesIn);
  const branches = branchAt(config, place, words)?.below(config, words) ?? [];
  return branches.flatMap((branch) =>
    isPlace(branch.entry) ? [{ entry: branch.entry, leaves: leavesIn(branch) }] : [],
  );
}

const isNoTable = (leaf: EditedLeaf): leaf is Leaf => leaf.type !== 'table';

function allBelow(config: Config, place: MenuPlace, words: Words): readonly MenuEntry[] {
  const branches = branchAt(config, place, words)?.below(config, words) ?? [];
  return branches.map(({ entry }) => entry);
}

/** True if the chat can go to an entry. A level that no button list offers has no options of its own. */
export function canOpen({ kind, isHidden }: PlaceEntry): boolean {
  return !isHidden || kind === 'field';
}

/** True if a place is among the settings of the whole page. */
export function isAboutPage([first]: MenuPlace): boolean {
  return first === PAGE;
}

/** True where the look of the whole page is chosen. */
export function isLook(place: MenuPlace): boolean {
  return place.join() === LOOK;
}

/** True where the template is chosen by eye. */
export function isTemplates([first, second]: MenuPlace): boolean {
  return first === LOOK && second === TEMPLATES;
}

/** True at the list of what a visitor can do. */
export function isHelp(place: MenuPlace): boolean {
  return place.join() === HELP;
}

/** The id of the section that a place arranges; undefined for other places. */
export function sectionArrangedAt([first, id]: MenuPlace): string | undefined {
  return first === SECTIONS ? id : undefined;
}

/** True if a place exists in a config, whether or not a button list offers it. */
export function hasPlace(config: Config, place: MenuPlace, words: Words): boolean {
  return branchAt(config, place, words) !== undefined;
}

/** The display name of a path's leaf, item or section; the path itself if it has none. */
export function nameOfPath(config: Config, pathText: string, words: Words): string {
  return namesOfPath(config, pathText, words).at(-1) ?? pathText;
}

/** Where a path's leaf, item or section is, in words; '' if no node has the path. An item is called by what it says, where it says something. */
export function placeOfPath(config: Config, path: string, words: Words): string {
  const names = ownNamesOfPath(config, path, words);
  return names.length === 0 ? '' : placeInWords(path, names, words);
}

/** What a path's leaf, item or section is called where its section is in view; '' if no node has the path. */
export function partOfPath(config: Config, path: string, words: Words): string {
  const [section = '', ...parts] = ownNamesOfPath(config, path, words);
  return parts.length === 0 ? section : partInWords(parts, words);
}

/** The names down to a path, with an item's own one. */
export function ownNamesOfPath(config: Config, path: string, words: Words): readonly string[] {
  const names = namesOfPath(config, path, words);
  const item = itemOn(config, path, words);
  if (!item || item.own === '') return names;
  return names.map((name) => (name === item.numbered ? item.own : name));
}

/** Describes an arrangement, such as `Benefit 2 removed`. */
export function wordsOfArrangement(config: Config, { act, path }: Arrangement, words: Words): string {
  return words.history.arranged[act](nameOfPath(config, path, words));
}

/** The display names from the section down to a path's leaf or item; empty if no node has the path. */
export function namesOfPath(config: Config, pathText: string, words: Words): readonly string[] {
  const path = parsePath(pathText);
  if (!path) return [];
  const setting = PAGE_FIELDS.find((leaf) => leaf.path === formatPath(path));
  if (setting) return [words.chat.page, shownName(setting.name, words)];
  // Settings of the look have no field.
  if (LOOK_PATHS.includes(formatPath(path))) return [words.chat.look];
  const picture = isAltTextPath(config, formatPath(path)) ? imagePathOfAltText(formatPath(path)) : undefined;
  const described = picture === undefined ? '' : placeOfPath(config, picture, words);
  if (described !== '') return [words.chat.descriptionOf(described)];
  const cropped = imagePathOfFocus(config, formatPath(path));
  if (cropped !== undefined) return [words.chat.focusOf(placeOfPath(config, cropped, words))];
  const { globalSettings, sections } = config._structure;
  const section = sections.find(({ id }) => id === pathText);
  // A section that was removed is still told of.
  const stored = section?.name ?? nameOfAddedId(pathText);
  return stored !== undefined
    ? [shownName(stored, words)]
    : findNames([...globalSettings.children, ...sections], formatPath(path), words);
}

/**
 * The entries from the main menu to a target, which is a field's path or the dotted ids of another entry; empty if there
 * is none. Fields that button lists leave out have a way too.
 */
export function wayTo(config: Config, target: string, words: Words): readonly PlaceEntry[] {
  const search = (branches: readonly Branch[]): readonly PlaceEntry[] => {
    for (const { entry, below } of branches) {
      if (!isPlace(entry)) continue;
      if (targetOf(entry) === target && canOpen(entry)) return [entry];
      const rest = search(below(config, words));
      if (rest.length > 0) return [entry, ...rest];
    }
    return [];
  };
  return search(mainMenu(config, words));
}

/** The field at a path, however it is written; undefined if there is none. */
export function leafAt(config: Config, pathText: string, words: Words): Leaf | undefined {
  const path = parsePath(pathText);
  const entry = path && wayTo(config, formatPath(path), words).at(-1);
  return entry?.kind === 'field' && isNoTable(entry.leaf) ? entry.leaf : undefined;
}

/** All places that the chat can go to, in the order of the page, each with the entries that lead to it, itself last. */
export function allWays(config: Config, words: Words): readonly (readonly PlaceEntry[])[] {
  const waysBelow = (way: readonly PlaceEntry[], branches: readonly Branch[]): (readonly PlaceEntry[])[] =>
    branches.flatMap(({ entry, below }) => {
      if (!isPlace(entry)) return [];
      const here = [...way, entry];
      return [...(canOpen(entry) ? [here] : []), ...waysBelow(here, below(config, words))];
    });
  return waysBelow([], mainMenu(config, words));
}

/** The target that opens an entry. */
export function targetOf(entry: MenuEntry): string {
  if (entry.kind !== 'field') return entry.place.join('.');
  return isNoTable(entry.leaf) ? entry.leaf.path : tableTarget(entry.leaf.path);
}

/** The target that opens the table of a list, whose path leads to the list. */
export function tableTarget(path: string): string {
  return `${path}[]`;
}

function branchAt(config: Config, place: MenuPlace, words: Words): Branch | undefined {
  return place.reduce<Branch | undefined>(
    (here, id) => here?.below(config, words).find((branch) => branch.entry.place.at(-1) === id),
    { entry: { kind: 'menu', name: '', place: [] }, below: mainMenu },
  );
}

function mainMenu(config: Config, words: Words): readonly Branch[] {
  const globals = config._structure.globalSettings.children;
  return [
    ...sectionsInOrder(config).map((section) =>
      group(TOP, section, shownName(section.name, words), section.children),
    ),
    group(TOP, { id: 'globalSettings', editable: true }, words.chat.globalSettings, globals),
    { entry: { kind: 'look', name: words.chat.look, place: [LOOK] }, below: looks },
    { entry: { kind: 'group', name: words.chat.page, place: [PAGE] }, below: pageSettings },
    { entry: { kind: 'menu', name: words.chat.sections, place: [SECTIONS] }, below: sectionList },
    { entry: { kind: 'help', name: words.chat.help, place: [HELP] }, below: help },
  ];
}

function looks(_: Config, { chat }: Words): readonly Branch[] {
  const entry = { kind: 'templates' as const, name: chat.templates, place: [LOOK, TEMPLATES] };
  return [{ entry, below: NOTHING }];
}

function pageSettings(config: Config, words: Words): readonly Branch[] {
  const fields = PAGE_FIELDS.map((leaf) => fieldOf({ place: [PAGE] }, leaf, words));
  const pictures = pictureDescriptions(config, words);
  if (pictures.length === 0) return fields;
  const entry = { kind: 'group' as const, name: words.chat.pictures, place: [PAGE, PICTURES] };
  return [...fields, { entry, below: () => pictures }];
}

function pictureDescriptions(config: Config, words: Words): readonly Branch[] {
  return imagePaths(config).map((picture) => {
    const path = altTextPath(picture);
    const name = nameOfPath(config, path, words);
    const note = NOTES.pictureDescription;
    const leaf: Leaf = { id: path, name, type: 'text', editable: true, path, default: '', note };
    return fieldOf({ place: [PAGE, PICTURES] }, leaf, words);
  });
}

function help(config: Config, { chat }: Words): readonly Branch[] {
  const place = [HELP, 'keys'];
  const keys: Branch = {
    entry: { kind: 'keys', name: chat.keys, place },
    below: () => dialogEntries(place, config, chat),
  };
  return [...dialogEntries([HELP], config, chat), keys];
}

function dialogEntries(parent: MenuPlace, config: Config, chat: Words['chat']): readonly Branch[] {
  return DIALOGS.filter((dialog) => dialog !== 'access' || config._siteId).map((dialog) => ({
    entry: { kind: 'dialog', name: chat.dialogs[dialog], place: [...parent, dialog], dialog },
    below: NOTHING,
  }));
}

/** True for an entry that the visitor navigates to. */
function isPlace(entry: MenuEntry): entry is PlaceEntry {
  return entry.kind !== 'action' && entry.kind !== 'dialog';
}

function sectionList(config: Config, words: Words): readonly Branch[] {
  const editable = sectionsInOrder(config).filter((section) => section.editable);
  const sections = editable.map(({ id, name }): Branch => {
    const place = [SECTIONS, id];
    return { entry: { kind: 'group', name: shownName(name, words), place }, below: actionsOn(place, id) };
  });
  return [...sections, ...addSection(config, words)];
}

/** The sections that the website has not. */
function addSection(config: Config, words: Words): readonly Branch[] {
  const ids = addableIds(config);
  if (ids.length === 0) return [];
  const place = [SECTIONS, ADD_SECTION];
  const entry = { kind: 'sections' as const, name: words.chat.addSection, place };
  return [{ entry, below: () => ids.map((id) => addable(place, id, words)) }];
}

function addable(parent: MenuPlace, id: AddedId, words: Words): Branch {
  const name = shownName(nameOfAddedId(id) ?? id, words);
  const arrangement = { act: 'add' as const, path: id };
  return { entry: { kind: 'action', name, place: [...parent, id], arrangement }, below: NOTHING };
}

/** The arrangements that are possible at a path. */
function actionsOn(place: MenuPlace, path: string): Below {
  return (config, { chat }) =>
    actsAt(config, path).map((act) => ({
      entry: { kind: 'action', name: chat.acts[act], place: [...place, act], arrangement: { act, path } },
      below: NOTHING,
    }));
}

type Parent = Pick<EntryAt, 'place' | 'isHidden'>;
const TOP: Parent = { place: [] };

/** The place of a node below its parent, which hides what is in it. */
function placeIn(parent: Parent, { id, editable }: Pick<StructureNode, 'id' | 'editable'>): Parent {
  const place = [...parent.place, id];
  return editable && !parent.isHidden ? { place } : { place, isHidden: true };
}

function group(
  parent: Parent,
  node: Pick<StructureNode, 'id' | 'editable'>,
  name: string,
  children: readonly StructureNode[],
): Branch {
  const here = placeIn(parent, node);
  return {
    entry: { kind: 'group', name, ...here },
    below: (_, words) => children.map((child) => branchOf(here, child, words)),
  };
}

function branchOf(parent: Parent, node: StructureNode, words: Words): Branch {
  const name = shownName(node.name, words);
  if (isGroup(node)) return group(parent, node, name, node.children);
  if (!isList(node)) return fieldOf(parent, node, words);
  const here = placeIn(parent, node);
  return {
    entry: { kind: 'list', name, ...here },
    below: (config) => {
      const count = itemCount(config, node.path);
      const items = Array.from({ length: count }, (_, index) => itemOf(here, node, index, words));
      const actions = here.isHidden ? NOTHING : actionsOn(here.place, `${node.path}[${count}]`);
      return [
        ...items,
        ...actions(config, words),
        ...tableOf(here, node, words),
        ...addPictures(config, here, node, words),
      ];
    },
  };
}

/** The list as a whole, which a table edits. */
function tableOf(here: Parent, { path, itemStructure }: ListNode, { chat }: Words): readonly Branch[] {
  if (here.isHidden || itemStructure.length === 0) return [];
  const name = chat.editTable;
  const leaf: TableLeaf = { id: TABLE, name, type: 'table', editable: true, path, default: '' };
  return [{ entry: { kind: 'field', name, ...placeIn(here, leaf), leaf }, below: NOTHING }];
}

/** Many pictures at once, for a list whose items have one. */
function addPictures(config: Config, here: Parent, { path }: ListNode, { chat }: Words): readonly Branch[] {
  if (here.isHidden || roomForPictures(config, path) === 0) return [];
  const place = [...here.place, 'pictures'];
  const name = chat.addPictures;
  return [{ entry: { kind: 'dialog', name, place, dialog: 'pictures', list: path }, below: NOTHING }];
}

function itemOf(parent: Parent, node: ListNode, index: number, words: Words): Branch {
  const here = placeIn(parent, { id: String(index), editable: true });
  const actions = here.isHidden ? NOTHING : actionsOn(here.place, `${node.path}[${index}]`);
  return {
    entry: { kind: 'item', name: words.chat.item(index + 1, shownName(node.name, words)), ...here },
    below: (config) => [
      ...node.itemStructure.map((leaf) => fieldOf(here, leafOfItem(leaf, index), words)),
      ...actions(config, words),
    ],
  };
}

function fieldOf(parent: Parent, leaf: Leaf, words: Words): Branch {
  return {
    entry: { kind: 'field', name: shownName(leaf.name, words), ...placeIn(parent, leaf), leaf },
    below: NOTHING,
  };
}

/** The number of editable items of a list. */
function itemCount(config: Config, path: string): number {
  const parsed = parsePath(path);
  const items = parsed ? getAt(config, parsed) : undefined;
  return isArray(items) ? Math.min(items.length, LAST_INDEX + 1) : 0;
}

function findNames(nodes: readonly StructureNode[], path: string, words: Words): readonly string[] {
  for (const node of nodes) {
    const name = shownName(node.name, words);
    if (isGroup(node)) {
      const below = findNames(node.children, path, words);
      if (below.length > 0) return [name, ...below];
    } else if (isList(node)) {
      if (node.path === path) return [name];
      const item = indexIn(`${node.path}[INDEX]`, path);
      if (item !== undefined) return [words.chat.itemOf(name, item + 1)];
      for (const leaf of node.itemStructure) {
        const index = indexIn(leaf.pathTemplate, path);
        if (index !== undefined) return [words.chat.itemOf(name, index + 1), shownName(leaf.name, words)];
      }
    } else if (node.path === path) return [name];
    else {
      const beside = embedFontOption(node, words);
      if (beside?.path === path) return [beside.name];
    }
  }
  return [];
}

function indexIn(template: string, path: string): number | undefined {
  const [before = '', after = ''] = template.split('[INDEX]');
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined;
  const [, index] = /^\[(\d+)\]$/.exec(path.slice(before.length, path.length - after.length)) ?? [];
  return index === undefined ? undefined : Number(index);
}

/** Describes an undo step in a few words. */
export function nameOfDeed(deed: Deed, config: Config, words: Words): string {
  if (deed.kind === 'edit') return nameOfPath(config, deed.path, words);
  if (deed.kind === 'plan') {
    const [first = '', ...others] = deed.paths;
    // What changes a list names it first.
    const isOne = others.every((path) => path.startsWith(`${first}[`));
    return isOne ? nameOfPath(config, first, words) : words.history.plan(deed.paths.length);
  }
  if (deed.kind === 'start') return words.history.start(words.businesses[deed.business]);
  return deed.kind === 'arrange' ? wordsOfArrangement(config, deed, words) : words.history[deed.kind];
}

/** The display names from the main menu down to a place. */
export function namesOfPlace(config: Config, place: MenuPlace, words: Words): readonly string[] {
  return place.flatMap((id, level) => {
    const entries = allBelow(config, place.slice(0, level), words);
    return entries.find((entry) => entry.place.at(-1) === id)?.name ?? [];
  });
}
