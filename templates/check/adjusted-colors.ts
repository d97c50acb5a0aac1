import { isOnPage } from '../../domain/config/visibility.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import type { AdjustedColor } from '../page/contrast-adjuster.ts';
import { loadedTemplateOf } from '../pages.ts';

/** The colors set in a config's sections that its page shows in a nearby shade, because they would be unreadable. */
export function adjustedColors(config: JsonObject): readonly AdjustedColor[] {
  return loadedTemplateOf(config)
    .adjustedColors(config)
    .filter(({ path }) => isOnPage(config, path));
}

/** The adjusted colors that the config before did not have: those the visitor has not been told of. `before` is called only if there are any. */
export function newlyAdjusted(config: JsonObject, before: () => JsonObject): readonly AdjustedColor[] {
  const adjusted = adjustedColors(config);
  if (adjusted.length === 0) return adjusted;
  const reported = new Set(adjustedColors(before()).map(({ path, wanted }) => `${path} ${wanted}`));
  return adjusted.filter(({ path, wanted }) => !reported.has(`${path} ${wanted}`));
}
