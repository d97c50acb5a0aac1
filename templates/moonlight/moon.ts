import type { Color } from '../markup/color.ts';
import { type Html, html } from '../markup/html.ts';

const CRESCENT = 'M20,2a14,14,0,1,0,10,20A12,12,0,1,1,20,2z';

/** The small drawing beside a person's name, in the page's own colours. */
export function moonMark(): Html {
  return html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path class="c1" d="${CRESCENT}"/></svg>`;
}

/** The same drawing as an image of its own, for the browser's tab. */
export function moonFavicon(moon: Color): Html {
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${moon}" d="${CRESCENT}"/></svg>`;
}

/** How many steps the moon takes from its first sliver to full. */
const STEPS = 6;
const PHASES = Array.from({ length: STEPS }, (_, step) => {
  const lit = (step + 1) / STEPS;
  const width = Math.round(Math.abs(80 - 160 * lit)) / 10;
  return html`<svg class="phase" viewBox="-9 -9 18 18" aria-hidden="true"><circle r="8"/><path d="M0-8A8 8 0 0 1 0 8A${width} 8 0 0 ${lit < 0.5 ? 0 : 1} 0-8"/></svg>`;
});

/** The waxing moon at a place in a list: a sliver at first, full at the sixth. */
export function moonPhase(place: number): Html | undefined {
  return PHASES[place % STEPS];
}
