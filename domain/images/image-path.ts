import { type PictureSize, writtenSize } from './picture-size.ts';

const RANDOM_BYTES = 12;
const ENDING = /^[a-z0-9]{1,10}$/;
const USUAL_ENDINGS: Readonly<Record<string, string>> = { jpeg: 'jpg', 'vnd.microsoft.icon': 'ico' };

/**
 * Draws a path in the image store, `uploads/{random}_{timestamp}.{ext}`; `at` is in milliseconds since 1970. The random
 * part ends with the picture's size where that is known, so that a page can keep a place of its shape.
 */
export function drawImagePath(
  { name, type }: Pick<File, 'name' | 'type'>,
  randomBytes: (count: number) => Uint8Array,
  at: number,
  size?: PictureSize,
): string {
  const random = Array.from(randomBytes(RANDOM_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `uploads/${random}${size ? writtenSize(size) : ''}_${at}.${endingOf(name) ?? endingFor(type)}`;
}

function endingOf(name: string): string | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return ENDING.test(ending) ? ending : undefined;
}

function endingFor(type: string): string {
  // The subtype without prefix and suffix: `image/svg+xml` is svg, `image/x-icon` is icon.
  const kind = /^image\/(?:x-)?([^+;]+)/i.exec(type)?.[1]?.trim().toLowerCase() ?? '';
  const ending = USUAL_ENDINGS[kind] ?? kind;
  return ENDING.test(ending) ? ending : 'img';
}
