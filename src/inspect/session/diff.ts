/** What changed at a place: where it was absent it has no `before`, where it is gone no `after`. */
export interface Change {
  readonly path: readonly string[];
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The latest value with every part of the earlier one that is equal in it, so that much can be kept at little cost. */
export function structurallyShared<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (!isKeyed(before) || !isKeyed(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const entries = Object.entries(after).map(
    ([key, part]) => [key, structurallyShared(own(before, key), part)] as const,
  );
  const isSame =
    entries.length === Object.keys(before).length &&
    entries.every(([key, part]) => Object.hasOwn(before, key) && Object.is(part, before[key]));
  if (isSame) return before as T;
  return (Array.isArray(after) ? entries.map(([, part]) => part) : Object.fromEntries(entries)) as T;
}

/** Where two values differ, as deep as both have the same kind of part there. */
export function diff(before: unknown, after: unknown, path: readonly string[] = []): readonly Change[] {
  if (Object.is(before, after)) return [];
  if (!isKeyed(before) || !isKeyed(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => diff(own(before, key), own(after, key), [...path, key]));
}

/** What a value became by changes. */
export function applyDiff(value: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((here, { path, after }) => put(here, path, after), value);
}

type Keyed = Record<string, unknown>;

function put(here: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(here)) {
    const list: unknown[] = [...here];
    const after = put(list[Number(key)], rest, value);
    // A list only ever loses what stands at its end.
    if (after === undefined) return list.slice(0, Math.min(list.length, Number(key)));
    list[Number(key)] = after;
    return list;
  }
  const object = isKeyed(here) ? here : {};
  const after = put(own(object, key), rest, value);
  if (after !== undefined) return { ...object, [key]: after };
  const { [key]: _, ...others } = object;
  return others;
}

function isKeyed(value: unknown): value is Keyed {
  return typeof value === 'object' && value !== null;
}

/** A part that is a value's own: a key may be called as what every object inherits. */
function own(value: Keyed, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
