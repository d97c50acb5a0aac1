import { boxes, disc } from '../artwork/outlines.ts';
import type { Html } from '../markup/html.ts';
import { picture, stars, windows } from './shapes.ts';

const STARS = stars([24, 16], [50, 8], [96, 22], [80, 10], [14, 40], [106, 44]);

/** The author, asleep, half in the moon's light: drawn where no photo of them is set. */
export const PORTRAIT: Html = picture(
  4,
  [
    [5, disc(66, 36, 27)],
    [3, 'M24 100V44a26 26 0 0 1 52 0v56z'],
    [1, 'M8 100q4-28 42-28t42 28z'],
    [6, 'M50 24v54q-8 0-8-8v-4q-8-4-8-16V40q10-2 16-16z'],
    [5, 'M50 24v54q8 0 8-8v-4q8-4 8-16V40q-10-2-16-16z'],
    [3, 'M38 46q4 4 8 0v1q-4 4-8 0zM54 46q4 4 8 0v1q-4 4-8 0zM46 60q4 4 8 0v1q-4 4-8 0z'],
  ],
  { width: 100, height: 100 },
);

/** The drawings of the two services without an image: an open book, and a wall being painted. */
export const SERVICE_PICTURES: readonly [Html, Html] = [
  picture(3, [
    [2, disc(60, 52, 24)],
    [5, STARS],
    [1, 'M14 66q24-12 46 2q22-14 46-2v24H14z'],
    [5, 'M18 62q22-10 42 4v24H18zM102 62q-22-10-42 4v24h42z'],
    [6, 'M60 66v24h-1V65z'],
  ]),
  picture(1, [
    [3, disc(70, 40, 26)],
    [5, disc(62, 40, 26)],
    [4, boxes(3, 90, [24, 0], [40, 0]), boxes(16, 3, [25, 12], [25, 28], [25, 44], [25, 60], [25, 76])],
  ]),
];

/** The drawings of projects without a thumbnail, used in turn. */
export const PROJECT_PICTURES: readonly Html[] = [
  picture(3, [
    [4, 'M44 32 120-4V62z'],
    [5, STARS],
    [5, 'M34 90 37 38h12l3 52z'],
    [2, 'M36 54h14l1 10H35z'],
    [1, 'M37 26h12v12H37zM35 26l8-8 8 8z'],
    [6, 'M0 80q20-8 60-2t60-4v16H0z'],
  ]),
  picture(4, [
    [5, disc(84, 30, 18)],
    [6, 'M0 62Q40 34 120 58V90H0z'],
    [1, 'M26 46q0-4 4-4h46q4 0 4 4v20H26z'],
    [3, boxes(9, 8, [30, 47], [42, 47], [54, 47], [66, 47]), disc(38, 66, 5), disc(68, 66, 5)],
    [3, 'M0 69Q60 62 120 74V90H0z'],
  ]),
  picture(1, [
    [3, 'M24 90V14q10 10 36 10T96 14v76z'],
    [5, disc(45, 44, 15), disc(75, 44, 15)],
    [2, disc(45, 44, 10), disc(75, 44, 10)],
    [3, disc(45, 44, 5), disc(75, 44, 5)],
    [1, 'M60 52l-6 7 6 9 6-9z'],
  ]),
  picture(2, [
    [5, disc(60, 34, 22)],
    [3, 'M0 46h120v44H0z'],
    [5, boxes(44, 2, [38, 52]), boxes(30, 2, [45, 62]), boxes(14, 2, [55, 72])],
    [1, 'M92 30v20h-14zM94 36v14h8zM76 52h28l-4 6H80z'],
  ]),
  picture(4, [
    [3, windows([12, 6], [68, 6], [40, 34], [96, 34], [12, 62])],
    [1, windows([40, 6], [12, 34], [96, 62])],
    [5, windows([96, 6], [68, 62])],
    [2, windows([68, 34], [40, 62])],
    [3, 'M69 82q0-9 4-10v-6l2 2h2l2-2v6q4 1 4 10z'],
  ]),
  picture(4, [
    [5, STARS],
    [1, 'M24 30a36 36 0 0 0 72 0a38 24 0 0 1-72 0z'],
    [5, 'M59 14h2v36h-2zM61 16l18 10-18 8z'],
    [2, 'M0 64q10-8 20 0t20 0 20 0 20 0 20 0 20 0v26H0z'],
    [3, 'M-10 76q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0v14H0z'],
  ]),
];
