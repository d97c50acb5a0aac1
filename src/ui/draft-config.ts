import type { Config } from '../domain/config/config.ts';
import { editConfig } from '../domain/config/edit-config.ts';

/** The config with the unsaved value of the open editor; unchanged if the value is not valid there. */
export function withDraft(
  config: Config,
  path: string | undefined,
  value: string | boolean | undefined,
): Config {
  if (path === undefined || value === undefined) return config;
  const result = editConfig(config, path, value);
  return result.kind === 'edited' ? result.config : config;
}
