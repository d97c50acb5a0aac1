import type { Config } from '../config/config.ts';
import { valuesOf } from '../config/section-values.ts';
import { isObject } from '../json/json.ts';

/** The config with a section as it begins: with its samples in place of what it holds. The same config if it has no such section. */
export function withSamples(config: Config, sectionId: string): Config {
  const section = config._structure.sections.find(({ id }) => id === sectionId);
  const samples = section && valuesOf(section);
  if (!isObject(samples)) return config;
  const own = config[sectionId];
  const { background, textColor } = isObject(own) ? own : {};
  return {
    ...config,
    [sectionId]: {
      ...samples,
      ...(background !== undefined && { background }),
      ...(textColor !== undefined && { textColor }),
    },
  };
}
