import { isAnimated } from '../../domain/images/is-animated.ts';
import type { PictureSize, Tone } from '../../domain/images/picture-size.ts';
import { pictureTypeOf, UNKNOWN_TYPE } from '../../domain/images/picture-type.ts';
import { toneOfPixels } from '../../domain/images/tone-of-pixels.ts';
import { UNDRAWABLE } from '../../domain/images/upload-rules.ts';
import { isTurned, withoutMetadata } from '../../domain/images/without-metadata.ts';
import type { ImageShrinking } from '../../domain/ports.ts';

/** Decoders and canvas; the app uses the browser's. */
export interface ImageDrawing {
  /** Decodes an image, rotated as its EXIF orientation says. */
  decode(file: File): Promise<ImageBitmap>;
  /** Decodes an SVG, which has no pixels of its own. */
  decodeDrawing(file: File): Promise<void>;
  canvas(width: number, height: number): OffscreenCanvas;
}

const LONGEST_SIDE = 2000;
const QUALITY = 0.8;
const ENDINGS = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

const SVG = 'image/svg+xml';
/** The types of pictures that can be seen through. */
const SEEN_THROUGH = new Set(['image/png', 'image/webp', 'image/gif']);
/** Enough pixels to tell a picture's tone. */
const SAMPLED = 64;
/** The types that are re-encoded if that makes them smaller. What is no known picture, such as HEIC, always is. */
const REENCODED = new Set(['image/jpeg', 'image/png', 'image/webp']);
/** What a file of such a type is called. One that is called anything else keeps its name and its bytes. */
const CALLED = /^image\/(?:p?jpe?g|jfif|png|webp|hei[cf]|bmp)$/i;

/** Decodes pictures, and re-encodes photos to at most 2000 pixels on the long side if that makes the file smaller. */
export function canvasShrinking(drawing: ImageDrawing = browserDrawing): ImageShrinking {
  return {
    async shrink(file) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const type = pictureTypeOf(bytes);
      if (type === SVG) {
        const bare = bareFile(file, bytes);
        await drawing.decodeDrawing(bare).catch(refuse);
        return { file: bare };
      }
      const picture = await drawing.decode(file).catch(refuse);
      const shrunk = shrunkSize(picture);
      const tone = SEEN_THROUGH.has(type) ? toneOf(picture, shrunk, drawing) : undefined;
      const size = { ...shrunk, ...(tone && { tone }) };
      const sized = (file: File) => ({ file, size });
      try {
        const kept = bareFile(file, bytes);
        const isKnown = type !== UNKNOWN_TYPE;
        const isPhoto = REENCODED.has(type) && !isAnimated(bytes);
        if (isKnown && !(isPhoto && CALLED.test(file.type)) && !isTurned(bytes)) return sized(kept);
        const drawn = await reencode(picture, size, file, type, drawing);
        // Turned, its pixels say what a note beside them said before.
        const isSmaller = drawn && (drawn.size < kept.size || isTurned(bytes));
        return sized(isSmaller || !isKnown ? (drawn ?? refuse(undefined)) : kept);
      } finally {
        picture.close();
      }
    },
  };
}

/** The file without what its camera and its programs wrote beside the picture; the same file if there is nothing to take away. */
function bareFile(file: File, bytes: Uint8Array<ArrayBuffer>): File {
  const bare = withoutMetadata(bytes);
  if (bare === bytes) return file;
  return new File([bare], file.name, { type: file.type, lastModified: file.lastModified });
}

function refuse(cause: unknown): never {
  throw Object.assign(new Error('This browser cannot draw the picture.', { cause }), { reason: UNDRAWABLE });
}

const browserDrawing: ImageDrawing = {
  decode: (file) => createImageBitmap(file),
  async decodeDrawing(file) {
    const image = new Image();
    image.src = URL.createObjectURL(file.slice(0, file.size, SVG));
    try {
      await image.decode();
    } finally {
      URL.revokeObjectURL(image.src);
    }
  },
  canvas: (width, height) => new OffscreenCanvas(width, height),
};

/** The size of a picture that is no larger than pages need. */
function shrunkSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The tone of a picture that can be seen through. */
function toneOf(picture: ImageBitmap, size: PictureSize, { canvas }: ImageDrawing): Tone | undefined {
  const scale = Math.min(1, SAMPLED / Math.max(size.width, size.height));
  const [width, height] = [Math.ceil(size.width * scale), Math.ceil(size.height * scale)];
  try {
    const pen = canvas(width, height).getContext('2d');
    pen?.drawImage(picture, 0, 0, width, height);
    return pen ? toneOfPixels(pen.getImageData(0, 0, width, height).data) : undefined;
  } catch {
    // A browser that shows nobody the pixels of a canvas.
    return undefined;
  }
}

async function reencode(
  picture: ImageBitmap,
  { width, height }: PictureSize,
  file: File,
  type: string,
  { canvas }: ImageDrawing,
): Promise<File | undefined> {
  try {
    const surface = canvas(width, height);
    const pen = surface.getContext('2d');
    if (!pen) return undefined;
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, width, height);
    const webp = await encode(surface, file, 'image/webp');
    if (webp) return webp;
    if (type === 'image/jpeg') return await encode(surface, file, 'image/jpeg');
    // Of what no page shows, a photo becomes JPEG and an icon, which may be seen through, PNG.
    if (type !== UNKNOWN_TYPE) return undefined;
    return await encode(surface, file, /icon|bmp/.test(file.type) ? 'image/png' : 'image/jpeg');
  } catch {
    // Too large for a canvas, or forbidden: the file may do as it is.
    return undefined;
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
