import type { Config } from './config.ts';
import { parseStoredConfig, type StoredConfig } from './config-schema.ts';
import { wholeConfig } from './whole-config.ts';

/** A loaded config; `isUnreadable` if a stored text could not be parsed. */
export interface LoadedConfig {
  readonly config: Config;
  readonly isUnreadable: boolean;
}

/**
 * Parses a stored config (null: nothing stored). A missing structure comes
 * from its template, missing values from the structure's defaults. `baseFor` gives the base of
 * a config's template; an unreadable text gives `fallback`.
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
