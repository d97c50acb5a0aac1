import { isList, type Section, ungrouped } from '../config/structure.ts';
import { isArray, isObject, type Json, type JsonObject } from '../json/json.ts';
import { getAt, parsePath } from '../json/path.ts';
import { NOTED, noteKey } from './notes.ts';

/**
 * What somebody wrote for a template, a business or a new section. `sample`: made up, such as a name or a price. `claim`: said in
 * the owner's name and perhaps not true of them, such as a service, a promise or advice. Both are left off a published page
 * until somebody keeps them on purpose. `caption`: it goes when a picture of the visitor's comes; only websites that began earlier
 * have it. `words`: it claims nothing.
 */
export type Mark = 'sample' | 'claim' | 'caption' | 'words';

/** A mark in place of every text. A text without one does not compile. */
export type Marks<Texts> = Texts extends string ? Mark : { [Key in keyof Texts]: Marks<Texts[Key]> };

/** The paths of the fields that hold such texts, by sections with marks in place of texts; of an item's fields with `[INDEX]`. */
export function markedPaths(sections: readonly Section[], mark: Mark): ReadonlySet<string> {
  const nodes = ungrouped(sections.flatMap(({ children }) => children));
  const paths = nodes.flatMap((node) => {
    if (!isList(node)) return has(node.default, mark) ? [node.path] : [];
    const inItem = (template: string) => parsePath(template.slice(`${node.path}[INDEX].`.length)) ?? [];
    return node.itemStructure
      .map(({ pathTemplate }) => pathTemplate)
      .filter((template) =>
        node.default.some((item) => isObject(item) && has(getAt(item, inItem(template)), mark)),
      );
  });
  return new Set(paths);
}

/**
 * Values with a note beside each text that the marks at the same place call made up or a caption. Another note is undefined:
 * it does not fit that text any more.
 */
export function withNotes(values: JsonObject, marks: Json | undefined): JsonObject {
  const known = isObject(marks) ? marks : {};
  const entries = Object.entries(values);
  const notes = entries
    .filter(([key]) => NOTED.some((kind) => has(known[key], kind)))
    .flatMap(([key, value]) =>
      NOTED.map((kind) => [noteKey(key, kind), has(known[key], kind) ? value : undefined] as const),
    );
  const below = entries.map(([key, value]) => [key, value && notedBelow(value, known[key])] as const);
  return Object.fromEntries([...below, ...notes]);
}

function notedBelow(value: Json, marks: Json | undefined): Json {
  if (isArray(value))
    return value.map((each, at) => notedBelow(each, isArray(marks) ? marks[at] : undefined));
  return isObject(value) ? withNotes(value, marks) : value;
}

/** Whether a text is a mark, or one with more around it, such as `© sample`. */
function has(text: Json | undefined, mark: Mark): boolean {
  return typeof text === 'string' && text.includes(mark);
}
