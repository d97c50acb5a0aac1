import { NOTES } from '../../words/stored-names.ts';
import { shownName, type Words } from '../../words/words.ts';
import type { Config } from '../config/config.ts';
import { LAST_INDEX } from '../config/edit-config.ts';
import { PAGE_FIELDS } from '../config/page-settings.ts';
import { sectionsInOrder } from '../config/section-order.ts';
import {
  isGroup,
  isList,
  type Leaf,
  type ListNode,
  leafOfItem,
  type StructureNode,
} from '../config/structure.ts';
import { type Arrangement, actsAt } from '../editing/arrangement.ts';
import type { Deed } from '../editing/history.ts';
import { embedFontOption } from '../fonts/embed-font.ts';
import { altTextPath, imagePathOfAltText, imagePaths } from '../images/alt-text.ts';
import { isArray } from '../json/json.ts';
import { formatPath, getAt, parsePath } from '../json/path.ts';

/** A position in the menu: the ids from the section down; an item's id is its index. */
export type MenuPlace = readonly string[];

/** An entry that the visitor navigates to: a field, or a level with further entries. */
export type PlaceEntry =
  | {
      readonly kind: 'menu' | 'help' | 'keys' | 'group' | 'list' | 'item';
      readonly name: string;
      readonly place: MenuPlace;
    }
  | { readonly kind: 'field'; readonly name: string; readonly place: MenuPlace; readonly leaf: Leaf };

/** An entry that arranges an item or section. */
interface ActionEntry {
  readonly kind: 'action';
  readonly name: string;
  readonly place: MenuPlace;
  readonly arrangement: Arrangement;
}

/** An entry that opens a dialog; the chat's position does not change. */
interface DialogEntry {
  readonly kind: 'dialog';
  readonly name: string;
  readonly place: MenuPlace;
  readonly dialog: DialogName;
}

/** One entry of the menu. */
export type MenuEntry = PlaceEntry | ActionEntry | DialogEntry;

type Below = (config: Config, words: Words) => readonly Branch[];
interface Branch {
  readonly entry: MenuEntry;
  readonly below: Below;
}

const NOTHING: Below = () => [];
// Section ids cannot begin with `_`, so these never clash.
const PAGE = '_page';
const PICTURES = '_pictures';
const SECTIONS = '_sections';
const HELP = '_help';

/** The dialogs that the menu offers, in menu order. */
const DIALOGS = ['starts', 'find', 'publish', 'versions', 'transfer'] as const;
export type DialogName = (typeof DIALOGS)[number];

/** The entries at a place, in menu order, without those that are not editable. */
export function entriesBelow(config: Config, place: MenuPlace, words: Words): readonly MenuEntry[] {
  return (
    branchAt(config, place, words)
      ?.below(config, words)
      .map((branch) => branch.entry) ?? []
  );
}

/** True if a place is among the settings of the whole page. */
export function isAboutPage([first]: MenuPlace): boolean {
  return first === PAGE;
}

/** True if a place exists in the menu of a config. */
export function hasPlace(config: Config, place: MenuPlace, words: Words): boolean {
  return branchAt(config, place, words) !== undefined;
}

/** The display name of a path's leaf, item or section; the path itself if it has none. */
export function nameOfPath(config: Config, pathText: string, words: Words): string {
  return namesOfPath(config, pathText, words).at(-1) ?? pathText;
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
  const picture = imagePathOfAltText(formatPath(path));
  const described = picture === undefined ? [] : namesOfPath(config, picture, words);
  if (described.length > 0) return [words.chat.descriptionOf(described.join(' › '))];
  const { globalSettings, sections } = config._structure;
  const section = sections.find(({ id }) => id === pathText);
  return section
    ? [shownName(section.name, words)]
    : findNames([...globalSettings.children, ...sections], formatPath(path), words);
}

/** The entries from the main menu to a target, which is a field's path or the dotted ids of another entry; empty if there is none. */
export function wayTo(config: Config, target: string, words: Words): readonly PlaceEntry[] {
  const search = (branches: readonly Branch[]): readonly PlaceEntry[] => {
    for (const { entry, below } of branches) {
      if (!isPlace(entry)) continue;
      if (targetOf(entry) === target) return [entry];
      const rest = search(below(config, words));
      if (rest.length > 0) return [entry, ...rest];
    }
    return [];
  };
  return search(mainMenu(config, words));
}

/** All places of the menu in order, each with the entries that lead to it, itself last. */
export function allWays(config: Config, words: Words): readonly (readonly PlaceEntry[])[] {
  const waysBelow = (way: readonly PlaceEntry[], branches: readonly Branch[]): (readonly PlaceEntry[])[] =>
    branches.flatMap(({ entry, below }) => {
      if (!isPlace(entry)) return [];
      const here = [...way, entry];
      return [here, ...waysBelow(here, below(config, words))];
    });
  return waysBelow([], mainMenu(config, words));
}

