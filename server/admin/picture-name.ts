import { decodeKey, isUpload } from '../images/image-access.ts';

const CONTENT = /^[\da-f]{64}$/i;
const ADDRESS = /^\/storage\/v1\/(?:object|render\/image)\/(?:public\/)?images\/(.+)$/;

/**
 * The path of the picture that a text names: by its address, in any spelling that a browser would load, or by its path;
 * or the SHA-256 of its bytes, as it is. undefined for any other text.
 */
export function pictureNameIn(text: string): string | undefined {
  if (CONTENT.test(text)) return text.toLowerCase();
  if (isUpload(text)) return text;
  return ADDRESS.exec(decodeKey(URL.parse(text, 'http://localhost')?.pathname ?? ''))?.[1];
}
