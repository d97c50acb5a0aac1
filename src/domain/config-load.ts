import { CONFIG_VERSION, type Config } from './config.ts';
import { parseStoredConfig, type StoredConfig } from './config-schema.ts';
import { startValues, withStartValues } from './start-values.ts';
import { fitsStructure } from './structure-fit.ts';

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
  if (!stored) return { config: fallback, isUnreadable: true };
  const base = baseFor(stored);
  const structure = stored._structure ?? base._structure;
  if (!fitsStructure(stored, structure)) return { config: fallback, isUnreadable: true };
  const values = withStartValues(stored, startValues(structure));
  const config = { ...values, _templateVersion: CONFIG_VERSION, _structure: structure };
  return { config, isUnreadable: false };
}
