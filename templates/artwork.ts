import { type Html, html } from './html.ts';

/** A tile is 10 units wide; each outline starts at its top left corner. */
const SHAPES: Readonly<Record<string, string>> = {
  a: 'h10a10 10 0 0 1-10 10z',
  b: 'h10v10a10 10 0 0 1-10-10z',
  c: 'm10 0v10h-10a10 10 0 0 1 10-10z',
  d: 'a10 10 0 0 1 10 10h-10z',
  l: 'a10 10 0 0 1 10 10a10 10 0 0 1-10-10z',
  k: 'm10 0a10 10 0 0 1-10 10a10 10 0 0 1 10-10z',
  o: 'm0 5a5 5 0 0 1 10 0a5 5 0 0 1-10 0z',
  r: 'm0 5a5 5 0 0 1 10 0a5 5 0 0 1-10 0zm2.5 0a2.5 2.5 0 0 0 5 0a2.5 2.5 0 0 0-5 0z',
  x: 'm3 5a2 2 0 0 1 4 0a2 2 0 0 1-4 0z',
  B: 'h20v20a20 20 0 0 1-20-20z',
  C: 'm20 0v20h-20a20 20 0 0 1 20-20z',
  O: 'm0 10a10 10 0 0 1 20 0a10 10 0 0 1-20 0z',
};

/** A piece of the drawing: which colour it has and its outline. */
type Piece = readonly [color: string, outline: string];

/**
 * A mosaic of round and square tiles in the page's colours, for decoration. A tile is written as ground, shape and
 * shape's colour: `3a1` is a quarter disc (a to d: centred top left, top right, bottom right, bottom left) of
 * colour 1 on ground 3; l and k are leaves, o a disc, r a ring, x a dot; a capital is the same shape over two by two
 * tiles; 0 and - stand for nothing.
 */
export function mosaic(rows: readonly string[]): Html {
  const grid = rows.map((row) => row.split(' '));
  const grounds = grid.flatMap((tiles, y) => groundRuns(tiles, y * 10));
  const shapes = grid.flatMap((tiles, y) =>
    tiles.flatMap((tile, x): Piece[] => {
      const outline = SHAPES[tile.charAt(1)];
      return outline ? [[tile.charAt(2), `M${x * 10} ${y * 10}${outline}`]] : [];
    }),
  );
  const width = Math.max(...grid.map((tiles) => tiles.length)) * 10;
  return html`<svg viewBox="0 0 ${width} ${rows.length * 10}" preserveAspectRatio="xMinYMid slice" aria-hidden="true">${layer(grounds)}${layer(shapes)}</svg>`;
}

/** The grounds of a row, neighbours of one colour as one piece. */
function groundRuns(tiles: readonly string[], y: number): readonly Piece[] {
  return tiles.flatMap((tile, x): Piece[] => {
    const ground = tile.charAt(0);
    if (ground === '0' || tiles[x - 1]?.charAt(0) === ground) return [];
    const end = tiles.findIndex((other, at) => at > x && other.charAt(0) !== ground);
    const length = ((end === -1 ? tiles.length : end) - x) * 10;
    return [[ground, `M${x * 10} ${y}h${length}v10h-${length}z`]];
  });
}

/** One path for each colour. */
function layer(pieces: readonly Piece[]): readonly Html[] {
  const outlines = Map.groupBy(pieces, ([color]) => color);
  return [...outlines].map(
    ([color, own]) => html`<path class="c${color}" d="${own.map(([, outline]) => outline).join('')}"/>`,
  );
}
