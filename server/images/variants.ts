import type { Context } from 'hono';
import { weightedNames } from '../http/accept.ts';
import type { ResizeOptions } from './resize.ts';
import { type SentImage, sendImage } from './send-image.ts';
import { storageErrors } from './storage-errors.ts';
import type { VariantCache } from './variant-cache.ts';

/** Few sizes, so that nobody can have thousands of variants of one image made. A width between two of them gets the wider one. */
const WIDTHS = [80, 160, 320, 480, 640, 800, 1000, 1280, 1600, 2000] as const;
const QUALITIES = [20, 40, 60, 80, 100] as const;
const DEFAULT_QUALITY = 80;

/** Reads the query of a render call; throws a StorageError for the first value out of bounds. */
export function readVariantRequest(c: Context): ResizeOptions {
  const width = wholeNumber(c, 'width', 0, Number.POSITIVE_INFINITY) ?? 0;
  const quality = wholeNumber(c, 'quality', 20, 100) ?? DEFAULT_QUALITY;
  const accepted = weightedNames(c.req.header('accept') ?? '');
  const webp = accepted.some(([type, weight]) => type === 'image/webp' && weight > 0);
  const sized = width === 0 ? 0 : atLeast(width, WIDTHS);
  return { width: sized, quality: atLeast(quality, QUALITIES), webp };
}

/** Answers GET and HEAD with a smaller variant of an image, or with the image itself if it cannot be resized. */
export async function sendVariant(
  c: Context,
  image: SentImage,
  to: ResizeOptions,
  made: Awaited<ReturnType<VariantCache>>,
): Promise<Response> {
  c.header('Vary', 'Accept');
  if (!made) return sendImage(c, image);
  c.header('X-Transformations', `width:${to.width},resizing_type:fill,quality:${to.quality}`);
  const { bytes, type, hash } = made;
  return sendImage(c, {
    ...image,
    type,
    hash,
    size: bytes.byteLength,
    read: async (span) => (span ? bytes.subarray(span.first, span.first + span.count) : bytes),
  });
}

/** The smallest choice that is at least a number; the largest choice if none is. */
function atLeast(number: number, choices: readonly number[]): number {
  return choices.find((choice) => choice >= number) ?? Math.max(...choices);
}

function wholeNumber(c: Context, name: string, least: number, most: number): number | undefined {
  const text = c.req.query(name);
  if (text === undefined) return undefined;
  const number = Number(text);
  if (text.trim() === '' || !Number.isInteger(number)) throw outOfBounds(name, 'be integer');
  if (number < least) throw outOfBounds(name, `be >= ${least}`);
  if (number > most) throw outOfBounds(name, `be <= ${most}`);
  return number;
}

function outOfBounds(name: string, rule: string) {
  return storageErrors.invalidRequest(`querystring/${name} must ${rule}`);
}
