import { isArray, isObject, type Json } from '../../domain/json/json.ts';
import type { SharesBand } from '../page/sections.ts';
import type { Values } from '../page/values.ts';

/** What says nothing by itself: a section with these values alone is drawn empty. */
const NO_CONTENT: ReadonlySet<string> = new Set(['title', 'subtitle', 'background', 'textColor', 'hidden']);

/** The fields without which an item of a section is not drawn; of other sections any field will do. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  hours: ['hours'],
  gallery: ['image'],
  questions: ['question'],
  testimonials: ['quote'],
};

/** Opening hours and the place share a band, in either order. */
export const sharesHoursBand: SharesBand = (values, id, below) =>
  [id, below].toSorted().join() === 'hours,location' && hasHoursAndPlace(values);

/** Whether a page has opening hours and a place to show. */
function hasHoursAndPlace(values: Values): boolean {
  return ['hours', 'location'].every((id) => hasContent(values, id));
}

/** Whether a section has anything to show beside its heading. */
export function hasContent(values: Values, id: string): boolean {
  const section = values.raw(id);
  if (!isObject(section)) return false;
  const { items, ...others } = section;
  const needed = NEEDED[id] ?? [];
  const hasItem = (isArray(items) ? items : []).some(
    (item) =>
      isObject(item) &&
      (needed.length > 0 ? needed.map((name) => item[name]) : Object.values(item)).some(says),
  );
  return hasItem || Object.entries(others).some(([name, value]) => !NO_CONTENT.has(name) && says(value));
}

function says(value: Json | undefined): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
