import type { Words } from '../../words/words.ts';
import type { Config } from '../config/config.ts';
import { entriesBelow, type Place } from './menu.ts';

/** The names of the entries that lead from the main menu to a place, the first one first. */
export function namesOfPlace(config: Config, place: Place, words: Words): readonly string[] {
  return place.flatMap((id, level) => {
    const offered = entriesBelow(config, place.slice(0, level), words);
    return offered.find((entry) => entry.place.at(-1) === id)?.name ?? [];
  });
}
