const CONTENT = /^[\da-f]{64}$/i;
const ADDRESS = /^\/storage\/v1\/(?:object|render\/image)\/(?:public\/)?images\/(.+)$/;
const FOLDER = 'uploads/';

/**
 * The path of the picture that a text names: by its address, in any spelling that a browser would load, or by its path;
 * or the SHA-256 of its bytes, as it is. undefined for any other text.
 */
export function pictureNameIn(text: string): string | undefined {
  if (CONTENT.test(text)) return text.toLowerCase();
  if (text.startsWith(FOLDER)) return text;
  return ADDRESS.exec(decoded(URL.parse(text, 'http://localhost')?.pathname ?? ''))?.[1];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
