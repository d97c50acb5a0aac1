/** What bytes that are no known image are served as. */
const UNKNOWN_TYPE = 'application/octet-stream';

const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/gif', 'gif'],
  ['image/svg+xml', 'svg'],
]);

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

/** The media type that the bytes of an image tell, whatever its sender says; `application/octet-stream` for any other bytes. */
export function imageTypeOf(bytes: Uint8Array): string {
  const raster = SIGNATURES.find(([, start]) => startsWith(bytes, start))?.[0];
  return raster ?? (isSvg(bytes) ? 'image/svg+xml' : UNKNOWN_TYPE);
}

function startsWith(bytes: Uint8Array, start: string): boolean {
  return [...start].every((byte, at) => byte === '.' || byte.charCodeAt(0) === bytes[at]);
}

/** Whether bytes may be an SVG document. Its prolog is not parsed: strangers write it, and it may hold anything. */
function isSvg(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, SVG_HEAD)).toString('utf8').trimStart().toLowerCase();
  return head.startsWith('<') && !head.startsWith('<!doctype html') && /<svg[\s>]/.test(head);
}

/** The media type to serve for a stored one: without parameters, and only that of a known image. */
export function servedType(stored: string): string {
  const [type = ''] = stored.toLowerCase().split(';');
  return EXTENSIONS.has(type.trim()) ? type.trim() : UNKNOWN_TYPE;
}

/** Whether a browser that opens the address must save the bytes: it would show an SVG as a document, with its links. */
export function isSavedOnly(type: string): boolean {
  return type === UNKNOWN_TYPE || type === 'image/svg+xml';
}

/** The extension of files of a served type, without the dot. */
export function extensionOf(type: string): string {
  return EXTENSIONS.get(type) ?? 'bin';
}
