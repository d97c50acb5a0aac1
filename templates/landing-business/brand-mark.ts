import type { Color } from '../markup/color.ts';
import { type Html, html } from '../markup/html.ts';

const LEAVES = 'M0,0h8a8,8,0,0,1,8,8v8h8a8,8,0,0,1,8,8v8h-8a8,8,0,0,1-8-8v-8h-8a8,8,0,0,1-8-8z';

/** The small drawing beside a brand's name, in the page's own colours. */
export function brandMark(): Html {
  return html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path class="c1" d="${LEAVES}"/><circle class="c5" cx="24" cy="8" r="8"/></svg>`;
}

/** The same drawing as an image of its own, for the browser's tab. */
export function favicon(main: Color, spot: Color): Html {
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${main}" d="${LEAVES}"/><circle fill="${spot}" cx="24" cy="8" r="8"/></svg>`;
}
