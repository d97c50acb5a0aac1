import { isArray, isObject, type Json, type JsonObject } from './json.ts';
import { getAt, type Path, removeAt, setAt } from './path.ts';

/** One difference between two configs; `undefined` means that the path is absent. */
interface Change {
  readonly path: Path;
  readonly before?: Json | undefined;
  readonly after?: Json | undefined;
}

/** The differences between two configs. */
export type Patch = readonly Change[];

/** The patch from one config to another. Identical objects are skipped; a private key (`_…`) is compared as a whole. */
export function patchBetween(before: JsonObject, after: JsonObject): Patch {
  return changesAt([], before, after);
}

/** Applies a patch; `reversed` gives the patch that undoes it. */
export function applyPatch<T extends JsonObject>(root: T, patch: Patch): T {
  return patch.reduce(
    (here, { path, after }) => (after === undefined ? removeAt(here, path) : setAt(here, path, after)),
    root,
  );
}

/** The inverse of a patch. */
export function reversed(patch: Patch): Patch {
  return patch.map(({ path, before, after }) => ({ path, before: after, after: before })).reverse();
}

/** The changes of a patch that still apply: those whose `before` is the current value. */
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

/** Deep equality; the order of keys does not matter. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (isArray(a) && isArray(b)) return a.length === b.length && a.every((item, at) => isSame(item, b[at]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame(getAt(a, [key]), getAt(b, [key])));
}
