import type { EditedLeaf } from '../config/structure.ts';
import type { Arrangement } from '../editing/arrangement.ts';

/** A position in the menu: the ids from the section down; an item's id is its index. */
export type MenuPlace = readonly string[];

/** What all entries have. */
export interface EntryAt {
  readonly name: string;
  readonly place: MenuPlace;
  /** True if button lists leave it out: it, or what it stands in, is not editable. */
  readonly isHidden?: boolean;
}

/** A field. */
export interface FieldEntry extends EntryAt {
  readonly kind: 'field';
  readonly leaf: EditedLeaf;
}

/** A level with further entries. */
export interface LevelEntry extends EntryAt {
  readonly kind: 'menu' | 'look' | 'templates' | 'help' | 'keys' | 'sections' | 'group' | 'list' | 'item';
}

/** An entry that the visitor navigates to. */
export type PlaceEntry = FieldEntry | LevelEntry;

/** An entry that arranges an item or section. */
export interface ActionEntry extends EntryAt {
  readonly kind: 'action';
  readonly arrangement: Arrangement;
}

/** An entry that opens a dialog; the chat's position does not change. */
interface DialogEntry extends EntryAt {
  readonly kind: 'dialog';
  readonly dialog: DialogName;
  /** The path of the list that the dialog is about. */
  readonly list?: string;
}

/** One entry of the menu. */
export type MenuEntry = PlaceEntry | ActionEntry | DialogEntry;

/** The target that opens the look of the whole page. */
export const LOOK_TARGET = '_look';

/** The target that opens the templates, as they are seen. */
export const TEMPLATES_TARGET = '_look._templates';

/** The dialogs that the menu offers, in menu order; `access` once the website is published. */
export const DIALOGS = ['find', 'publish', 'versions', 'access', 'transfer', 'comeBack', 'report'] as const;

/** A dialog that an option opens; the pictures are offered by lists. */
export type DialogName = (typeof DIALOGS)[number] | 'pictures';
