/** Bytes that an image may have at most. */
export const MAX_IMAGE_BYTES = 5_242_880;

/** Why a file is not taken as an image; the words of each stand under this name. */
export type ImageProblem = 'notImage' | 'tooLarge';

/** The specification's two checks, in its order; undefined: the file may be uploaded. */
export function checkImage({ type, size }: Pick<File, 'type' | 'size'>): ImageProblem | undefined {
  if (!type.startsWith('image/')) return 'notImage';
  return size > MAX_IMAGE_BYTES ? 'tooLarge' : undefined;
}
