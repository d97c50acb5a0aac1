import type { Words } from '../../words/words.ts';
import { allWays, targetOf } from '../chat/menu.ts';
import type { Config } from '../config/config.ts';
import { embedFontOption } from '../fonts/embed-font.ts';
import { getAt, parsePath } from '../json/path.ts';

/** A language's search rules. */
export type SearchWords = Pick<
  Words['find'],
  'alsoCalled' | 'beforeValue' | 'fillers' | 'parts' | 'standsFor' | 'verbs'
>;

/** A searchable place, with the words of its own name, its ancestors' names and its path, and its value. */
export interface SearchEntry {
  readonly target: string;
  readonly names: readonly string[];
  readonly isField: boolean;
  /** The field whose prompt offers it, for a switch without a prompt of its own. */
  readonly offeredAt?: string | undefined;
  readonly own: ReadonlySet<string>;
  readonly around: ReadonlySet<string>;
  readonly inPath: ReadonlySet<string>;
  readonly value: string;
}

/** True if a word is a number. */
export const isNumber = (word: string) => /^\p{N}+$/u.test(word);

/** All places that the chat can go to, and all switches beside a field. Those of button lists come first. */
export function searchEntries(config: Config, words: Words): readonly SearchEntry[] {
  const ways = allWays(config, words).flatMap((way) => {
    const entry = way.at(-1);
    return entry ? [{ entry, names: way.map(({ name }) => name) }] : [];
  });
  const places = ways.map(({ entry, names }) => ({
    target: targetOf(entry),
    names,
    isField: entry.kind === 'field',
    isHidden: entry.isHidden === true,
  }));
  const switches = places.flatMap(({ target, names }) => {
    const beside = embedFontOption({ path: target }, words);
    if (!beside) return [];
    return [{ target: beside.path, names: [...names, beside.name], isField: false, offeredAt: target }];
  });
  return [
    ...places.filter(({ isHidden }) => !isHidden),
    ...switches,
    ...places.filter(({ isHidden }) => isHidden),
  ].map((place) => searchEntryAt(config, place, words.find));
}

/** Splits a name, path or query into words, without fillers. */
export function wordsOf(text: string, { fillers, parts: partsOf }: SearchWords): readonly string[] {
  const parts = text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{N}#][\p{L}\p{M}\p{N}#-]*/gu);
  return (parts ?? []).flatMap((word) => (fillers.includes(word) ? [] : partsOf(word)));
}

type SearchPlace = Pick<SearchEntry, 'target' | 'names' | 'isField' | 'offeredAt'>;

function searchEntryAt(config: Config, place: SearchPlace, searchWords: SearchWords): SearchEntry {
  const { target, names, isField, offeredAt } = place;
  const path = isField ? parsePath(target) : undefined;
  const value = path && getAt(config, path);
  return {
    target,
    names,
    isField,
    offeredAt,
    own: new Set(wordsOf(names.at(-1) ?? '', searchWords)),
    around: new Set(names.slice(0, -1).flatMap((name) => wordsOf(name, searchWords))),
    // Paths count from 0, visitors from 1, so indexes would mislead.
    inPath: new Set(wordsOf(target, searchWords).filter((word) => !isNumber(word))),
    value: typeof value === 'string' ? value.toLowerCase() : '',
  };
}
