import type { HoursWords } from './hours-words.ts';
/**
 * A language's words for changes that are asked for in a sentence. A pattern is written with words and slots: `P` is a
 * place of the website, `V` its new value, `T` a value that says by itself what it is (quoted, a color, an address), `F` a value right after a place that is named completely, `N` a name to give, `{a|b}`
 * are words to choose from, and `<name>` stands for a list of `sets`. Words are written as people write them.
 */
export interface SentenceWords {
  /** The plain form of a word: without case and vowel signs, letters with several spellings unified. */
  readonly fold: (word: string) => string;
  /** The form that the inflections of a folded word share. */
  readonly stem: (folded: string) => string;
  /** Further stems to try for a word that is unknown, likeliest first. */
  readonly variants: (folded: string) => readonly string[];
  /** True if words can be written together, such as `Hintergrundfarbe`. */
  readonly hasCompounds: boolean;
  /** Lists of words that patterns name. */
  readonly sets: Readonly<Record<string, readonly string[]>>;
  readonly patterns: {
    readonly set: readonly string[];
    /** Patterns of a further change in the same sentence. One without a place is about the same part as the change before. */
    readonly setMore: readonly string[];
    readonly hide: readonly string[];
    readonly show: readonly string[];
    /** Patterns that tell the value of a field without naming it, by the field's id. */
    readonly told: Readonly<Record<string, readonly string[]>>;
  };
  /** Words before and after a request that say nothing about it. */
  readonly polite: {
    readonly before: readonly string[];
    readonly after: readonly string[];
    /** Single words that a longer polite beginning consists of, in any order. */
    readonly words: readonly string[];
  };
  /** Words with which a question begins that asks for no change. */
  readonly questions: readonly string[];
  /** Words between two changes. */
  readonly and: readonly string[];
  /** Words that may state what is, where others ask for what should be. */
  readonly statements: readonly string[];
  /** A part of the words that ask for a name. */
  readonly nameWord: string;
  /** First words of a value that only describes one, such as `something`. */
  readonly vague: readonly string[];
  /** Words that a place may be said with. */
  readonly fillers: readonly string[];
  /** Words for places, by the English words of the names that configs store. */
  readonly places: Readonly<Record<string, readonly string[]>>;
  /** Ordinal numbers, from the first on. */
  readonly ordinals: readonly (readonly string[])[];
  readonly last: readonly string[];
  /** Other words for colors, by the name in the palette. */
  readonly colors: Readonly<Record<string, readonly string[]>>;
  /** Words that make a color lighter or darker. */
  readonly shades: { readonly light: readonly string[]; readonly dark: readonly string[] };
  /** Words around a color that add nothing. */
  readonly aroundColor: readonly string[];
  /** How the language states opening hours. */
  readonly hours: HoursWords;
  readonly labels: {
    /** Uses the opening hours that are shown above it. */
    readonly hours: string;
    readonly set: (name: string, value: string) => string;
    readonly hide: (name: string) => string;
    readonly show: (name: string) => string;
    readonly empty: (name: string) => string;
    readonly all: (changes: readonly string[]) => string;
    readonly didYouMean: (name: string) => string;
  };
}
