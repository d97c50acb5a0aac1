import type { JsonObject } from '../src/domain/json.ts';
import { resolveOutline } from './catalog.ts';
import type { Template } from './contract.ts';
import { landingBusiness } from './landing-business/template.ts';
import { moonlight } from './moonlight/template.ts';

/** All templates with their pages; `catalog.ts` has the same without, for what needs no page. */
export const templates: readonly Template[] = [landingBusiness, moonlight];

/** The template a config belongs to: by its id, else by its features, else the default one. */
export function resolveTemplate(config: JsonObject): Template {
  const { outline } = resolveOutline(config);
  return templates.find((template) => template.id === outline.id) ?? landingBusiness;
}

/** The page of a config for an editor: what shows a field carries its path. */
export function renderMarkedPage(config: JsonObject): string {
  return resolveTemplate(config).renderMarked(config);
}

const pages = new WeakMap<JsonObject, string>();

/** The page of a config, drawn once for each config. */
export function renderPage(config: JsonObject): string {
  const drawn = pages.get(config);
  if (drawn !== undefined) return drawn;
  const page = resolveTemplate(config).render(config);
  pages.set(config, page);
  return page;
}
