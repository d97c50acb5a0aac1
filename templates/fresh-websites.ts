import type { Config } from '../domain/config/config.ts';
import type { JsonObject } from '../domain/json/json.ts';
import { isSame } from '../domain/json/patch.ts';
import type { LanguageCode } from '../words/language.ts';
import { resolveTemplate } from './resolve-template.ts';
import type { Template } from './template.ts';
import { templates } from './templates.ts';

/** The websites that templates bring in the visitor's language, by template id; in English, none but their bases. */
export type FreshWebsites = Readonly<Record<string, Config>>;

/** Loads the new websites in a language. One that cannot be loaded is English. */
export async function loadFreshWebsites(language: LanguageCode): Promise<FreshWebsites> {
  const websites = await Promise.all(
    templates.map(async (template) => [template.id, await loadFreshWebsite(template, language)] as const),
  );
  return Object.fromEntries(websites);
}

/** Loads a template's new website in a language; where that fails, it is English. */
export async function loadFreshWebsite(template: Template, language: LanguageCode): Promise<Config> {
  return language === 'en' ? template.base : template.bases[language]().catch(() => template.base);
}

/** A new website of a template; of the default template without a known id. */
export function freshWebsite(fresh: FreshWebsites, templateId?: string): Config {
  const { template } = resolveTemplate(templateId === undefined ? {} : { _templateId: templateId });
  return fresh[template.id] ?? template.base;
}

/** The website that content for a template comes into: the present one in its own template, a new one in another. */
export function websiteIn(templateId: string, present: Config, fresh: FreshWebsites): Config {
  return resolveTemplate(present).template.id === templateId ? present : freshWebsite(fresh, templateId);
}

/** The new website that a config began as: in the visitor's language if the page is in it, else in English. */
export function beginningOf(config: Config, fresh: FreshWebsites): Config {
  const { template } = resolveTemplate(config);
  const own = fresh[template.id];
  return own && isSame(languageOf(own), languageOf(config)) ? own : template.base;
}

/**
 * True if a website is as its template brings it: nothing was changed, and it is not published.
 * False if it cannot be read as a whole.
 */
export function isDefaultWebsite(config: Config, fresh: FreshWebsites): boolean {
  try {
    return isSame(valuesOf(config), valuesOf(beginningOf(config, fresh)));
  } catch {
    return false;
  }
}

function languageOf({ globalSettings }: Config) {
  return Object(globalSettings).language ?? '';
}

function valuesOf({ _structure, ...values }: JsonObject): JsonObject {
  return values;
}
