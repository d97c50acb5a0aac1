import { type Html, html } from './html.ts';

/** A tile is 10 units wide; each outline starts at its top left corner. */
const OUTLINES: Readonly<Record<string, string>> = {
  square: 'h10v10h-10z',
  a: 'h10a10 10 0 0 1-10 10z',
  b: 'h10v10a10 10 0 0 1-10-10z',
  c: 'm10 0v10h-10a10 10 0 0 1 10-10z',
  d: 'a10 10 0 0 1 10 10h-10z',
  l: 'a10 10 0 0 1 10 10a10 10 0 0 1-10-10z',
  k: 'm10 0a10 10 0 0 1-10 10a10 10 0 0 1 10-10z',
  o: 'm0 5a5 5 0 0 1 10 0a5 5 0 0 1-10 0z',
  r: 'm0 5a5 5 0 0 1 10 0a5 5 0 0 1-10 0zm2.5 0a2.5 2.5 0 0 0 5 0a2.5 2.5 0 0 0-5 0z',
  x: 'm3 5a2 2 0 0 1 4 0a2 2 0 0 1-4 0z',
};

/**
 * A mosaic of round and square tiles in the page's colours, for decoration. A tile is written as ground, shape and
 * shape's colour: `3a1` is a quarter disc (a to d: centred top left, top right, bottom right, bottom left) of
 * colour 1 on ground 3; l and k are leaves, o a disc, r a ring, x a dot, 0 and - stand for nothing.
 */
export function mosaic(rows: readonly string[]): Html {
  const tiles = rows.flatMap((row, y) => row.split(' ').map((tile, x) => ({ tile, x: x * 10, y: y * 10 })));
  const layer = (outlineAt: number | undefined, colorAt: number) => {
    const paths = new Map<string, string>();
    for (const { tile, x, y } of tiles) {
      const outline = OUTLINES[outlineAt === undefined ? 'square' : tile.charAt(outlineAt)];
      const color = tile.charAt(colorAt);
      if (outline && color !== '0') paths.set(color, `${paths.get(color) ?? ''}M${x} ${y}${outline}`);
    }
    return [...paths].map(([color, path]) => html`<path class="c${color}" d="${path}"/>`);
  };
  const width = Math.max(...rows.map((row) => row.split(' ').length)) * 10;
  return html`<svg viewBox="0 0 ${width} ${rows.length * 10}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${layer(undefined, 0)}${layer(1, 2)}</svg>`;
}
