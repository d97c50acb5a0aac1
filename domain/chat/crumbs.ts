import type { Words } from '../../words/words.ts';
import type { Config } from '../config/config.ts';
import { canOpen, placesBelow, targetOf } from './menu.ts';
import type { MenuPlace } from './menu-entry.ts';

/** One name of a breadcrumb. `target` opens it; undefined if the chat cannot go there. */
export interface Crumb {
  readonly name: string;
  readonly target: string | undefined;
}

/** The names from the section down to a menu place. */
export function crumbsOf(config: Config, place: MenuPlace, words: Words): readonly Crumb[] {
  return place.flatMap((id, level) => {
    const places = placesBelow(config, place.slice(0, level), words);
    const entry = places.find((each) => each.place.at(-1) === id);
    return entry ? { name: entry.name, target: canOpen(entry) ? targetOf(entry) : undefined } : [];
  });
}
