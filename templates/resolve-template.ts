import type { JsonObject } from '../domain/json/json.ts';
import type { Template } from './template.ts';
import { templates } from './templates.ts';

/** A config's template, and how it was found: `features` and `default` are fallbacks worth a log line. */
export interface ResolvedTemplate {
  readonly template: Template;
  readonly foundBy: 'id' | 'features' | 'default';
}

/** The template that a config belongs to: by its id, else by the sections that it has, else the default. */
export function resolveTemplate(config: JsonObject): ResolvedTemplate {
  const named = templates.find(({ id }) => id === config._templateId);
  if (named) return { template: named, foundBy: 'id' };
  const detected = templates.find((template) => template.matches(config));
  return detected
    ? { template: detected, foundBy: 'features' }
    : { template: templates[0], foundBy: 'default' };
}
