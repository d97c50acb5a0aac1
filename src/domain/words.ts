import type { en } from './words/en.ts';
import type { enLate } from './words/en-late.ts';
import type { StoredName } from './words/stored-names.ts';

/** Every word that the first screen says, in one language. */
export type Words = typeof en;

/** What is said by what comes after the first screen: dialogs, popovers and notices. */
export type LateWords = typeof enLate;

/** Another language's table: it has words for each text that configs keep in English. */
export type Translation = Words & { readonly names: Readonly<Record<StoredName, string>> };

/** How a text that a config keeps in English is said to the visitor; one that the templates do not have stays as it is. */
export function shownName(stored: string, { names }: Pick<Words, 'names'>): string {
  return (Object.hasOwn(names, stored) ? names[stored as StoredName] : undefined) ?? stored;
}
