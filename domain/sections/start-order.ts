import type { Config } from '../config/config.ts';
import { sectionsInOrder } from '../config/section-order.ts';
import { menuOf, urlOf } from '../config/section-places.ts';
import { parsePath, setAt } from '../json/path.ts';

/** The website with the sections that an order names in it, and with the entries of its menu in the order of its sections. */
export function inOrder(config: Config, order: readonly string[]): Config {
  const { _structure: structure } = config;
  const sections = rearranged(structure.sections, ({ id }) => order.indexOf(id));
  const arranged = { ...config, _structure: { ...structure, sections } };
  const { node, items } = menuOf(arranged);
  const ids = sectionsInOrder(arranged).map(({ id }) => `#${id}`);
  const path = parsePath(node?.path ?? '');
  return node && path
    ? setAt(
        arranged,
        path,
        rearranged(items, (item) => ids.indexOf(urlOf(item))),
      )
    : arranged;
}

/** The items that have a rank, in its order; those without one, of -1, keep their places. */
function rearranged<Item>(items: readonly Item[], rank: (item: Item) => number): readonly Item[] {
  const ranked = items.filter((item) => rank(item) !== -1).toSorted((one, other) => rank(one) - rank(other));
  const next = ranked.values();
  return items.map((item) => (rank(item) === -1 ? item : (next.next().value ?? item)));
}
