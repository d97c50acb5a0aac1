import type { JsonObject } from '../src/domain/json/json.ts';
import { landingOutline } from './landing-business/template.ts';
import { moonlightOutline } from './moonlight/template.ts';
import type { TemplateOutline } from './template.ts';

/** A config's template, and how it was found: `features` and `default` are fallbacks worth a log line. */
export interface ResolvedOutline {
  readonly outline: TemplateOutline;
  readonly foundBy: 'id' | 'features' | 'default';
}

/** All templates without their pages, in the order they are offered. */
export const outlines: readonly TemplateOutline[] = [landingOutline, moonlightOutline];

/** The template a config belongs to: by its id, else by its features, else the default one. */
export function resolveOutline(config: JsonObject): ResolvedOutline {
  const named = outlines.find((outline) => outline.id === config._templateId);
  if (named) return { outline: named, foundBy: 'id' };
  const detected = outlines.find((outline) => outline.matches(config));
  return detected
    ? { outline: detected, foundBy: 'features' }
    : { outline: landingOutline, foundBy: 'default' };
}