/** The target that opens an entry. */
export function targetOf(entry: MenuEntry): string {
  return entry.kind === 'field' ? entry.leaf.path : entry.place.join('.');
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
    ...editableSections(config).map(({ id, name, children }) =>
      group([], id, shownName(name, words), children),
    ),
    group([], 'globalSettings', words.chat.globalSettings, globals),
    { entry: { kind: 'group', name: words.chat.page, place: [PAGE] }, below: pageSettings },
    { entry: { kind: 'menu', name: words.chat.sections, place: [SECTIONS] }, below: sectionList },
    { entry: { kind: 'help', name: words.chat.help, place: [HELP] }, below: help },
  ];
}

function pageSettings(config: Config, words: Words): readonly Branch[] {
  const fields = PAGE_FIELDS.map((leaf) => fieldOf([PAGE], leaf, words));
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
    return fieldOf([PAGE, PICTURES], leaf, words);
  });
}

function help(_: Config, { chat }: Words): readonly Branch[] {
  const place = [HELP, 'keys'];
  const keys: Branch = {
    entry: { kind: 'keys', name: chat.keys, place },
    below: () => dialogEntries(place, chat),
  };
  return [...dialogEntries([HELP], chat), keys];
}

function dialogEntries(parent: MenuPlace, chat: Words['chat']): readonly Branch[] {
  return DIALOGS.map((dialog) => ({
    entry: { kind: 'dialog', name: chat.dialogs[dialog], place: [...parent, dialog], dialog },
    below: NOTHING,
  }));
}

/** True for an entry that the visitor navigates to. */
export function isPlace(entry: MenuEntry): entry is PlaceEntry {
  return entry.kind !== 'action' && entry.kind !== 'dialog';
}

function sectionList(config: Config, words: Words): readonly Branch[] {
  return editableSections(config).map(({ id, name }) => {
    const place = [SECTIONS, id];
    return { entry: { kind: 'group', name: shownName(name, words), place }, below: actionsOn(place, id) };
  });
}

function editableSections(config: Config) {
  return sectionsInOrder(config).filter((section) => section.editable);
}

/** The arrangements that are possible at a path. */
function actionsOn(place: MenuPlace, path: string): Below {
  return (config, { chat }) =>
    actsAt(config, path).map((act) => ({
      entry: { kind: 'action', name: chat.acts[act], place: [...place, act], arrangement: { act, path } },
      below: NOTHING,
    }));
}

function group(parent: MenuPlace, id: string, name: string, children: readonly StructureNode[]): Branch {
  const place = [...parent, id];
  const offered = children.filter((child) => child.editable);
  return {
    entry: { kind: 'group', name, place },
    below: (_, words) => offered.map((child) => branchOf(place, child, words)),
  };
}

function branchOf(parent: MenuPlace, node: StructureNode, words: Words): Branch {
  const place = [...parent, node.id];
  const name = shownName(node.name, words);
  if (isGroup(node)) return group(parent, node.id, name, node.children);
  if (!isList(node)) return fieldOf(parent, node, words);
  return {
    entry: { kind: 'list', name, place },
    below: (config) => {
      const count = itemCount(config, node.path);
      const items = Array.from({ length: count }, (_, index) => itemOf(place, node, index, words));
      return [...items, ...actionsOn(place, `${node.path}[${count}]`)(config, words)];
    },
  };
}

function itemOf(parent: MenuPlace, node: ListNode, index: number, words: Words): Branch {
  const place = [...parent, String(index)];
  const offered = node.itemStructure.filter((leaf) => leaf.editable);
  return {
    entry: { kind: 'item', name: words.chat.item(index + 1), place },
    below: (config) => [
      ...offered.map((leaf) => fieldOf(place, leafOfItem(leaf, index), words)),
      ...actionsOn(place, `${node.path}[${index}]`)(config, words),
    ],
  };
}

function fieldOf(parent: MenuPlace, leaf: Leaf, words: Words): Branch {
  return {
    entry: { kind: 'field', name: shownName(leaf.name, words), place: [...parent, leaf.id], leaf },
    below: NOTHING,
  };
}

/** The number of editable items of a list. */
export function itemCount(config: Config, path: string): number {
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
  if (deed.kind === 'plan') return words.history.plan(deed.paths.length);
  if (deed.kind === 'start') return words.history.start(words.businesses[deed.business]);
  return deed.kind === 'arrange' ? wordsOfArrangement(config, deed, words) : words.history[deed.kind];
}

/** The display names from the main menu down to a place. */
export function namesOfPlace(config: Config, place: MenuPlace, words: Words): readonly string[] {
  return place.flatMap((id, level) => {
    const offered = entriesBelow(config, place.slice(0, level), words);
    return offered.find((entry) => entry.place.at(-1) === id)?.name ?? [];
  });
}
