import type { JsonObject } from '../json/json.ts';
import { isObject } from '../json/json.ts';
import { parsePath, setAt } from '../json/path.ts';
import { type Structure, ungrouped } from './structure.ts';

/** The defaults of a structure, keyed by section id and `globalSettings`. */
export function defaultValues(structure: Structure): JsonObject {
  const nodes = [...structure.globalSettings.children, ...structure.sections.flatMap((s) => s.children)];
  return ungrouped(nodes).reduce<JsonObject>((values, node) => {
    const path = parsePath(node.path);
    return path ? setAt(values, path, node.default) : values;
  }, {});
}

/** Merges `values` over `base`: objects merge, lists and scalars replace. */
export function withDefaults(values: JsonObject, base: JsonObject): JsonObject {
  const merged: Record<string, JsonObject[string]> = { ...base };
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const start = Object.hasOwn(base, key) ? base[key] : undefined;
    merged[key] = isObject(value) && isObject(start) ? withDefaults(value, start) : value;
  }
  return merged;
}
