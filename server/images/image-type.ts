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

/** The first bytes of each raster format; a dot stands for any byte. */
const SIGNATURES: readonly (readonly [type: string, signature: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n\cZ\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
  ['image/avif', /^[\s\S]{4}ftypavi[fs]/],
];
const SIGNED = 16;
/** An SVG document: its root may follow a declaration, comments and a document type. */
const SVG =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/;
const SVG_HEAD = 4096;

/** The media type that the bytes of an image tell, whatever its sender says; `application/octet-stream` for any other bytes. */
export function imageTypeOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, SIGNED)).toString('latin1');
  const raster = SIGNATURES.find(([, signature]) => signature.test(start))?.[0];
  if (raster !== undefined) return raster;
  const isSvg = SVG.test(Buffer.from(bytes.subarray(0, SVG_HEAD)).toString('utf8'));
  return isSvg ? 'image/svg+xml' : UNKNOWN_TYPE;
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
