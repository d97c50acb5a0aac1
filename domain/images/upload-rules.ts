/** Maximum size of an image, in bytes. */
export const MAX_IMAGE_BYTES = 5_242_880;

/** The reason why a file is rejected; also the key of its text. */
export type ImageProblem = 'notImage' | 'tooLarge';

/** Checks type, then size, as the specification orders; undefined if the file may be uploaded. */
export function checkImage({ type, size }: Pick<File, 'type' | 'size'>): ImageProblem | undefined {
  if (!type.startsWith('image/')) return 'notImage';
  return size > MAX_IMAGE_BYTES ? 'tooLarge' : undefined;
}

/** The reason of a failed upload where this browser cannot draw the picture; its words are those of the screen. */
export const UNDRAWABLE = 'undrawable';

/** The reason of a failed upload where the picture is too large even after it was made smaller. */
export const STILL_TOO_LARGE = 'stillTooLarge';
