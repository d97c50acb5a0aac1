import { type Called, isOfXState, nameOf, withOtherParams } from './called.ts';
import { type Change, replace, swapped, without } from './change.ts';

/** One change for each action removed, each two neighbours swapped, and each fixed param changed. */
export function actionChangesOf<Key extends string>(
  owner: { [key in Key]: readonly Called[] },
  key: Key,
  { place, where }: { readonly place: string; readonly where: string },
): Change[] {
  const actions: readonly Called[] = owner[key];
  const change = (how: string, list: readonly Called[]): Change => ({
    place,
    what: `${place} ${how}`,
    shownAt: [place],
    make: () => replace(owner, key, list as never),
  });
  return actions.flatMap((action, at) => {
    // Where a delay is left out, a state that does not wait is its end.
    if (isOfXState(action)) return [];
    const name = nameOf(action);
    const next = actions[at + 1];
    const other = withOtherParams(action);
    return [
      change(`lacks ${name}${where} (${at + 1})`, without(actions, at)),
      ...(next !== undefined && !isOfXState(next)
        ? [change(`calls ${nameOf(next)} before ${name}${where} (${at + 1})`, swapped(actions, at))]
        : []),
      ...(other
        ? [change(`calls ${name}${where} with other params (${at + 1})`, actions.with(at, other))]
        : []),
    ];
  });
}
