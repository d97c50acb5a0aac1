import { MARK_PATHS } from '../../domain/publish/link-preview.ts';
import { brandInitial, initialIcon, initialTile } from '../layouts/initial.ts';
import type { Color } from '../markup/color.ts';
import { type Html, html } from '../markup/html.ts';
import type { Values } from '../page/values.ts';
import { firstScreenOf } from './first-screen.ts';

const NAME = 'header.logo.text';
const CRESCENT = MARK_PATHS.moon;

/** The small drawing beside a person's name: the moon of a page that opens with it, the initial where the visitor wants it; else the name alone is the mark. */
export function mark(values: Values): Html | undefined {
  if (firstScreenOf(values) !== 'moon') return initialTile(values, NAME);
  return html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path class="c1" d="${CRESCENT}"/></svg>`;
}

/** The mark as an image of its own, for the browser's tab: the initial, the moon for a page that opens with it. */
export function favicon(values: Values, main: Color): Html {
  const initial = firstScreenOf(values) === 'moon' ? undefined : brandInitial(values.text(NAME));
  return initial === undefined ? moonFavicon(main) : initialIcon(initial, main);
}

/** The moon as an image of its own. */
export function moonFavicon(moon: Color): Html {
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${moon}" d="${CRESCENT}"/></svg>`;
}
