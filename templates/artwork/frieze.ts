import type { Color } from '../markup/color.ts';
import { type Css, css } from '../markup/css.ts';
import { type Html, html } from '../markup/html.ts';
import type { BusinessMotifs } from './business-motifs.ts';
import { type Inks, motifAt } from './motif.ts';
import { bar, boxes, disc } from './outlines.ts';
import { TILE, TILE_SHAPES } from './tiles.ts';

/** How wide a block is: two by two tiles, or one motif. */
const BLOCK = 2 * TILE;
/** The four tiles of each block between two motifs: shape and color, the upper row first. */
const BLOCKS = ['k3l2l2k3', 'd2c1o3b3', 'l3k1k1l3', 'k3l2l2k3', 'd2c1o3b3'];
/** The colors of a motif, in turn. */
const INKS: readonly Inks[] = [
  [0, 3, 2],
  [0, 2, 1],
];

/** The colors of a frieze: the one ground of all tiles, the main color, a light one, and that of paper. */
export type FriezeColors = readonly [ground: Color, main: Color, light: Color, paper: Color];

/**
 * The drawings of a business in a row, every second block a motif. It is cut off at the page's edges. A tile has whole pixels
 * and all stand on one ground, so that no seam can show.
 */
export function frieze(motifs: BusinessMotifs): Html {
  // The fifth place shows the first motif again: it is seen on wide screens only, and a page should stay small.
  const shown = [...motifs.slice(0, -1), motifs[0]];
  const blocks = shown.flatMap((motif, at) => [
    tilesAt(2 * at * BLOCK, BLOCKS[at] ?? ''),
    motifAt(motif, INKS[at % 2] ?? [0, 3, 2], (2 * at + 1) * BLOCK, 0),
  ]);
  return strip('', shown.length * 2 * BLOCK, BLOCK, blocks);
}

/** A tap with a drop, where a pipe ends. */
export const TAP: Html = html`<path class="c3" d="M66 3.9h6q3 0 3 3v1.4h-2.2v-1.1q0-1.1-1.1-1.1H66zM68.9 1.9h2v2h-2zM67 .9h5.8v1H67z"/><path class="c1" d="M73.9 9.2q1.1 1.4 1.1 2a1.1 1.1 0 0 1-2.2 0q0-.6 1.1-2z"/>`;

/** A run of pipes from the page's edge to a tap, for a business that lays them. */
export function pipes(): Html {
  const run = 'M0 5h6.5q2 0 2-2t2-2h11q2 0 2 2v3.5q0 2 2 2h23q2 0 2-2v-2q0-2 2-2h5.5c3 0 3 2.5 6 2.5h3';
  const joints = boxes(0.8, 3, [4.5, 3.5], [30, 7], [43, 7], [64, 3.5]) + boxes(3, 0.8, [22, 3.6], [49, 4.6]);
  const spokes = [0, 1, 2].map((turn) => {
    const [x, y] = [Math.cos((turn * Math.PI) / 3) * 2.2, Math.sin((turn * Math.PI) / 3) * 2.2];
    return bar(37 - x, 8.5 - y, 37 + x, 8.5 + y, 0.5);
  });
  return strip(' run', 80, 13, [
    html`<path fill="none" stroke="currentColor" stroke-width="2" class="c2" d="${run}"/>`,
    html`<path class="c3" d="${joints}"/>${TAP}`,
    html`<path class="c3" d="${disc(37, 8.5, 3)}"/><path class="c0" d="${disc(37, 8.5, 2.2)}"/><path class="c3" d="${spokes.join('')}"/><path class="c1" d="${disc(37, 8.5, 0.9)}"/>`,
  ]);
}

/** The styles of a frieze. A narrow screen shows a smaller one. */
export function friezeStyle([ground, main, light, paper]: FriezeColors): Css {
  return css`
div.frieze{overflow:hidden;padding:1rem 0;background:${ground}}
div.frieze svg{width:80rem;height:auto;max-width:none}
.frieze .c0{color:${ground}}.frieze .c1{color:${main}}.frieze .c2{color:${light}}.frieze .c3{color:${paper}}
.run{display:flex;justify-content:end}
[dir=rtl] .run svg{scale:-1 1}
@media (min-width:52em){
div.frieze svg{width:max(120rem,100%)}
}
@media print{
div.frieze{display:none}
}
`;
}

function strip(name: '' | ' run', width: number, height: number, inside: readonly Html[]): Html {
  return html`<div class="frieze${name}" aria-hidden="true"><svg viewBox="0 0 ${width} ${height}">${inside}</svg></div>`;
}

function tilesAt(x: number, block: string): Html {
  const tiles = [0, 1, 2, 3].map((at) => ({
    outline: `M${(at % 2) * TILE} ${Math.floor(at / 2) * TILE}${TILE_SHAPES[block.charAt(2 * at)]}`,
    color: block.charAt(2 * at + 1),
  }));
  const paths = [...Map.groupBy(tiles, ({ color }) => color)].map(
    ([color, own]) => html`<path class="c${color}" d="${own.map(({ outline }) => outline).join('')}"/>`,
  );
  return html`<g transform="translate(${x} 0)">${paths}</g>`;
}
