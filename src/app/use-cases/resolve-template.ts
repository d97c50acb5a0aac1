import type { TemplateOutline } from '../../../templates/template.ts';
import { resolveOutline } from '../../../templates/templates.ts';
import type { StoredConfig } from '../../domain/config/config-schema.ts';

/** The template a config belongs to; a template id that names none is logged. */
export function outlineOf(config: StoredConfig, log: (text: string) => void): TemplateOutline {
  const { outline, foundBy } = resolveOutline(config);
  if (config._templateId !== undefined && foundBy !== 'id') {
    log(`There is no template "${config._templateId}": "${outline.id}" is taken in its place.`);
  }
  return outline;
}
