import sharp, { type Metadata } from 'sharp';
import { isAnimated } from '../../src/domain/images/is-animated.ts';

/** What an image is resized to. */
export interface ResizeOptions {
  /** In pixels; 0: the width it has. An image is never made wider. */
  readonly width: number;
  /** From 20 to 100. */
  readonly quality: number;
  /** Whether the client accepts WebP. */
  readonly webp: boolean;
}

/** A resized image, with its actual media type. */
export interface ResizedImage {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

// 50 megapixels, above the cameras of current phones. Decoded at three bytes a pixel they take 150 MB.
const MAX_PIXELS = 50_000_000;
const MAX_UNPACKED_BYTES = 150_000_000;
// libvips reads strips of the full width, several at a time.
const MAX_SIDE = 16_384;
// libvips decodes an interlaced PNG as a whole before it has the first line.
const MAX_INTERLACED_PIXELS = 4_000_000;
const MAX_SECONDS = 10;

const SAMPLE_BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };

// One thread an image and no cache: variant-cache.ts limits concurrency and remembers the results.
sharp.concurrency(1);
sharp.cache(false);
// Only raster formats: SVG and PDF decoders are a risk.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
});

/**
 * Applies the orientation, scales an image down, recompresses it and strips its metadata. Resolves with undefined for
 * what must stay as it is: vector and animated images, and those that are unreadable, too large or too slow.
 */
export async function resizeImage(
  bytes: Uint8Array,
  { width, quality, webp }: ResizeOptions,
  maxSeconds = MAX_SECONDS,
): Promise<ResizedImage | undefined> {
  if (isAnimated(bytes)) return undefined;
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const facts = await picture.metadata();
    if (isHeavy(facts)) return undefined;
    const { format, hasAlpha } = facts;
    const upright = picture.rotate().timeout({ seconds: maxSeconds });
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
    pixels * channels * (SAMPLE_BYTES[depth] ?? 8) > MAX_UNPACKED_BYTES ||
    Math.max(width, height) > MAX_SIDE ||
    (format === 'png' && isProgressive && pixels > MAX_INTERLACED_PIXELS)
  );
}
