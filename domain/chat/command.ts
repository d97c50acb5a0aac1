import type { LanguageCode } from '../../words/language.ts';
import type { Words } from '../../words/words.ts';
import type { Business } from '../choices/businesses.ts';
import type { Config } from '../config/config.ts';
import type { PlannedEdit } from '../config/edit-config.ts';
import type { HoursRow } from '../facts/hours-table.ts';
import type { FactsTold } from '../interview/facts-told.ts';
import type { Question } from '../interview/question.ts';
import type { ActionEntry, DialogName, FieldEntry, LevelEntry, MenuPlace } from './menu-entry.ts';
import { namesLabel } from './typed-label.ts';

/** What an option stands for: an event of the chat, without what was said and when. */
export type Command =
  | { readonly type: 'level.enter'; readonly entry: LevelEntry }
  | { readonly type: 'field.enter'; readonly entry: FieldEntry }
  /** Goes to a place anywhere in the menu: a field's path, or the dotted ids of a level. */
  | { readonly type: 'place.open'; readonly target: string }
  | { readonly type: 'popover.ask' }
  | { readonly type: 'value.chosen'; readonly value: string | boolean }
  | { readonly type: 'item.arrange'; readonly entry: ActionEntry }
  | {
      readonly type: 'plan.chosen';
      readonly edits: readonly PlannedEdit[];
      /** What the answer says once they are made; by default it names each. */
      readonly told?: string;
      /** Where the visitor goes on, as the edits leave something to fill in. */
      readonly leadsTo?: string;
    }
  | {
      readonly type: 'dialog.ask';
      readonly dialog: DialogName;
      /** The path of the list that the dialog is about. */
      readonly list?: string;
      /** The e-mail address that is typed into it. */
      readonly email?: string;
    }
  | { readonly type: 'step.undo' }
  | { readonly type: 'step.redo' }
  | { readonly type: 'language.choose'; readonly code: LanguageCode }
  | { readonly type: 'menu.open' }
  /** A question of the interview: the first one, or the one that follows. */
  | { readonly type: 'question.ask'; readonly question: Question }
  | {
      readonly type: 'business.choose';
      readonly business: Business;
      /** The template whose card was chosen; without it the content comes into the present one. */
      readonly templateId?: string;
      /** The sentence that introduces it, which tells more of it. */
      readonly told?: string;
    }
  /** The template's own content instead of that of a business. */
  | { readonly type: 'template.keep' }
  /** Takes back what the interview did. */
  | { readonly type: 'interview.undo' };

/** An option of a message: its label, and the command that picking it gives. */
export interface Option {
  readonly label: string;
  readonly command: Command;
}

/** What the visitor said, by a click or a text, and when, in milliseconds since 1970. */
export interface Said {
  readonly said: string;
  readonly at: number;
}

/** The option whose label is the text, else the one that it names as people type it; undefined if there is none. */
export function optionNamed(options: readonly Option[], text: string): Option | undefined {
  return options.find(({ label }) => label === text) ?? options.find(({ label }) => namesLabel(label, text));
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
  /** True if it is asked which of the options is meant, as the first is no change or action to agree to. */
  readonly isChoice?: boolean;
  /** True for a request that is heard at any question of the interview: to publish. */
  readonly isHeardAnywhere?: boolean;
  /** The opening hours that the first option writes, as they were understood. */
  readonly hours?: UnderstoodHours;
  /** The option that a text picks by other words, such as those of somebody who is done. */
  readonly picked?: string;
  /** The place in order, from 0, of the option that a text means, such as `the second one`. */
  readonly ordinal?: number | undefined;
  /** The facts that a text tells at a question of the interview. */
  readonly facts?: FactsTold | undefined;
}

/** What is understood of a text that nobody reads. */
export const NOT_UNDERSTOOD: Understood = { isRequest: false, options: [] };

/** A typed text, to be read as a sentence about the website. */
export interface SentenceToRead {
  readonly text: string;
  readonly config: Config;
  readonly words: Words;
  /** The steps in the history that are possible now. */
  readonly steps: { readonly canUndo: boolean; readonly canRedo: boolean };
  /** The path of the list where it is typed. */
  readonly list?: string | undefined;
  /** The level of the menu where it is typed. */
  readonly here?: MenuPlace | undefined;
  /** The question of the interview that is asked. */
  readonly question?: Question | undefined;
}

/** Reads a sentence. It does not throw. */
export type ReadSentence = (sentence: SentenceToRead) => Understood;

/** Reads a sentence; undefined as long as the reader is being fetched. It does not throw. */
export type ReadLate = (sentence: SentenceToRead) => Understood | undefined;
