/** An action or guard as a chart calls it: by name alone, or with params. */
export type Called = string | { readonly type: string; readonly params?: unknown };

export function nameOf(called: Called): string {
  return typeof called === 'string' ? called : called.type;
}

/** Whether XState itself put an action into the chart. These begin and cancel delays. */
export function isOfXState(called: Called): boolean {
  return nameOf(called).startsWith('xstate.');
}

/** The same call with another value in its params; undefined where the params are no fixed values. */
export function withOtherParams(called: Called): Called | undefined {
  if (typeof called === 'string' || !(called.params instanceof Object)) return undefined;
  if (typeof called.params === 'function') return undefined;
  const changed = Object.entries(called.params).map(([key, value]) => [key, otherThan(value)]);
  return { ...called, params: Object.fromEntries(changed) };
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value + 1 : `not ${String(value)}`;
}
