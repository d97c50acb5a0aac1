import { isHidden, isOn } from '../../domain/config/visibility.ts';
import { isArray, isObject, type Json, type JsonObject } from '../../domain/json/json.ts';
import { getAt, type Path, parsePath } from '../../domain/json/path.ts';
import { LANGUAGE_PATH, type PageLanguage } from '../../words/page-language.ts';
import { type PageWords, pageWords, wordsOfPage } from '../../words/page-words.ts';
import { type Color, parseColor } from '../markup/color.ts';
import { type Html, html } from '../markup/html.ts';

/** Lenient access to a config. A missing value is the template's start value; a value of another type reads as empty. */
export interface Values {
  /** The path of these values in the config; '' for the whole config. */
  readonly place: string;
  /** The words that every page says by itself, in the page's language. */
  readonly words: PageWords;
  /** A template's own words, in the page's language. */
  ownWords<Words>(table: Readonly<Record<PageLanguage, Words>>): Words;
  /** Whether this is the preview's form of the page, with `data-path` attributes. */
  readonly isMarked: boolean;
  /** The attribute `data-path`, for the element that shows the field; undefined on a published page. */
  mark(path: string): Html | undefined;
  /** The value at a path, of any type. */
  raw(path: string): Json | undefined;
  /** The text at a path; '' for a value of another type. */
  text(path: string): string;
  /** The color at a path; undefined if it is unset or invalid, so that the page derives one. */
  color(path: string): Color | undefined;
  /** Whether the value at a path is true or the string 'true'. */
  flag(path: string): boolean;
  /** Whether a section is hidden. */
  isHidden(section: string): boolean;
  /** What a function reads off all these values, as one read: an edit that leaves its answer alone draws nothing anew. */
  answer<Answer extends string | boolean>(of: (values: Values) => Answer): Answer;
  /** The items of the list at a path that have text in one of these fields. A value that an item lacks is taken from `start`. */
  items(path: string, fields: readonly string[], start?: JsonObject): readonly Values[];
}

interface Reading {
  readonly place?: string;
  readonly isMarked?: boolean | undefined;
  /** The page's language, where the values are those of an item. */
  readonly language?: string;
}

const paths = new Map<string, Path>();

/** The values of a config, with `base` for those it lacks. No config makes it throw. */
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
  const values: Values = {
    place,
    words: pageWords(language),
    ownWords: (table) => wordsOfPage(table, language),
    isMarked,
    raw: at,
    mark: (path) => (isMarked ? html` data-path="${place === '' ? path : `${place}.${path}`}"` : undefined),
    text,
    color: (path) => parseColor(text(path)),
    flag: (path) => isOn(at(path)),
    isHidden: (section) => isHidden(config, section),
    answer: (of) => of(values),
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
  return values;
}

/** A parsed path, cached. All paths are literals in the templates' code, so the cache stays small. */
function pathOf(text: string): Path {
  const known = paths.get(text);
  if (known) return known;
  const parsed = parsePath(text) ?? [];
  paths.set(text, parsed);
  return parsed;
}
