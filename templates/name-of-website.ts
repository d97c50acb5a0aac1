import type { Config } from '../domain/config/config.ts';
import { textAt } from '../domain/config/leaves.ts';
import { resolveTemplate } from './resolve-template.ts';

/** The name that a website has on its page; '' for none. */
export function nameOfWebsite(config: Config): string {
  const { name } = resolveTemplate(config).template.meanings;
  return typeof name === 'string' ? textAt(config, name).trim() : '';
}
