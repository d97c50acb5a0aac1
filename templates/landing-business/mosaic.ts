import { TILE, TILE_SHAPES } from '../artwork/tiles.ts';
import { type Html, html } from '../markup/html.ts';

/** A piece of the drawing: which colour it has and its outline. */
type Piece = readonly [color: string, outline: string];

/**
 * A mosaic of round and square tiles in the page's colours, for decoration. A tile is written as ground, shape and
 * shape's colour: `3a1` is a quarter disc (a to d: centred top left, top right, bottom right, bottom left) of
 * colour 1 on ground 3; l and k are leaves, o a disc, r a ring, x a dot; a capital is the same shape over two by two
 * tiles; 0 and - stand for nothing. `above` is drawn over all tiles.
 */
export function mosaic(rows: readonly string[], above: readonly Html[] = []): Html {
  const grid = rows.map((row) => row.split(' '));
  const grounds = grid.flatMap((tiles, y) => groundRuns(tiles, y * TILE));
  const shapes = grid.flatMap((tiles, y) =>
    tiles.flatMap((tile, x): Piece[] => {
      const outline = TILE_SHAPES[tile.charAt(1)];
      return outline ? [[tile.charAt(2), `M${x * TILE} ${y * TILE}${outline}`]] : [];
    }),
  );
  const width = Math.max(...grid.map((tiles) => tiles.length)) * TILE;
  return html`<svg viewBox="0 0 ${width} ${rows.length * TILE}" preserveAspectRatio="xMinYMid slice" aria-hidden="true">${layer(grounds)}${layer(shapes)}${above}</svg>`;
}

/** The grounds of a row, neighbours of one colour as one piece. */
function groundRuns(tiles: readonly string[], y: number): readonly Piece[] {
  return tiles.flatMap((tile, x): Piece[] => {
    const ground = tile.charAt(0);
    if (ground === '0' || tiles[x - 1]?.charAt(0) === ground) return [];
    const end = tiles.findIndex((other, at) => at > x && other.charAt(0) !== ground);
    const length = ((end === -1 ? tiles.length : end) - x) * TILE;
    return [[ground, `M${x * TILE} ${y}h${length}v${TILE}h-${length}z`]];
  });
}

/** One path for each colour. */
function layer(pieces: readonly Piece[]): readonly Html[] {
  const outlines = Map.groupBy(pieces, ([color]) => color);
  return [...outlines].map(
    ([color, own]) => html`<path class="c${color}" d="${own.map(([, outline]) => outline).join('')}"/>`,
  );
}
