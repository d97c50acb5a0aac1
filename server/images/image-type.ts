import { UNKNOWN_TYPE } from '../../domain/images/picture-type.ts';

const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/gif', 'gif'],
  ['image/svg+xml', 'svg'],
]);

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
