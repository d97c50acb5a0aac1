import { type Html, html } from '../markup/html.ts';

/** A colour of the drawings, by its number in the palette. */
type Ink = 1 | 2 | 3 | 4 | 5 | 6;
/** Shapes in one color, painted over the ones before. */
type Layer = readonly [ink: Ink, ...outlines: readonly string[]];

const WIDE = 120;
const HIGH = 90;

/** What else a picture has: its size, and what is drawn over its layers. */
interface Extent {
  readonly width?: number;
  readonly height?: number;
  readonly above?: readonly Html[];
}

/** A picture: its ground, and the layers upon it. */
export function picture(
  ground: Ink,
  layers: readonly Layer[],
  { width = WIDE, height = HIGH, above = [] }: Extent = {},
): Html {
  const sheet: Layer = [ground, `M0 0h${width}v${height}H0z`];
  return html`<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${[
    sheet,
    ...layers,
  ].map(([ink, ...outlines]) => html`<path class="c${ink}" d="${outlines.join('')}"/>`)}${above}</svg>`;
}

/** Outlines of stars, each at its place. */
export function stars(...places: readonly (readonly [x: number, y: number])[]): string {
  return places.map(([x, y]) => `M${x} ${y}q0 1 1 1q-1 0-1 1q0-1-1-1q1 0 1-1`).join('');
}

/** Outlines of arched windows. */
export function windows(...places: readonly (readonly [x: number, y: number])[]): string {
  return places.map(([x, y]) => `M${x} ${y + 7}a7 7 0 0 1 14 0v13h-14z`).join('');
}
