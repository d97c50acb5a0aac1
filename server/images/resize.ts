import sharp, { type Metadata } from 'sharp';
import { isAnimated } from '../../src/domain/images/is-animated.ts';

/** What a picture is made into. */
export interface ResizeOptions {
  /** In pixels; 0: as wide as it is. A picture is never made wider. */
  readonly width: number;
  /** 20 to 100. */
  readonly quality: number;
  /** Whether it may be made into WebP; else it stays what it is, where every browser knows that. */
  readonly webp: boolean;
}

/** A picture that was made, with the type it really has. */
export interface ResizedImage {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

// More than today's cameras take, of three colours and a byte each.
const MOST_PIXELS = 50_000_000;
const MOST_UNPACKED_BYTES = 150_000_000;
// Pictures are read in strips as wide as they are, several at a time.
const LONGEST_SIDE = 16_384;
// An interlaced PNG is unpacked whole before its first line is known.
const MOST_INTERLACED_PIXELS = 4_000_000;
const MOST_SECONDS = 10;

const SAMPLE_BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };

// One thread a picture: how many are made at once is the caller's to say, and none is made twice.
sharp.concurrency(1);
sharp.cache(false);
// Only pictures made of pixels are read at all: drawings and documents could be programs.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
});

/**
 * Turns a picture upright, makes it narrower and lighter, and drops what its camera wrote into it. Undefined for what
 * must stay as it is: drawings and moving pictures, and what cannot be read, is too large or takes too long.
 */
export async function resizeImage(
  bytes: Uint8Array,
  { width, quality, webp }: ResizeOptions,
  mostSeconds = MOST_SECONDS,
): Promise<ResizedImage | undefined> {
  if (isAnimated(bytes)) return undefined;
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const facts = await picture.metadata();
    if (isHeavy(facts)) return undefined;
    const { format, hasAlpha } = facts;
    const upright = picture.rotate().timeout({ seconds: mostSeconds });
    const sized = width > 0 ? upright.resize({ width, withoutEnlargement: true }) : upright;
    const target = webp || format === 'webp' ? 'webp' : format === 'png' || hasAlpha ? 'png' : 'jpeg';
    const made = await (target === 'png' ? sized.png() : sized[target]({ quality })).toBuffer();
    return { type: `image/${target}`, bytes: new Uint8Array(made) };
  } catch {
    return undefined;
  }
}

function isHeavy({ width, height, channels, depth, format, isProgressive }: Metadata): boolean {
  const pixels = width * height;
  return (
    pixels * channels * (SAMPLE_BYTES[depth] ?? 8) > MOST_UNPACKED_BYTES ||
    Math.max(width, height) > LONGEST_SIDE ||
    (format === 'png' && isProgressive && pixels > MOST_INTERLACED_PIXELS)
  );
}
