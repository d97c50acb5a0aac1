import { CONFIG_VERSION, type Config } from './config.ts';
import { parseStoredConfig, type StoredConfig } from './config-schema.ts';
import { defaultValues, withDefaults } from './default-values.ts';
import { fitsStructure } from './validate-structure.ts';

/** A loaded site; `isUnreadable` where something was stored that no config could be read from. */
export interface LoadedConfig {
  readonly config: Config;
  readonly isUnreadable: boolean;
}

/**
 * The config to start with, from what the browser stored (null: nothing): parsed, its structure restored from
 * its template where it has none, its missing values filled with the structure's. `baseFor` gives the base of
 * the template that a config belongs to; what cannot be read falls back to `fallback`.
 */
export function loadConfig(
  raw: string | null,
  baseFor: (config: StoredConfig) => Config,
  fallback: Config,
): LoadedConfig {
  if (raw === null) return { config: fallback, isUnreadable: false };
  const stored = parseStoredConfig(raw);
  const config = stored && wholeConfig(stored, baseFor(stored));
  return config ? { config, isUnreadable: false } : { config: fallback, isUnreadable: true };
}

/** A stored config with all that it lacks, from the base of its template; undefined where its values do not fit its structure. */
export function wholeConfig(stored: StoredConfig, base: Config): Config | undefined {
  const structure = stored._structure ?? base._structure;
  if (!fitsStructure(stored, structure)) return undefined;
  const values = withDefaults(stored, defaultValues(structure));
  return { ...values, _templateVersion: CONFIG_VERSION, _structure: structure };
}
