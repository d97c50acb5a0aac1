import type { Json } from '../json/json.ts';
import { defaultValues } from './default-values.ts';
import type { Section } from './structure.ts';

/** The values that a section begins with. */
export function valuesOf(node: Section): Json {
  return defaultValues({ globalSettings: { children: [] }, sections: [node] })[node.id] ?? {};
}
