import { motifAt } from '../artwork/motif.ts';
import { disc } from '../artwork/outlines.ts';
import type { TradeMotifs } from '../artwork/trade-motifs.ts';
import { type Html, html } from '../markup/html.ts';
import { picture, stars } from './shapes.ts';

const STARS = stars([14, 34], [30, 12], [46, 26], [90, 50], [12, 60]);
/** The grounds of the projects' tiles and what is drawn on them, used in turn: night and dusk. */
const TILES = [
  { ground: 3, main: 4, second: 4 },
  { ground: 4, main: 3, second: 3 },
] as const;

/** The circle of a kind of business: what it works with, on a hill under the moon. */
export function tradeCircle([first, second, third]: TradeMotifs): Html {
  return picture(
    4,
    [
      [5, STARS, disc(78, 24, 11)],
      [3, disc(50, 100, 64)],
    ],
    {
      width: 100,
      height: 100,
      above: [
        motifAt(first, [3, 5, 1], 28, 27, 5.5),
        motifAt(second, [3, 6, 4], 13, 53, 2),
        motifAt(third, [3, 6, 4], 71, 53, 2),
      ],
    },
  );
}

/** The pictures of the two services without an image. */
export function tradeServices([, second, , fourth]: TradeMotifs): readonly [Html, Html] {
  return [
    picture(3, [[4, disc(60, 50, 38)]], { above: [motifAt(second, [4, 5, 1], 36, 26, 6)] }),
    picture(1, [[3, disc(60, 42, 38)]], { above: [motifAt(fourth, [3, 5, 6], 36, 18, 6)] }),
  ];
}

/** The tile of a project without a picture: a part of a motif, and the initial of the project's title. */
export function tradeTile(motifs: TradeMotifs, place: number, title: string): Html {
  const { ground, main, second } = TILES[(place + (place >> 1)) % 2 === 0 ? 0 : 1];
  const motif = motifs[place % 5] ?? motifs[0];
  // With the article of an Arabic noun every title would have the same initial.
  const [initial = ''] = title.replace(/^ال(?=\S)/u, '');
  return picture(ground, [], {
    above: [
      motifAt(motif, [ground, main, second], 42, 13, 8),
      html`<text class="c5" x="32" y="75" text-anchor="middle">${initial}</text>`,
    ],
  });
}
