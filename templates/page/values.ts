import { isHidden } from '../../src/domain/config/visibility.ts';
import { isArray, isObject, type Json, type JsonObject } from '../../src/domain/json/json.ts';
import { getAt, type Path, parsePath } from '../../src/domain/json/path.ts';
import { LANGUAGE_PATH, type PageLanguage } from '../../src/words/page-language.ts';
import { type PageWords, pageWords, wordsOfPage } from '../../src/words/page-words.ts';
import { type Color, parseColor } from '../markup/color.ts';
import { type Html, html } from '../markup/html.ts';

/** A config read leniently: a value that is absent is the template's own, one of another kind reads as empty. */
export interface Values {
  /** Where in the config these values stand; '' for the whole. */
  readonly place: string;
  /** What the page says by itself, in its language. */
  readonly words: PageWords;
  /** A template's own words for what the page says by itself, in its language. */
  ownWords<Words>(table: Readonly<Record<PageLanguage, Words>>): Words;
  /** Whether elements carry the paths of what they show. */
  readonly isMarked: boolean;
  /** An attribute with the whole path, for the element that shows it; nothing on a page that is not to be edited. */
  mark(path: string): Html | undefined;
  /** What stands at a path, of whatever kind. */
  raw(path: string): Json | undefined;
  /** The text at a path; '' where something else stands there. */
  text(path: string): string;
  /** The colour at a path; undefined where it is unset or none, so that the page derives it. */
  color(path: string): Color | undefined;
  /** Whether true, or the string 'true', stands at a path. */
  flag(path: string): boolean;
  /** Whether a section is left out of the page. */
  isHidden(section: string): boolean;
  /** The items of the list at a path that say something in one of these fields; what an item lacks is taken from `start`. */
  items(path: string, fields: readonly string[], start?: JsonObject): readonly Values[];
}

interface Reading {
  readonly place?: string;
  readonly isMarked?: boolean | undefined;
  /** The page's language, where the values are those of an item. */
  readonly language?: string;
}

const paths = new Map<string, Path>();

/** Reads a config's values, those it lacks from `base`. Total: no config makes it throw. */
export function readValues(
  config: JsonObject,
  base: JsonObject,
  { place = '', isMarked = false, language: known }: Reading = {},
): Values {
  const at = (path: string): Json | undefined => {
    const own = getAt(config, pathOf(path));
    return own === undefined ? getAt(base, pathOf(path)) : own;
  };
  const text = (path: string): string => {
    const value = at(path);
    return typeof value === 'string' ? value : '';
  };
  const language = known ?? text(LANGUAGE_PATH);
  return {
    place,
    words: pageWords(language),
    ownWords: (table) => wordsOfPage(table, language),
    isMarked,
    raw: at,
    mark: (path) => (isMarked ? html` data-path="${place === '' ? path : `${place}.${path}`}"` : undefined),
    text,
    color: (path) => parseColor(text(path)),
    flag: (path) => at(path) === true || at(path) === 'true',
    isHidden: (section) => isHidden(config, section),
    items(path, fields, start = {}) {
      const list = at(path);
      const items = isArray(list)
        ? list.flatMap((item, index) =>
            isObject(item)
              ? [readValues(item, start, { place: `${path}[${index}]`, isMarked, language })]
              : [],
          )
        : [];
      return items.filter((item) => fields.some((name) => item.text(name).trim() !== ''));
    },
  };
}

/** Paths are written in the templates' code, so this map stays small. */
function pathOf(text: string): Path {
  const known = paths.get(text);
  if (known) return known;
  const parsed = parsePath(text) ?? [];
  paths.set(text, parsed);
  return parsed;
}
