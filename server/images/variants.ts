import type { Context } from 'hono';
import type { ImageFacts } from '../store/image-store.ts';
import type { ResizeOptions } from './resize.ts';
import { sendImage } from './send-image.ts';
import { storageErrors } from './storage-errors.ts';
import type { VariantCache } from './variant-cache.ts';

const MAX_WIDTH = 2000;
const DEFAULT_QUALITY = 80;

/** Reads the query of a render call; throws a StorageError for the first value out of bounds. */
export function readVariantRequest(c: Context): ResizeOptions {
  const width = wholeNumber(c, 'width', 0, Number.POSITIVE_INFINITY) ?? 0;
  const quality = wholeNumber(c, 'quality', 20, 100) ?? DEFAULT_QUALITY;
  return { width: Math.min(width, MAX_WIDTH), quality, webp: takesWebp(c.req.header('accept')) };
}

/** Answers GET and HEAD with a smaller variant of an image, or with the image itself if it cannot be resized. */
export async function sendVariant(
  c: Context,
  image: ImageFacts,
  to: ResizeOptions,
  transforms: VariantCache,
  read: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Response> {
  c.header('Vary', 'Accept');
  const made = await transforms(image.path, to);
  if (!made) return sendImage(c, { ...image, read });
  c.header('X-Transformations', `width:${to.width},resizing_type:fill,quality:${to.quality}`);
  const { bytes, type, hash } = made;
  return sendImage(c, { ...image, type, hash, size: bytes.byteLength, read: async () => bytes });
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

function takesWebp(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((range) => {
    const [type = '', ...parameters] = range
      .toLowerCase()
      .split(';')
      .map((part) => part.trim());
    return type === 'image/webp' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
