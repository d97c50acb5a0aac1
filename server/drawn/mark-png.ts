import { crc32, deflateSync } from 'node:zlib';
import {
  DRAWN_SIZES,
  type DrawnKind,
  type Mark,
  type MarkShape,
} from '../../domain/publish/drawn-picture.ts';

/** Marks are drawn in a square of this many units, as in the templates. */
const UNITS = 32;
/** The radius of a tile's round corners. */
const CORNER = 11;
/** The share of a picture's height that its mark takes. */
const SHARE = 0.6;
/** Each pixel is looked at in so many rows and columns. */
const SAMPLES = 4;
const STEPS = SAMPLES * SAMPLES;
const CORNERS = [SAMPLES - 1, STEPS - SAMPLES, STEPS - 1];

type Point = readonly [x: number, y: number];
type Part = 'ground' | 'main' | 'spot';

/** What a mark shows at a point. */
const PARTS: Readonly<Record<MarkShape, (...at: Point) => Part>> = {
  leaves: (x, y) => {
    if (isInLeaf(x, y) || isInLeaf(x - 16, y - 16)) return 'main';
    return isWithin(8, [24, 8], [x, y]) ? 'spot' : 'ground';
  },
  moon: (x, y) =>
    isWithin(14, [17.464, 15.768], [x, y]) && !isWithin(12, [21.101, 13.949], [x, y]) ? 'main' : 'ground',
  tile: (x, y) => (isInTile(x, y) ? 'main' : 'ground'),
};

/** A tile is the whole square, with two round corners that face each other. */
function isInTile(x: number, y: number): boolean {
  const [toRight, toTop] = [UNITS - x, UNITS - y];
  const isCorner = (across: number, down: number) => across < CORNER && down < CORNER;
  const isWithinCorner = (across: number, down: number) => isWithin(CORNER, [CORNER, CORNER], [across, down]);
  if (isCorner(toRight, y)) return isWithinCorner(toRight, y);
  return !isCorner(x, toTop) || isWithinCorner(x, toTop);
}

/** A leaf is a square with two round corners that face each other. */
function isInLeaf(x: number, y: number): boolean {
  const isInSquare = x >= 0 && x < 16 && y >= 0 && y < 16;
  return isInSquare && (x < 8 === y < 8 || isWithin(8, [8, 8], [x, y]));
}

function isWithin(radius: number, [x, y]: Point, [toX, toY]: Point): boolean {
  return (x - toX) ** 2 + (y - toY) ** 2 < radius ** 2;
}

const pixels = new Map<string, Uint8Array>();

/**
 * A mark as a PNG. Its pixels are indexes into a palette, which alone holds the colors: the pixels of a shape are made once,
 * so that a picture costs 70 µs, and nobody can make the server work by asking for many colors.
 */
export function markPng(kind: DrawnKind, mark: Mark): Uint8Array<ArrayBuffer> {
  const { width, height } = DRAWN_SIZES[kind];
  const key = `${kind} ${mark.shape}`;
  const data = pixels.get(key) ?? deflateSync(pixelsOf(kind, PARTS[mark.shape]));
  pixels.set(key, data);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, of a palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', paletteOf(mark)),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const made = Buffer.alloc(named.byteLength + 8);
  made.writeUInt32BE(data.byteLength);
  made.set(named, 4);
  made.writeUInt32BE(crc32(named), named.byteLength + 4);
  return made;
}

/** The ground, then the steps from it to the main color, then those to the spot's. */
function paletteOf({ ground, main, spot }: Mark): Uint8Array {
  const from = channels(ground);
  const towards = (color: string) =>
    Array.from({ length: STEPS }, (_, step) =>
      channels(color).map((to, at) => Math.round(mixed(from[at] ?? 0, to, (step + 1) / STEPS))),
    ).flat();
  return Uint8Array.from([...from, ...towards(main), ...towards(spot)]);
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const mixed = (from: number, to: number, share: number) => from + (to - from) * share;

/** The rows of a picture, each after the byte that says that it is not filtered. */
function pixelsOf(kind: DrawnKind, partAt: (...at: Point) => Part): Uint8Array {
  const { width, height } = DRAWN_SIZES[kind];
  const side = Math.round(height * SHARE);
  const [left, top] = [Math.round((width - side) / 2), Math.round((height - side) / 2)];
  const made = new Uint8Array(height * (width + 1));
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++)
      made[(top + row) * (width + 1) + 1 + left + column] = indexAt(column, row, side, partAt);
  return made;
}

/** The place in the palette of a pixel, by how much of it the mark covers. */
function indexAt(column: number, row: number, side: number, partAt: (...at: Point) => Part): number {
  const sampled = (sample: number) => {
    const x = column + ((sample % SAMPLES) + 0.5) / SAMPLES;
    const y = row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
    return partAt((x * UNITS) / side, (y * UNITS) / side);
  };
  const covered = { ground: 0, main: 0, spot: 0 };
  const first = sampled(0);
  // Most pixels show one part.
  if (CORNERS.every((corner) => sampled(corner) === first)) covered[first] = STEPS;
  else for (let sample = 0; sample < STEPS; sample++) covered[sampled(sample)] += 1;
  const { main, spot } = covered;
  if (main + spot === 0) return 0;
  return main >= spot ? main + spot : STEPS + main + spot;
}
