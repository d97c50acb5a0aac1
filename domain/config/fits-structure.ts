import { isArray, isObject, type Json, type JsonObject } from '../json/json.ts';
import { getAt, parsePath, setAt } from '../json/path.ts';
import { isList, type Structure, ungrouped } from './structure.ts';
import { isEnd, type Shape, shapeOf } from './structure-shape.ts';

/** True if values have the structure's shape: objects and lists where it has children, scalars at leaves. */
export function fitsStructure(values: Json, structure: Structure): boolean {
  return fits(values, shapeOf(structure));
}

/** The values with `{}` for each null in a list: JSON writes the holes of a list so, and an empty slot is `{}`. */
export function withEmptySlots<Values extends JsonObject>(values: Values, structure: Structure): Values {
  return ungrouped([
    ...structure.globalSettings.children,
    ...structure.sections.flatMap(({ children }) => children),
  ])
    .filter(isList)
    .reduce((filled, list) => {
      const path = parsePath(list.path) ?? [];
      const items = getAt(filled, path);
      if (!isArray(items) || !items.includes(null)) return filled;
      return setAt(
        filled,
        path,
        items.map((item) => item ?? {}),
      );
    }, values);
}

function fits(value: Json | undefined, shape: Shape): boolean {
  if (value === undefined) return true;
  if (shape.items) return isArray(value) && value.every((item) => fits(item, shape.items as Shape));
  if (isEnd(shape)) return !isObject(value) && !isArray(value);
  return isObject(value) && [...shape.keys].every(([key, below]) => fits(value[key], below));
}
