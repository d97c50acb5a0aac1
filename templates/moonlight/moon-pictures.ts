import type { BusinessMotifs } from '../artwork/business-motifs.ts';
import { motifAt } from '../artwork/motif.ts';
import { disc } from '../artwork/outlines.ts';
import { type Html, html } from '../markup/html.ts';

/** A colour of the drawings, by its number in the palette. */
type Ink = 1 | 2 | 3 | 4 | 5 | 6;
/** Shapes in one color, painted over the ones before. */
type Layer = readonly [ink: Ink, ...outlines: readonly string[]];

/** What fills the moon's circle where no picture of the author is set: the author, asleep, half in its light. */
export const PORTRAIT: Html = picture([
  [5, disc(66, 36, 27)],
  [3, 'M24 100V44a26 26 0 0 1 52 0v56z'],
  [1, 'M8 100q4-28 42-28t42 28z'],
  [6, 'M50 24v54q-8 0-8-8v-4q-8-4-8-16V40q10-2 16-16z'],
  [5, 'M50 24v54q8 0 8-8v-4q8-4 8-16V40q-10-2-16-16z'],
  [3, 'M38 46q4 4 8 0v1q-4 4-8 0zM54 46q4 4 8 0v1q-4 4-8 0zM46 60q4 4 8 0v1q-4 4-8 0z'],
]);

/** The circle of a kind of business: what it works with, on a hill under the moon. */
export function businessCircle([first, second, third]: BusinessMotifs): Html {
  const stars = [
    [14, 34],
    [30, 12],
    [46, 26],
    [90, 50],
    [12, 60],
  ]
    .map(([x, y]) => `M${x} ${y}q0 1 1 1q-1 0-1 1q0-1-1-1q1 0 1-1`)
    .join('');
  return picture(
    [
      [5, stars, disc(78, 24, 11)],
      [3, disc(50, 100, 64)],
    ],
    [
      motifAt(first, [3, 5, 1], 28, 27, 5.5),
      motifAt(second, [3, 6, 4], 13, 53, 2),
      motifAt(third, [3, 6, 4], 71, 53, 2),
    ],
  );
}

/** A square picture at dusk: its layers, and what is drawn over them. */
function picture(layers: readonly Layer[], above: readonly Html[] = []): Html {
  const ground: Layer = [4, 'M0 0h100v100H0z'];
  return html`<svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${[
    ground,
    ...layers,
  ].map(([ink, ...outlines]) => html`<path class="c${ink}" d="${outlines.join('')}"/>`)}${above}</svg>`;
}
