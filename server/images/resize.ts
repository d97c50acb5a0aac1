import sharp, { type Metadata } from 'sharp';

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

// 50 megapixels, above the cameras of current phones. Measured at that size, more than a process at rest: JPEG 160 MB if
// it is progressive, PNG and WebP 45 MB.
const MAX_PIXELS = 50_000_000;
const MAX_UNPACKED_BYTES = 150_000_000;
// libvips reads strips of the full width, several at a time.
const MAX_SIDE = 16_384;
// libvips decodes an interlaced PNG as a whole before it has the first line.
const MAX_INTERLACED_PIXELS = 4_000_000;
// An AVIF is decoded as a whole, in several copies: 12 megapixels take 230 to 310 MB, 50 took 870 MB.
const MAX_AVIF_PIXELS = 12_000_000;

const SAMPLE_BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };

// One thread an image and no cache: variant-cache.ts limits concurrency and remembers the results.
sharp.concurrency(1);
sharp.cache(false);
// Only formats that are served as pictures, and no vectors: each decoder more is a risk.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`),
});

/**
 * Applies the orientation, scales an image down, recompresses it and strips its metadata. Resolves with undefined for
 * what must stay as it is, because it is unreadable or too large. It is for a process of its own: see resize-apart.ts.
 */
export async function resizeImage(
  bytes: Uint8Array,
  { width, quality, webp }: ResizeOptions,
): Promise<ResizedImage | undefined> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const facts = await picture.metadata();
    if (isHeavy(facts) || (facts.format === 'heif' && isHeavyAvif(bytes))) return undefined;
    const { format, hasAlpha } = facts;
    const upright = picture.rotate();
    const sized = width > 0 ? upright.resize({ width, withoutEnlargement: true }) : upright;
    const target = webp ? 'webp' : format === 'png' || hasAlpha ? 'png' : 'jpeg';
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

/**
 * Whether an AVIF declares an image of more pixels than allowed, be it only its transparency, or is made of other images:
 * one of them can be its every tile. The decoder holds each image to the size that it declares.
 */
function isHeavyAvif(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.includes('dimg')) return true;
  for (let at = file.indexOf('ispe'); at !== -1; at = file.indexOf('ispe', at + 4)) {
    if (at + 16 > file.byteLength) return false;
    if (file.readUInt32BE(at + 8) * file.readUInt32BE(at + 12) > MAX_AVIF_PIXELS) return true;
  }
  return false;
}
