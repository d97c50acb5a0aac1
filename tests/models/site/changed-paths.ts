/** The paths at which two configs differ, each with the value in the second one. */
export function changedPaths(before: unknown, after: unknown, path = ''): Record<string, unknown> {
  if (Object.is(before, after)) return {};
  if (!(before instanceof Object) || !(after instanceof Object)) return { [path]: after };
  const [from, to] = [before, after].map((value) => new Map(Object.entries(value)));
  const keys = new Set([...(from?.keys() ?? []), ...(to?.keys() ?? [])]);
  const below = [...keys].map((key) =>
    changedPaths(from?.get(key), to?.get(key), path ? `${path}.${key}` : key),
  );
  return Object.assign({}, ...below);
}
