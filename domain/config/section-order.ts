import type { Json } from '../json/json.ts';
import { getAt, setAt } from '../json/path.ts';
import type { Config } from './config.ts';
import type { Section } from './structure.ts';

const ORDER = ['globalSettings', 'sectionOrder'];
/** The path of the order in a config. */
export const ORDER_PATH = ORDER.join('.');
/** The sections at the end of the page; like the top, they cannot be moved. */
export const FIXED_LAST: readonly string[] = ['footer', 'contact'];
const FIXED = ['header', ...FIXED_LAST];

/** Returns a rank function for an order such as `hero,features`. Sections that it does not name come after. */
export function rankBy(order: Json | undefined): (id: string) => number {
  const named = (typeof order === 'string' ? order : '').split(',').map((id) => id.trim());
  return (id) => {
    const fixed = FIXED.indexOf(id);
    if (fixed >= 0) return fixed === 0 ? -1 : named.length + 1;
    return named.includes(id) ? named.indexOf(id) : named.length;
  };
}

/** The sections in the visitor's order, by default in structure order. */
export function sectionsInOrder(config: Config): readonly Section[] {
  const rank = rankBy(getAt(config, ORDER));
  return config._structure.sections.toSorted((one, other) => rank(one.id) - rank(other.id));
}

/** The ids of the movable sections, in their order. */
export function movableIds(config: Config): readonly string[] {
  return sectionsInOrder(config)
    .map(({ id }) => id)
    .filter((id) => !FIXED.includes(id));
}

/** Returns the config with this section order. */
export function withSectionOrder(config: Config, ids: readonly string[]): Config {
  return setAt(config, ORDER, ids.join());
}
