import type { JsonObject } from '../src/domain/json.ts';
import type { AdjustedColor } from './readable-wishes.ts';
import { resolveTemplate } from './registry.ts';

/** The colours set in a config's sections that its page shows in a nearby shade, because they could not be read as they are. */
export function adjustedColors(config: JsonObject): readonly AdjustedColor[] {
  return resolveTemplate(config).adjustedColors(config);
}
