const PNG_CHUNKS_AT = 8;
// As numbers: a file of 5 MB may have 400,000 chunks.
const ACTL = 0x6163544c;
const IDAT = 0x49444154;

/** True if an image file may be animated: any GIF, and PNG, WebP or AVIF with an animation header. Such a file must not be re-encoded. */
export function isAnimated(file: Uint8Array): boolean {
  if (textAt(file, 0, 4) === 'GIF8') return true;
  if (textAt(file, 1, 3) === 'PNG') return isMovingPng(file);
  if (textAt(file, 0, 4) === 'RIFF' && textAt(file, 8, 8) === 'WEBPVP8X') return ((file[20] ?? 0) & 2) !== 0;
  if (textAt(file, 4, 4) === 'ftyp') return brandsOf(file).some((brand) => SEQUENCES.has(brand));
  return false;
}

/** Brands of AVIF and HEIF image sequences. */
const SEQUENCES = new Set(['avis', 'hevc', 'hevx', 'msf1']);

function isMovingPng(file: Uint8Array): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  // `acTL`, which announces animation frames, precedes the first `IDAT`.
  for (let at = PNG_CHUNKS_AT; at + 8 <= file.byteLength; at += 12 + view.getUint32(at)) {
    const kind = view.getUint32(at + 4);
    if (kind === ACTL) return true;
    if (kind === IDAT) return false;
  }
  return false;
}

function brandsOf(file: Uint8Array): string[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = Math.min(view.getUint32(0), file.byteLength, 256);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) brands.push(textAt(file, at, 4));
  return brands;
}

function textAt(file: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...file.subarray(at, at + length));
}
