/** A changed value at a path. `before` is absent if it was added, `after` if it was removed. */
export interface Change {
  readonly path: readonly string[];
  readonly before?: unknown;
  readonly after?: unknown;
}

/**
 * Returns `after`, reusing every equal part of `before`, and of `other` where `before` has none (structural
 * sharing), so that a long log needs little memory.
 */
export function structurallyShared<T>(before: unknown, after: T, other?: unknown): T {
  // Equal long texts may be two copies: the earlier one is held already.
  if (Object.is(before, after)) return before as T;
  if (Object.is(other, after)) return other as T;
  if (!isKeyed(after)) return after;
  const likes = [before, other].filter(
    (like, n, all): like is Keyed =>
      isKeyed(like) && Array.isArray(like) === Array.isArray(after) && all.indexOf(like) === n,
  );
  const [first, second] = likes;
  if (!first) return after;
  const entries = Object.entries(after).map(
    ([key, part]) => [key, structurallyShared(own(first, key), part, second && own(second, key))] as const,
  );
  const same = likes.find(
    (like) =>
      entries.length === Object.keys(like).length &&
      entries.every(([key, part]) => Object.hasOwn(like, key) && Object.is(part, like[key])),
  );
  if (same) return same as T;
  return (Array.isArray(after) ? entries.map(([, part]) => part) : Object.fromEntries(entries)) as T;
}

/**
 * Lists the changes from one JSON value to another, as deep as both have the same kind of value. Of a list whose length
 * changed, what was put in or taken out between equal beginnings and ends.
 */
export function diff(before: unknown, after: unknown, path: readonly string[] = []): readonly Change[] {
  if (Object.is(before, after)) return [];
  if (!isKeyed(before) || !isKeyed(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length)
    return listDiff(before, after, path);
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => diff(own(before, key), own(after, key), [...path, key]));
}

function listDiff(
  before: readonly unknown[],
  after: readonly unknown[],
  path: readonly string[],
): readonly Change[] {
  const most = Math.min(before.length, after.length);
  const isSame = (a: unknown, b: unknown) => diff(a, b).length === 0;
  let start = 0;
  while (start < most && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < most - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const at = (n: number) => [...path, String(start + n)];
  return [
    ...before.slice(start, before.length - end).map((each, n) => ({ path: at(n), before: each })),
    ...after.slice(start, after.length - end).map((each, n) => ({ path: at(n), after: each })),
  ];
}

type Keyed = Record<string, unknown>;

function isKeyed(value: unknown): value is Keyed {
  return typeof value === 'object' && value !== null;
}

/** Reads an own property only: a key may be named `constructor` or `__proto__`. */
function own(value: Keyed, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
