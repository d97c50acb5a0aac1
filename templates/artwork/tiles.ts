/** How wide a tile is. */
export const TILE = 4;
/** The outline of each shape, from its tile's top left corner: a to d are quarter discs, l and k leaves, o a disc, r a ring, x a dot; a capital covers two by two tiles. */
export const TILE_SHAPES: Readonly<Record<string, string>> = {
  a: 'h4a4 4 0 0 1-4 4z',
  b: 'h4v4a4 4 0 0 1-4-4z',
  c: 'm4 0v4h-4a4 4 0 0 1 4-4z',
  d: 'a4 4 0 0 1 4 4h-4z',
  l: 'a4 4 0 0 1 4 4a4 4 0 0 1-4-4z',
  k: 'm4 0a4 4 0 0 1-4 4a4 4 0 0 1 4-4z',
  o: 'm0 2a2 2 0 0 1 4 0a2 2 0 0 1-4 0z',
  r: 'm0 2a2 2 0 0 1 4 0a2 2 0 0 1-4 0zm1 0a1 1 0 0 0 2 0a1 1 0 0 0-2 0z',
  x: 'm1 2a1 1 0 0 1 2 0a1 1 0 0 1-2 0z',
  B: 'h8v8a8 8 0 0 1-8-8z',
  C: 'm8 0v8h-8a8 8 0 0 1 8-8z',
  O: 'm0 4a4 4 0 0 1 8 0a4 4 0 0 1-8 0z',
};
