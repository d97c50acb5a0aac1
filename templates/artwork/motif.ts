import { type Html, html } from '../markup/html.ts';

/** What a shape of a motif is painted with: 0 the ground behind the motif, 1 its main color, 2 its second color. */
type Role = 0 | 1 | 2;

/** A small drawing on a square of 8 units: outlines by color, painted in order. */
export type Motif = readonly (readonly [role: Role, ...outlines: readonly string[]])[];

/** The numbers of a template's drawing colors for the roles of a motif: ground, main and second. */
export type Inks = readonly [ground: number, main: number, second: number];

/** A motif's paths in these colors, with its top left corner at a place. */
export function motifAt(motif: Motif, inks: Inks, x: number, y: number, scale = 1): Html {
  const size = scale === 1 ? '' : `scale(${scale})`;
  const move = x === 0 && y === 0 ? '' : `translate(${x} ${y})`;
  const transform = move + size !== '' && html` transform="${move}${size}"`;
  return html`<g${transform}>${motif.map(([role, ...outlines]) => html`<path class="c${inks[role]}" d="${outlines.join('')}"/>`)}</g>`;
}
