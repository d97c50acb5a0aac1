import type { JsonObject } from './json.ts';
import type { Structure } from './structure.ts';

export const CONFIG_VERSION = '1.0.0';
export const DEFAULT_TEMPLATE_ID = 'landing_business';
/** Shown and sent when a config names no template. */
const NO_TEMPLATE_ID = 'basic';

/** What the visitor's website is made from: template, structure and the values of each section. */
export interface Config extends JsonObject {
  readonly _templateId?: string | undefined;
  readonly _templateVersion?: string | undefined;
  readonly _structure: Structure;
  readonly _siteId?: string | undefined;
}

/** The template id to show and to send: `basic` where the config names none. */
export function templateIdOf(config: Config): string {
  return config._templateId ?? NO_TEMPLATE_ID;
}
