import type { PlannedEdit } from '../config/edit-config.ts';
import type { ShownHours } from '../facts/hours-rows.ts';

/** Opening hours that the visitor typed, as a page will show them. */
export interface UnderstoodHours extends ShownHours {
  readonly typed: string;
  /** The parts of the text that could not be read. */
  readonly unread: readonly string[];
}

/** Something that an answer offers besides the menu: changes to make, or a place to open. */
export type Offer =
  | {
      readonly kind: 'plan';
      readonly label: string;
      readonly edits: readonly PlannedEdit[];
      /** What the answer says once they are made; by default it names each. */
      readonly told?: string;
      /** The opening hours that the changes write, as they were understood. */
      readonly hours?: UnderstoodHours;
    }
  | { readonly kind: 'place'; readonly label: string; readonly target: string };

/** One message of the transcript. `at` is in milliseconds since 1970, `buttons` are the labels of its options. */
export interface Message {
  readonly text: string;
  readonly isUser: boolean;
  readonly at: number;
  readonly buttons?: readonly string[];
  readonly commandId?: string;
  readonly isSuccess?: boolean;
  readonly isValuePrompt?: boolean;
  /** What its options offer besides the menu; the label of each is among the buttons. */
  readonly offers?: readonly Offer[];
  /** The address of the picture that a success reports. */
  readonly picture?: string;
  /** The path of the description that it asks for, of that picture. */
  readonly describes?: string;
}

/** The option of a message whose label is the text, ignoring case and surrounding blanks; undefined if there is none. */
export function optionNamed(message: Message | undefined, text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  return message?.buttons?.find((label) => label.toLowerCase() === wanted);
}

/** Formats milliseconds since 1970 as local time, `HH:MM`, 24 hours. */
export function clockTime(at: number): string {
  const time = new Date(at);
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
