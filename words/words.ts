import type { en } from './en/en.ts';

/** The texts of the builder in one language. */
export type Words = typeof en;

/** Translates a name that configs store in English. A name unknown to the templates is returned unchanged. */
export function shownName(stored: string, { names }: Pick<Words, 'names'>): string {
  return (Object.hasOwn(names, stored) ? names[stored] : undefined) ?? stored;
}
