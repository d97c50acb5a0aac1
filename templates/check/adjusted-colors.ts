import { isOnPage } from '../../src/domain/config/visibility.ts';
import type { JsonObject } from '../../src/domain/json/json.ts';
import type { AdjustedColor } from '../page/contrast-adjuster.ts';
import { loadedTemplateOf } from '../pages.ts';

/** The colours set in a config's sections that its page shows in a nearby shade, because they could not be read as they are. */
export function adjustedColors(config: JsonObject): readonly AdjustedColor[] {
  return loadedTemplateOf(config)
    .adjustedColors(config)
    .filter(({ path }) => isOnPage(config, path));
}

/** Those of a config's adjusted colours that the config before it, asked for where there are any, did not have: what a visitor has not been told yet. */
export function newlyAdjusted(config: JsonObject, before: () => JsonObject): readonly AdjustedColor[] {
  const adjusted = adjustedColors(config);
  if (adjusted.length === 0) return adjusted;
  const told = new Set(adjustedColors(before()).map(({ path, wanted }) => `${path} ${wanted}`));
  return adjusted.filter(({ path, wanted }) => !told.has(`${path} ${wanted}`));
}
