import type { en } from './en/en.ts';

/** Every word that a visitor reads in the builder, in one language. */
export type Words = typeof en;

/** A text that a config keeps in English, in the visitor's language. One without a translation stays as it is. */
export function shownName(stored: string, { names }: Pick<Words, 'names'>): string {
  return (Object.hasOwn(names, stored) ? names[stored] : undefined) ?? stored;
}
