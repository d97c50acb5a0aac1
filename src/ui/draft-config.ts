import type { Config } from '../domain/config/config.ts';
import { editConfig } from '../domain/config/edit-config.ts';

/** A config with what is typed so far, where it can be written; nothing of it is saved. */
export function withDraft(
  config: Config,
  path: string | undefined,
  value: string | boolean | undefined,
): Config {
  if (path === undefined || value === undefined) return config;
  const result = editConfig(config, path, value);
  return result.kind === 'edited' ? result.config : config;
}
