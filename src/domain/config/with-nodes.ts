import type { Json, JsonObject } from '../json/json.ts';
import type { Config } from './config.ts';
import { defaultValues } from './default-values.ts';
import { FIXED_LAST } from './section-order.ts';
import type { Section } from './structure.ts';

/** The config with these nodes and their values, before a section or else before the page's end. */
export function withNodes(
  config: Config,
  nodes: readonly Section[],
  values: JsonObject,
  before = '',
): Config {
  const { _structure: structure } = config;
  const placeOf = (ids: readonly string[]) => structure.sections.findIndex(({ id }) => ids.includes(id));
  const at = [placeOf([before]), placeOf(FIXED_LAST)].find((place) => place !== -1);
  const sections = structure.sections.toSpliced(at ?? structure.sections.length, 0, ...nodes);
  return { ...config, ...values, _structure: { ...structure, sections } };
}

/** The values that a section begins with. */
export function valuesOf(node: Section): Json {
  return defaultValues({ globalSettings: { children: [] }, sections: [node] })[node.id] ?? {};
}
