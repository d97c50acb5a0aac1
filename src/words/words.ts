import type { en } from './en/en.ts';
import type { StoredName } from './stored-names.ts';

/** Every word that a visitor reads in the builder, in one language. */
export type Words = typeof en;

/** How a text that a config keeps in English is said to the visitor; one that the templates do not have stays as it is. */
export function shownName(stored: string, { names }: Pick<Words, 'names'>): string {
  return (Object.hasOwn(names, stored) ? names[stored as StoredName] : undefined) ?? stored;
}
