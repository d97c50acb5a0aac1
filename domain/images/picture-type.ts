/** What bytes that are no known picture are served as. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** What each raster format begins with; a dot stands for any byte. */
const SIGNATURES: readonly (readonly [type: string, start: string])[] = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF....WEBP'],
  ['image/avif', '....ftypavif'],
  ['image/avif', '....ftypavis'],
];
const SVG_HEAD = 4096;

/** The media type that the bytes of a picture tell, whatever its sender says; `application/octet-stream` for any other bytes. */
export function pictureTypeOf(bytes: Uint8Array): string {
  const raster = SIGNATURES.find(([, start]) => startsWith(bytes, start))?.[0];
  return raster ?? (isSvg(bytes) ? 'image/svg+xml' : UNKNOWN_TYPE);
}

function startsWith(bytes: Uint8Array, start: string): boolean {
  return [...start].every((byte, at) => byte === '.' || byte.charCodeAt(0) === bytes[at]);
}

/** Whether bytes may be an SVG document. Its prolog is not parsed: strangers write it, and it may hold anything. */
function isSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, SVG_HEAD)).trimStart().toLowerCase();
  return head.startsWith('<') && !head.startsWith('<!doctype html') && /<svg[\s>]/.test(head);
}
