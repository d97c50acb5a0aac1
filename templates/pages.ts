import type { JsonObject } from '../src/domain/json/json.ts';
import { landingBusiness } from './landing-business/renderer.ts';
import { moonlight } from './moonlight/renderer.ts';
import { perConfig } from './per-config.ts';
import type { Template } from './template.ts';
import { resolveOutline } from './templates.ts';

/** All templates with their pages; `catalog.ts` has the same without, for what needs no page. */
export const templates: readonly Template[] = [landingBusiness, moonlight];

/** The template a config belongs to: by its id, else by its features, else the default one. */
export function resolveTemplate(config: JsonObject): Template {
  const { outline } = resolveOutline(config);
  return templates.find((template) => template.id === outline.id) ?? landingBusiness;
}

/** The page of a config, drawn once for each config. */
export const renderPage = perConfig((config) => resolveTemplate(config).render(config));

/** What the page of a config says about itself. */
export const headOf = perConfig((config) => resolveTemplate(config).head(config));

/** The page of a config for an editor: what shows a field carries its path. */
export const renderMarkedPage = perConfig((config) => resolveTemplate(config).renderMarked(config));
