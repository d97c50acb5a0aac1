import type { JsonObject } from '../src/domain/json.ts';
import type { Template } from './contract.ts';
import { landingBusiness } from './landing-business/template.ts';

/** A config's template, and how it was found: `features` and `default` are fallbacks worth a log line. */
export interface ResolvedTemplate {
  readonly template: Template;
  readonly foundBy: 'id' | 'features' | 'default';
}

/** All templates, in the order they are offered. */
export const templates: readonly Template[] = [landingBusiness];

/** The template with an id, or undefined where there is none. */
export function findTemplate(id: unknown): Template | undefined {
  return templates.find((template) => template.id === id);
}

/** The template a config looks like one of, by its features. */
export function detectTemplate(config: JsonObject): Template | undefined {
  return templates.find((template) => template.matches(config));
}

/** The template a config belongs to: by its id, else by its features, else the default one. */
export function resolveTemplate(config: JsonObject): ResolvedTemplate {
  const named = findTemplate(config._templateId);
  if (named) return { template: named, foundBy: 'id' };
  const detected = detectTemplate(config);
  return detected
    ? { template: detected, foundBy: 'features' }
    : { template: landingBusiness, foundBy: 'default' };
}

const pages = new WeakMap<JsonObject, string>();

/** The page of a config, drawn once for each config. */
export function renderPage(config: JsonObject): string {
  const drawn = pages.get(config);
  if (drawn !== undefined) return drawn;
  const page = resolveTemplate(config).template.render(config);
  pages.set(config, page);
  return page;
}
