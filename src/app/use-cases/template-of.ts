import type { StoredConfig } from '../../../domain/config/config-schema.ts';
import { resolveTemplate } from '../../../templates/resolve-template.ts';
import type { Template } from '../../../templates/template.ts';

/** The template that a config belongs to. A template id that names none is logged. */
export function templateOf(config: StoredConfig, log: (text: string) => void): Template {
  const { template, foundBy } = resolveTemplate(config);
  if (config._templateId !== undefined && foundBy !== 'id') {
    log(`There is no template "${config._templateId}": "${template.id}" is taken in its place.`);
  }
  return template;
}
