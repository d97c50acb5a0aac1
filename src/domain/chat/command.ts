import type { PlannedEdit } from '../config/edit-config.ts';
import type { HoursRow } from '../facts/hours-table.ts';
import type { ActionEntry, DialogName, FieldEntry, LevelEntry } from './menu-entry.ts';

/** What an option stands for: an event of the chat, without what was said and when. */
export type Command =
  | { readonly type: 'level.enter'; readonly entry: LevelEntry }
  | { readonly type: 'field.enter'; readonly entry: FieldEntry }
  /** Goes to a place anywhere in the menu: a field's path, or the dotted ids of a level. */
  | { readonly type: 'place.open'; readonly target: string }
  | { readonly type: 'popover.open' }
  | { readonly type: 'value.chosen'; readonly value: string | boolean }
  | { readonly type: 'item.arrange'; readonly entry: ActionEntry }
  | {
      readonly type: 'plan.chosen';
      readonly edits: readonly PlannedEdit[];
      /** What the answer says once they are made; by default it names each. */
      readonly told?: string;
    }
  | {
      readonly type: 'dialog.ask';
      readonly dialog: DialogName;
      /** The path of the list that the dialog is about. */
      readonly list?: string;
    }
  | { readonly type: 'step.undo' }
  | { readonly type: 'step.redo' };

/** An option of a message: its label, and the command that picking it gives. */
export interface Option {
  readonly label: string;
  readonly command: Command;
}

/** Opening hours that the visitor typed, as a page will show them. */
export interface UnderstoodHours {
  readonly rows: readonly HoursRow[];
  /** The parts of the text that could not be read. */
  readonly unread: readonly string[];
}

/** What a typed text was read as: a request that each of the options would fulfil, or fields that it may be about. */
export interface Understood {
  readonly isRequest: boolean;
  readonly options: readonly Option[];
  /** The opening hours that the first option writes, as they were understood. */
  readonly hours?: UnderstoodHours;
}
