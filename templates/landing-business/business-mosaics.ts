import type { BusinessMotifs } from '../artwork/business-motifs.ts';
import { type Inks, type Motif, motifAt } from '../artwork/motif.ts';
import type { Html } from '../markup/html.ts';
import { mosaic } from './mosaic.ts';

/** The motifs' colors on each ground that a mosaic has for them. */
const ON: Readonly<Record<2 | 3 | 4 | 5, Inks>> = {
  2: [2, 4, 5],
  3: [3, 1, 2],
  4: [4, 5, 1],
  5: [5, 4, 1],
};
/** The hero's mosaic for a kind of business. Its left half is in view on every screen. */
export function heroMosaic([first, second, third]: BusinessMotifs): Html {
  return mosaic(
    [
      '0x2 0c2 2o5 1a4 5-0 5-0 3l2',
      '0c4 4-0 4-0 1c4 5-0 5-0 1d5',
      '4-0 4-0 4-0 5k1 1c4 3r1 4k5',
      '0b4 4-0 4-0 1l4 3-0 3-0 2a4',
      '0o1 2k3 5b1 2d4 3-0 3-0 4o5',
    ],
    [on(4, first, 1, 5, 1.25), on(5, second, 16, 0), on(3, third, 16, 12)],
  );
}

function on(ground: keyof typeof ON, motif: Motif, x: number, y: number, scale?: number): Html {
  return motifAt(motif, ON[ground], x, y, scale);
}
