import type { enFirst } from './en/en-first.ts';
import type { enLate } from './en/en-late.ts';

/** The texts of the builder in one language, as far as the first screen needs them. */
export type Words = typeof enFirst;

/** The texts of what comes after the first screen. */
export type LateWords = typeof enLate;

/** All texts of the builder, in one language. */
export type AllWords = Words & LateWords;

/** The same texts with those that come after the first screen. For code that comes with them: the program adds them to the object (`completeWords`). */
export function allOf(words: Words): AllWords {
  return words as AllWords;
}

/** Translates a name that configs store in English. A name unknown to the templates is returned unchanged. */
export function shownName(stored: string, { names }: Pick<Words, 'names'>): string {
  return (Object.hasOwn(names, stored) ? names[stored] : undefined) ?? stored;
}
