import type { Words } from '../../words/words.ts';
import { allWays, itemCount, namesOfPath, targetOf } from '../chat/menu.ts';
import type { Config } from '../config/config.ts';
import { isList, leafOfItem, ungrouped } from '../config/structure.ts';
import { embedFontOption } from '../fonts/embed-font.ts';
import { getAt, parsePath } from '../json/path.ts';

/** A language's search rules. */
export type SearchWords = Pick<Words['find'], 'alsoCalled' | 'beforeValue' | 'fillers' | 'parts' | 'verbs'>;

/** A searchable place, with the words of its own name, its ancestors' names and its path, and its value. */
export interface SearchEntry {
  readonly target: string;
  readonly names: readonly string[];
  readonly isField: boolean;
  /** True if no menu leads to it. */
  readonly isUnlisted: boolean;
  /** The field whose prompt offers it, for a switch without a prompt of its own. */
  readonly offeredAt?: string | undefined;
  readonly own: ReadonlySet<string>;
  readonly around: ReadonlySet<string>;
  readonly inPath: ReadonlySet<string>;
  readonly value: string;
}

/** True if a word is a number. */
export const isNumber = (word: string) => /^\p{N}+$/u.test(word);

/** All places of the menu, all switches beside a field, and all fields that no menu offers. */
export function searchEntries(config: Config, words: Words): readonly SearchEntry[] {
  const searchWords = words.find;
  const listed = allWays(config, words).map((way) => {
    const entry = way.at(-1);
    const isField = entry?.kind === 'field';
    return { target: entry ? targetOf(entry) : '', names: way.map(({ name }) => name), isField };
  });
  const switches = listed.flatMap(({ target, names }) => {
    const beside = embedFontOption({ path: target }, words);
    return beside ? [{ target: beside.path, names: [...names, beside.name], offeredAt: target }] : [];
  });
  const targets = new Set(listed.map(({ target }) => target));
  const unlisted = fieldPaths(config)
    .filter((path) => !targets.has(path))
    .map((path) => ({ target: path, names: namesOfPath(config, path, words), isField: true }));
  return [
    ...listed.map((place) => searchEntryAt(config, { ...place, isUnlisted: false }, searchWords)),
    ...switches.map((place) =>
      searchEntryAt(config, { ...place, isField: false, isUnlisted: false }, searchWords),
    ),
    ...unlisted.map((place) => searchEntryAt(config, { ...place, isUnlisted: true }, searchWords)),
  ];
}

/** Splits a name, path or query into words, without fillers. */
export function wordsOf(text: string, { fillers, parts: partsOf }: SearchWords): readonly string[] {
  const parts = text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{N}#][\p{L}\p{M}\p{N}#-]*/gu);
  return (parts ?? []).flatMap((word) => (fillers.includes(word) ? [] : partsOf(word)));
}

function fieldPaths(config: Config): readonly string[] {
  const { globalSettings, sections } = config._structure;
  return ungrouped([...globalSettings.children, ...sections]).flatMap((node) => {
    if (!isList(node)) return [node.path];
    const indexes = Array.from({ length: itemCount(config, node.path) }, (_, index) => index);
    return indexes.flatMap((index) => node.itemStructure.map((leaf) => leafOfItem(leaf, index).path));
  });
}

type SearchPlace = Pick<SearchEntry, 'target' | 'names' | 'isField' | 'isUnlisted' | 'offeredAt'>;

function searchEntryAt(config: Config, place: SearchPlace, searchWords: SearchWords): SearchEntry {
  const { target, names } = place;
  const path = place.isField ? parsePath(target) : undefined;
  const value = path && getAt(config, path);
  return {
    ...place,
    own: new Set(wordsOf(names.at(-1) ?? '', searchWords)),
    around: new Set(names.slice(0, -1).flatMap((name) => wordsOf(name, searchWords))),
    // Paths count from 0, visitors from 1, so indexes would mislead.
    inPath: new Set(wordsOf(target, searchWords).filter((word) => !isNumber(word))),
    value: typeof value === 'string' ? value.toLowerCase() : '',
  };
}
