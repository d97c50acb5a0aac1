import type { JsonObject } from '../domain/json/json.ts';
import { resolveTemplate } from './resolve-template.ts';
import type { LoadedTemplate } from './template.ts';
import { templates } from './templates.ts';

let loaded: readonly LoadedTemplate[] = [];

/** Loads the pages of all templates. Everything else here throws until it has resolved. After a failure, call it again. */
export async function loadPages(): Promise<void> {
  if (loaded.length > 0) return;
  loaded = await Promise.all(
    templates.map(async (template) => ({ ...template, ...(await template.loadPage()) })),
  );
}

/** All templates with their pages, in the order of the list. */
export function loadedTemplates(): readonly LoadedTemplate[] {
  if (loaded.length === 0)
    throw new Error('The pages of the templates are not loaded yet: call loadPages().');
  return loaded;
}

/** The template that a config belongs to, with its page. */
export function loadedTemplateOf(config: JsonObject): LoadedTemplate {
  const { template } = resolveTemplate(config);
  const found = loadedTemplates().find(({ id }) => id === template.id);
  if (!found) throw new Error(`The template "${template.id}" was added after the pages were loaded.`);
  return found;
}

/** The published page of a config, rendered once for each config object. */
export const renderPage = perConfig((config) => loadedTemplateOf(config).render(config));

/** The page of a config for the preview: each element that shows a field has the field's path. */
export const renderMarkedPage = perConfig((config) => loadedTemplateOf(config).renderMarked(config));

/** Draws that page part by part and waits after each: drawing a first page at once takes a slow phone long. */
export async function drawInParts(config: JsonObject, wait: () => Promise<void>): Promise<void> {
  for (const draw of loadedTemplateOf(config).parts(config)) {
    draw();
    await wait();
  }
  renderMarkedPage(config);
  await wait();
}

/** What the page of a config tells browsers, search engines and link previews. */
export const headOf = perConfig((config) => loadedTemplateOf(config).head(config));

/** A pure function of a config, its results cached for as long as the config object lives. An edit makes a new object. */
function perConfig<Result>(make: (config: JsonObject) => Result): (config: JsonObject) => Result {
  const cache = new WeakMap<JsonObject, { readonly result: Result }>();
  return (config) => {
    const known = cache.get(config) ?? { result: make(config) };
    cache.set(config, known);
    return known.result;
  };
}
