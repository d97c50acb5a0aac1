import type { JsonObject } from '../src/domain/json.ts';
import { isOnPage } from '../src/domain/visibility.ts';
import type { AdjustedColor } from './readable-wishes.ts';
import { resolveTemplate } from './registry.ts';

/** The colours set in a config's sections that its page shows in a nearby shade, because they could not be read as they are. */
export function adjustedColors(config: JsonObject): readonly AdjustedColor[] {
  return resolveTemplate(config)
    .adjustedColors(config)
    .filter(({ path }) => isOnPage(config, path));
}

/** Those of a config's adjusted colours that the config before it did not have: what a visitor has not been told yet. */
export function newlyAdjusted(config: JsonObject, before: JsonObject): readonly AdjustedColor[] {
  const told = new Set(adjustedColors(before).map(({ path, wanted }) => `${path} ${wanted}`));
  return adjustedColors(config).filter(({ path, wanted }) => !told.has(`${path} ${wanted}`));
}
