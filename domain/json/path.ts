import { isArray, isObject, type Json, type JsonObject } from './json.ts';

/** A path into a config: keys, and list indexes. A segment of digits only is an index. */
export type Path = readonly (string | number)[];

const SEGMENTS = /(?:^|\.)([^.[\]\s]+)|\[(\d+)\]/y;
const PROTOTYPE = new Set<string | number>(['__proto__', 'prototype', 'constructor']);
const INDEX = /^(?:0|[1-9]\d*)$/;

/** Parses `hero.title.text`, `benefits.items[0].icon` or `benefits.items.0.icon`; undefined if the text is not a path. */
export function parsePath(text: string): Path | undefined {
  if (text.startsWith('.')) return undefined;
  const path: (string | number)[] = [];
  SEGMENTS.lastIndex = 0;
  while (SEGMENTS.lastIndex < text.length) {
    const found = SEGMENTS.exec(text);
    if (!found) return undefined;
    const segment = found[1] ?? found[2];
    if (segment === undefined || (found[2] !== undefined && path.length === 0)) return undefined;
    if (found[2] !== undefined && !INDEX.test(segment)) return undefined;
    path.push(INDEX.test(segment) ? Number(segment) : segment);
  }
  return path.length > 0 ? path : undefined;
}

/** Formats a path in its canonical form: keys after dots, indexes in brackets. */
export function formatPath(path: Path): string {
  return path.map((s, at) => (typeof s === 'number' ? `[${s}]` : at === 0 ? s : `.${s}`)).join('');
}

/** True if a segment would reach an object's prototype (`__proto__`, `prototype`, `constructor`). */
export function reachesPrototype(path: Path): boolean {
  return path.some((segment) => PROTOTYPE.has(segment));
}

/** The value at a path, own properties only; undefined if there is none. */
export function getAt(root: JsonObject, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((here, segment) => {
    if (isArray(here)) return typeof segment === 'number' ? here[segment] : undefined;
    if (isObject(here)) return Object.hasOwn(here, segment) ? here[segment] : undefined;
    return undefined;
  }, root);
}

/**
 * Returns a copy of `root` with `value` at `path`; branches off the path are shared. Missing objects and list slots
 * (`{}`) are created; a scalar on the path is replaced by the container that the path needs.
 */
export function setAt<T extends JsonObject>(root: T, path: Path, value: Json): T {
  return put(root, path, value) as T;
}

/** Returns a copy of `root` without the value at `path`; a list keeps its length. Branches off the path are shared. */
export function removeAt<T extends JsonObject>(root: T, path: Path): T {
  return (getAt(root, path) === undefined ? root : put(root, path, undefined)) as T;
}

function put(here: Json | undefined, path: Path, value: Json | undefined): Json | undefined {
  const [segment, ...rest] = path;
  if (segment === undefined) return value;
  if (typeof segment === 'number' && !isObject(here)) {
    const list = isArray(here) ? [...here] : [];
    while (list.length < segment) list.push({});
    const item = put(list[segment], rest, value);
    list[segment] = item === undefined ? {} : item;
    return list;
  }
  const object = isObject(here) ? here : {};
  const key = String(segment);
  const next = put(Object.hasOwn(object, key) ? object[key] : undefined, rest, value);
  if (next !== undefined) return { ...object, [key]: next };
  const { [key]: _, ...others } = object;
  return others;
}
