import { isArray, isObject, type Json, type JsonObject } from './json.ts';
import { getAt, type Path, removeAt, setAt } from './path.ts';

/** One place of a config that differs between two moments; undefined where nothing stands there. */
interface Change {
  readonly path: Path;
  readonly before?: Json | undefined;
  readonly after?: Json | undefined;
}

/** What differs between two configs. */
export type Patch = readonly Change[];

/** The patch from one config to another; what they share by identity is not looked into, nor is a private key. */
export function patchBetween(before: JsonObject, after: JsonObject): Patch {
  return changesAt([], before, after);
}

/** The config with what a patch brings; a patch of its opposite direction takes it back. */
export function applyPatch<T extends JsonObject>(root: T, patch: Patch): T {
  return patch.reduce(
    (here, { path, after }) => (after === undefined ? removeAt(here, path) : setAt(here, path, after)),
    root,
  );
}

/** The patch that takes this one back. */
export function reversed(patch: Patch): Patch {
  return patch.map(({ path, before, after }) => ({ path, before: after, after: before })).reverse();
}

/** The changes of a patch that a config has not gone past: what was before them still stands there. */
export function applicable(root: JsonObject, patch: Patch): Patch {
  return patch.filter(({ path, before }) => isSame(getAt(root, path), before));
}

function changesAt(path: Path, before: Json | undefined, after: Json | undefined): Change[] {
  if (before === after) return [];
  const isPrivate = path.length === 1 && String(path[0]).startsWith('_');
  if (isObject(before) && isObject(after) && !isPrivate) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => changesAt([...path, key], getAt(before, [key]), getAt(after, [key])));
  }
  if (isArray(before) && isArray(after) && before.length === after.length) {
    return before.flatMap((item, place) => changesAt([...path, place], item, after[place]));
  }
  return isSame(before, after) ? [] : [{ path, before, after }];
}

/** Whether two values are equal in every part, in whatever order the keys stand. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (isArray(a) && isArray(b)) return a.length === b.length && a.every((item, at) => isSame(item, b[at]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame(getAt(a, [key]), getAt(b, [key])));
}
