import { isArray, isObject } from '../../domain/json/json.ts';
import { isAddedId } from '../../domain/sections/added-sections.ts';
import type { AddedId } from '../../domain/sections/section-nodes.ts';
import { shownInOrder } from '../page/sections.ts';
import type { Values } from '../page/values.ts';

/** The ids of the added sections that a website has, in the order of its structure. */
export function addedIdsIn(values: Values): readonly AddedId[] {
  return sectionIds(values).filter(isAddedId);
}

/** The ids of the added sections that a page shows, in its order. */
export function addedIdsShown(values: Values): readonly string[] {
  return shownInOrder(values, addedIdsIn(values));
}

/** The ids of all sections of a website, in the order of its structure. */
export function sectionIds(values: Values): readonly string[] {
  const sections = values.raw('_structure.sections');
  const ids = (isArray(sections) ? sections : []).map((section) => (isObject(section) ? section.id : ''));
  return [...new Set(ids)].filter((id) => typeof id === 'string');
}
