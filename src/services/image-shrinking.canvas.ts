import { isAnimated } from '../domain/images/is-animated.ts';
import type { ImageShrinking } from '../domain/ports.ts';

/** Decoder and canvas; the app uses the browser's. */
export interface ImageDrawing {
  /** Decodes an image, rotated as its EXIF orientation says. */
  decode(file: File): Promise<ImageBitmap>;
  canvas(width: number, height: number): OffscreenCanvas;
}

const LONGEST_SIDE = 2000;
const QUALITY = 0.8;
const ENDINGS = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const;

/**
 * The types that are re-encoded: bitmaps without animation. Opaque ones may become JPEG, which has no
 * transparency.
 */
const REENCODED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif', 'image/bmp']);
const OPAQUE = new Set(['image/jpeg', 'image/heic', 'image/heif']);

/** Re-encodes photos to at most 2000 pixels on the long side, if that makes the file smaller. */
export function canvasShrinking(drawing: ImageDrawing = browserDrawing): ImageShrinking {
  return {
    async shrink(file) {
      try {
        if (!REENCODED.has(file.type)) return file;
        if (isAnimated(new Uint8Array(await file.arrayBuffer()))) return file;
        const drawn = await reencode(file, drawing);
        return drawn && drawn.size < file.size ? drawn : file;
      } catch {
        // The browser cannot decode this image: upload it as it is.
        return file;
      }
    },
  };
}

const browserDrawing: ImageDrawing = {
  decode: (file) => createImageBitmap(file),
  canvas: (width, height) => new OffscreenCanvas(width, height),
};

async function reencode(file: File, { decode, canvas }: ImageDrawing): Promise<File | undefined> {
  const picture = await decode(file);
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const surface = canvas(width, height);
    const pen = surface.getContext('2d');
    if (!pen) return undefined;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, width, height);
    return (
      (await encode(surface, file, 'image/webp')) ??
      (OPAQUE.has(file.type) ? await encode(surface, file, 'image/jpeg') : undefined)
    );
  } finally {
    picture.close();
  }
}

/** Encodes the canvas; undefined if this browser cannot encode `type`, as it then falls back to PNG. */
async function encode(
  surface: OffscreenCanvas,
  { name, lastModified }: File,
  type: keyof typeof ENDINGS,
): Promise<File | undefined> {
  const blob = await surface.convertToBlob({ type, quality: QUALITY });
  if (blob.type !== type) return undefined;
  const newName = `${name.replace(/\.[^.]*$/, '')}.${ENDINGS[type]}`;
  return new File([blob], newName, { type, lastModified });
}
