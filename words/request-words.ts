import type { HoursWords } from './hours-words.ts';
import type { LanguageCode } from './language.ts';

/**
 * A language's words for what is typed in the chat or in Find. A frame such as `blende … aus` is the words around what it
 * is about. All words are written as people write them.
 */
export interface RequestWords {
  readonly code: LanguageCode;
  /** The plain form of a word: without case and vowel signs, letters with several spellings unified. */
  readonly fold: (word: string) => string;
  /** The form that the inflections of a folded word share. */
  readonly stem: (folded: string) => string;
  /** Further stems to try for a word that is unknown, likeliest first. */
  readonly variants: (folded: string) => readonly string[];
  /** True if words can be written together, such as `Hintergrundfarbe`. */
  readonly hasCompounds: boolean;
  /** True if a capital tells a name from a remark: not where all nouns have one, nor where there are none. */
  readonly hasCapitalNames: boolean;
  /** Frames that say nothing about the request. */
  readonly polite: readonly string[];
  /** Frames of a place and its new value, or of a place alone. */
  readonly set: readonly string[];
  /** Frames of a place to open. */
  readonly open: readonly string[];
  readonly hide: readonly string[];
  readonly show: readonly string[];
  /** Words that ask for another order, which the buttons of a list and its sections give. */
  readonly order: readonly string[];
  /** What a new value begins with, after words about the old one: `too long, make it Bread`. */
  readonly instead: readonly string[];
  /** Words between a place and its new value. */
  readonly to: readonly string[];
  /** Words between a place and its value that may also state what is. */
  readonly is: readonly string[];
  /** Words that may stand before what something is about. */
  readonly for: readonly string[];
  /** Words that join what stands before a value to what it is a value of: no value begins with one of them. */
  readonly between: readonly string[];
  /** Words before the present value of something: `from Start to Begin`. */
  readonly from: readonly string[];
  /** Words before what a value is not. */
  readonly not: readonly string[];
  /** Words that say what something should be, in a sentence that one of the endings ends. */
  readonly should: readonly string[];
  readonly endings: readonly string[];
  /** Words between two names. */
  readonly and: readonly string[];
  /** Words with which a question begins. */
  readonly questions: readonly string[];
  /** First words of a value that only describes one, such as `something`. */
  readonly vague: readonly string[];
  /** Words that complain of too much of something: `too blue`. */
  readonly tooMuch: readonly string[];
  /** What a word ends with, or begins with, that compares: `rounder`. */
  readonly comparative: RegExp;
  /** Words that a place or an action may be said with. */
  readonly fillers: readonly string[];
  /** Words for places, by the English words of the names that configs store. */
  readonly places: Readonly<Record<string, readonly string[]>>;
  /** A word that names a street, beside the number of a house. */
  readonly street: RegExp;
  /** Ordinal numbers, from the first on. */
  readonly ordinals: readonly (readonly string[])[];
  readonly last: readonly string[];
  /** Words that say where something is to stand, beside something else. */
  readonly positions: readonly string[];
  /** Words for actions, beside their names. */
  readonly actions: Readonly<
    Record<'publish' | 'versions' | 'templates' | 'transfer' | 'undo' | 'redo', readonly string[]>
  >;
  /** What a visitor with each kind of business may call it, or themselves. */
  readonly businesses: Readonly<Record<string, readonly string[]>>;
  /** What somebody says who is done. */
  readonly done: readonly string[];
  /** What stands before the name of a business that somebody has. */
  readonly runs: readonly string[];
  /** What somebody says who likes the page as it looks. */
  readonly liked: readonly string[];
  /** Words around the name of a business. */
  readonly aroundBusiness: readonly string[];
  /** What one person says of herself, and what several say. */
  readonly onePerson: RegExp;
  readonly several: RegExp;
  /** Words that say that a text is about the owner. */
  readonly about: readonly string[];
  /** Words with which somebody says what they are or have: `I am a plumber`. */
  readonly introducing: readonly string[];
  /** What stands before the name of a business: `called Rapid Pipes`. */
  readonly called: readonly string[];
  /** What stands between a business and its town: `a plumber in Leeds`. */
  readonly inTown: readonly string[];
  /** What each language is called, beside its own name. */
  readonly languages: Readonly<Record<LanguageCode, readonly string[]>>;
  /** Words around the name of a language that is switched to. */
  readonly aroundLanguage: readonly string[];
  /** Other words for colors, by the name in the palette; by its hex value a color that the palette has not. */
  readonly colors: Readonly<Record<string, readonly string[]>>;
  /** Words for a shade of a color. */
  readonly shades: Readonly<Record<'light' | 'dark' | 'warm' | 'cool', readonly string[]>>;
  /** Words around a color that add nothing. */
  readonly aroundColor: readonly string[];
  /** How the language states opening hours. */
  readonly hours: HoursWords;
  /** What a list of prices begins with. */
  readonly prices: readonly string[];
  /** Other words for the sections that can be added, by their stored names. */
  readonly sections: Readonly<Record<string, readonly string[]>>;
  /** Words around the name of a section that is added. */
  readonly aroundSection: readonly string[];
  readonly labels: {
    /** Uses the opening hours that are shown above it. */
    readonly hours: string;
    /** Adds a section. */
    readonly add: (name: string) => string;
    /** Puts the rows that are shown above it into a list, or into a new section. */
    readonly rows: (name: string) => string;
    readonly addRows: (name: string) => string;
    readonly set: (name: string, value: string) => string;
    /** Makes the change that is shown above it. */
    readonly change: string;
    readonly hide: (name: string) => string;
    readonly show: (name: string) => string;
    /** Takes a list item away. */
    readonly remove: (name: string) => string;
    readonly empty: (name: string) => string;
    readonly open: (name: string) => string;
    readonly all: (changes: readonly string[]) => string;
    readonly didYouMean: (name: string) => string;
  };
}
