import type { EditedLeaf, LeafType } from './structure.ts';

/** The popovers in which values are chosen. */
export type Popover = 'color' | 'icon' | 'image' | 'toggle';

/** What has to be known of a type of field wherever fields are edited and shown. */
interface FieldType {
  /** Where its value is entered: typed into a box, or chosen in the popover of that name. */
  readonly editor: 'box' | Popover;
  /** True if a value of it alone puts an item of a list on the page. */
  readonly showsItem: boolean;
}

/**
 * Every type of field. A new one is refused by the compiler here, and where its values are read, checked, and drawn in chat
 * and table.
 */
export const FIELD_TYPES = {
  text: { editor: 'box', showsItem: true },
  url: { editor: 'box', showsItem: false },
  color: { editor: 'color', showsItem: false },
  icon: { editor: 'icon', showsItem: true },
  image: { editor: 'image', showsItem: true },
  boolean: { editor: 'toggle', showsItem: false },
} as const satisfies Readonly<Record<LeafType, FieldType>>;

/** The popover in which a field's value is chosen; undefined for a value that is typed, and for a table. */
export function popoverOf({ type }: Pick<EditedLeaf, 'type'>): Popover | undefined {
  if (type === 'table') return undefined;
  const { editor } = FIELD_TYPES[type];
  return editor === 'box' ? undefined : editor;
}

/** True for a field whose value is typed into a box; false for a table, and where there is no field. */
export function isTyped(field: Pick<EditedLeaf, 'type'> | undefined): boolean {
  return field !== undefined && field.type !== 'table' && FIELD_TYPES[field.type].editor === 'box';
}
