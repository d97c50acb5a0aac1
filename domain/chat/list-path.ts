import type { Config } from '../config/config.ts';
import { isList, ungrouped } from '../config/structure.ts';
import type { MenuPlace } from './menu-entry.ts';

/** The path of the list that a menu place is at or in, or of the only list of its section. */
export function listPathAt(
  { _structure: { sections } }: Config,
  [id, ...ids]: MenuPlace,
): string | undefined {
  const section = sections.find((each) => each.id === id);
  if (!section) return undefined;
  const lists = ungrouped(section.children).filter(isList);
  return (lists.find((list) => ids.includes(list.id)) ?? (lists.length === 1 ? lists[0] : undefined))?.path;
}
