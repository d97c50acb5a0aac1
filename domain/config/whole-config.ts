import { CONFIG_VERSION, type Config } from './config.ts';
import type { StoredConfig } from './config-schema.ts';
import { defaultValues, withDefaults } from './default-values.ts';
import { fitsStructure, withEmptySlots } from './fits-structure.ts';

/** Completes a stored config from the base of its template; undefined if its values do not fit its structure. */
export function wholeConfig(stored: StoredConfig, base: Config): Config | undefined {
  const structure = stored._structure ?? base._structure;
  const filled = withEmptySlots(stored, structure);
  if (!fitsStructure(filled, structure)) return undefined;
  const values = withDefaults(filled, defaultValues(structure));
  return { ...values, _templateVersion: CONFIG_VERSION, _structure: structure };
}
