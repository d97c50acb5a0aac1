import { type Color, tone } from '../markup/color.ts';
import { type Css, css } from '../markup/css.ts';
import { type Html, html } from '../markup/html.ts';
import type { BusinessMotifs } from './business-motifs.ts';
import { motifAt } from './motif.ts';
import { disc } from './outlines.ts';

/** The colors of a glow, from the outside to its light, and that of what stands in it. */
export type GlowColors = readonly [outside: Color, ring: Color, inner: Color, light: Color, dark: Color];

/** The glow in the main color. What stands in the light is as dark as the plate below it. */
export function glowColors(primary: Color, dark: Color): GlowColors {
  return [
    tone(primary, 0.52, 0.13),
    tone(primary, 0.64, 0.13),
    tone(primary, 0.77, 0.11),
    tone(primary, 0.92, 0.05),
    dark,
  ];
}

/** The first drawing of a business in rings of light: those rise from below, or lie around it. */
export function glow([motif]: BusinessMotifs, isRising: boolean): Html {
  const y = isRising ? 36 : 18;
  const rings = [26, 19, 12].map((radius, at) => html`<path class="c${at + 1}" d="${disc(20, y, radius)}"/>`);
  return html`<svg viewBox="0 0 40 36" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><path class="c0" d="M-20-20h80v80h-80z"/>${rings}${motifAt(motif, [3, 4, 1], 13.6, isRising ? 23.2 : 11.6, 1.6)}</svg>`;
}

/** The stripes of an awning, each with a round end. */
export function awning(): Html {
  const stripes = (from: number) =>
    [0, 1, 2, 3, 4]
      .map((at) => 20 * at + from)
      .filter((x) => x < 90)
      .map((x) => `M${x} 0h10v9a5 5 0 0 1-10 0z`)
      .join('');
  return html`<svg class="awning" viewBox="0 0 90 14" aria-hidden="true"><path class="c0" d="${stripes(0)}"/><path class="c3" d="${stripes(10)}"/></svg>`;
}

/** The colors of the drawings in a glow. */
export function glowStyle(colors: GlowColors): Css {
  return css`${colors.map((color, at) => css`#hero .c${at}{color:${color}}`)}`;
}
