import { isAnimated } from '../domain/images/is-animated.ts';
import type { ImageShrinking } from '../domain/ports.ts';

/** What draws a picture; the browser's own in the app. */
export interface ImageDrawing {
  /** Reads a picture, upright. */
  decode(file: File): Promise<ImageBitmap>;
  canvas(width: number, height: number): OffscreenCanvas;
}

const LONGEST_SIDE = 2000;
const QUALITY = 0.8;
const ENDINGS = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const;

/** What may be drawn anew: pictures made of pixels that stand still. The second kind is never seen through. */
const DRAWN = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif', 'image/bmp']);
const OPAQUE = new Set(['image/jpeg', 'image/heic', 'image/heif']);

/** Draws photos anew, at most 2000 pixels on the long side, where that makes them smaller. */
export function canvasShrinking(drawing: ImageDrawing = browserDrawing): ImageShrinking {
  return {
    async shrink(file) {
      try {
        if (!DRAWN.has(file.type)) return file;
        if (isAnimated(new Uint8Array(await file.arrayBuffer()))) return file;
        const drawn = await drawAnew(file, drawing);
        return drawn && drawn.size < file.size ? drawn : file;
      } catch {
        // A picture that this browser cannot draw is sent as it is.
        return file;
      }
    },
  };
}

const browserDrawing: ImageDrawing = {
  decode: (file) => createImageBitmap(file),
  canvas: (width, height) => new OffscreenCanvas(width, height),
};

async function drawAnew(file: File, { decode, canvas }: ImageDrawing): Promise<File | undefined> {
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
      (await write(surface, file, 'image/webp')) ??
      (OPAQUE.has(file.type) ? await write(surface, file, 'image/jpeg') : undefined)
    );
  } finally {
    picture.close();
  }
}

/** The drawing as a file; undefined where this browser cannot write that type: it then writes another. */
async function write(
  surface: OffscreenCanvas,
  { name, lastModified }: File,
  type: keyof typeof ENDINGS,
): Promise<File | undefined> {
  const blob = await surface.convertToBlob({ type, quality: QUALITY });
  if (blob.type !== type) return undefined;
  const newName = `${name.replace(/\.[^.]*$/, '')}.${ENDINGS[type]}`;
  return new File([blob], newName, { type, lastModified });
}
