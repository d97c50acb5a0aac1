import { type Node, structureOf, valueAt, type Website } from './website.ts';

/** An entry of the menu: a level with further entries, a list of items, or a field. */
export interface Entry {
  readonly name: string;
  readonly kind: 'level' | 'list' | 'field';
  readonly isOffered: boolean;
  readonly path: string;
  readonly type: string;
  readonly choices: readonly string[];
  readonly below: readonly Entry[];
}

/** The titles of the popovers that fields of these types open. */
const POPOVERS: Readonly<Record<string, string>> = {
  color: 'Select a color',
  icon: 'Select an icon',
  image: 'Upload Image',
  boolean: 'Toggle',
};

/** The main menu: the sections in the order of the page, then the global settings. */
function mainMenu(website: Website): readonly Entry[] {
  const { sections, globals } = structureOf(website);
  const settings = { name: 'Global Settings', editable: true, children: globals };
  return [...sections, settings].map((node) => entryOf(website, node, true));
}

/**
 * A node with children is a level, one of type array is a list of its items; any other is a field. What is not editable is
 * not offered, nor is what stands in it.
 */
function entryOf(website: Website, node: Node, isParentOffered: boolean): Entry {
  const { name, editable, type = '', path = '', choices = [] } = node;
  const isOffered = isParentOffered && editable;
  const entry = { name, isOffered, type, path, choices, below: [] };
  if (node.children)
    return {
      ...entry,
      kind: 'level',
      below: node.children.map((child) => entryOf(website, child, isOffered)),
    };
  if (type !== 'array') return { ...entry, kind: 'field' };
  const items = valueAt(website, path);
  const below = (Array.isArray(items) ? items : []).map((_, index): Entry => {
    const fields = (node.itemStructure ?? []).map((field) => ({
      ...field,
      path: (field.pathTemplate ?? '').replace('[INDEX]', `[${index}]`),
    }));
    const item = { name: `Item ${index + 1}`, editable: true, children: fields };
    return entryOf(website, item, isOffered);
  });
  return { ...entry, kind: 'list', below };
}

/** The entry at a place, which is named by what was picked to get there; undefined if it is gone. */
export function entryAt(website: Website, place: readonly string[]): Entry | undefined {
  const below = mainMenu(website);
  const menu: Entry = { name: '', kind: 'level', isOffered: true, path: '', type: '', choices: [], below };
  return place.reduce<Entry | undefined>(
    (here, name) => here?.below.find((entry) => entry.name === name),
    menu,
  );
}

/** What an entry asks when it is entered. */
export function questionOf({ name, kind, type }: Entry): string {
  if (kind === 'list') return `Please select which ${name} item you want to modify:`;
  if (kind === 'level') return `What would you like to modify in ${name}?`;
  return POPOVERS[type] ? `Your choice for ${name}:` : `Please enter the value for ${name}:`;
}

/** What can be picked at an entry: what stands below it, unless it is not editable; at a field its choices. */
export function optionsOf({ kind, type, choices, below }: Entry): readonly string[] {
  if (kind === 'field') return POPOVERS[type] ? ['Choose'] : choices;
  return below.filter(({ isOffered }) => isOffered).map(({ name }) => name);
}

/** The title of the popover that a field opens; undefined for one that is only typed. */
export function popoverOf({ type }: Entry): string | undefined {
  return POPOVERS[type];
}

/** The entries from the main menu down to a field. */
export function wayTo(website: Website, path: string): readonly Entry[] {
  const search = (entries: readonly Entry[]): readonly Entry[] => {
    for (const entry of entries) {
      if (entry.kind === 'field' && entry.path === path) return [entry];
      const rest = search(entry.below);
      if (rest.length > 0) return [entry, ...rest];
    }
    return [];
  };
  return search(mainMenu(website));
}

/** The field at a path, however it is written. */
export function fieldAt(website: Website, path: string): Entry | undefined {
  return wayTo(website, path.replace(/\.(\d+)(?=\.|$)/g, '[$1]')).at(-1);
}
