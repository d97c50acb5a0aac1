import { isArray, isObject, type Json, type JsonObject } from './json.ts';

/** A place in a config: keys, and indexes of lists (a segment of digits only is an index). */
export type Path = readonly (string | number)[];

const SEGMENTS = /(?:^|\.)([^.[\]\s]+)|\[(\d+)\]/y;
const PROTOTYPE = new Set<string | number>(['__proto__', 'prototype', 'constructor']);
const INDEX = /^(?:0|[1-9]\d*)$/;

/** Reads `hero.title.text`, `benefits.items[0].icon` or `benefits.items.0.icon`; undefined where the text is no path. */
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

/** A path in its one written form: keys by dots, indexes in brackets. */
export function formatPath(path: Path): string {
  return path.map((s, at) => (typeof s === 'number' ? `[${s}]` : at === 0 ? s : `.${s}`)).join('');
}

/** Whether a segment of a path is a name by which JavaScript reaches an object's prototype. */
export function reachesPrototype(path: Path): boolean {
  return path.some((segment) => PROTOTYPE.has(segment));
}

/** The value at a path, or undefined where nothing of its own stands there. */
export function getAt(root: JsonObject, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((here, segment) => {
    if (isArray(here)) return typeof segment === 'number' ? here[segment] : undefined;
    if (isObject(here)) return Object.hasOwn(here, segment) ? here[segment] : undefined;
    return undefined;
  }, root);
}

/**
 * A copy of `root` with `value` at `path`; what is not on the way is shared. Missing objects and list slots
 * (`{}`) are made on the way; a scalar on the way is replaced by what the path needs there.
 */
export function setAt<T extends JsonObject>(root: T, path: Path, value: Json): T {
  return put(root, path, value) as T;
}

/** A copy of `root` with nothing at `path`; a list keeps its length. What is not on the way is shared. */
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
  const { [key]: there, ...others } = object;
  const next = put(Object.hasOwn(object, key) ? there : undefined, rest, value);
  return next === undefined ? others : { ...object, [key]: next };
}
