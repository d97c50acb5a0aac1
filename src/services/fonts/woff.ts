const HEADER = 44;
const ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;
const SIGNATURE = 0x774f4646;

/**
 * Packs a TrueType font as WOFF 1.0. Its tables are deflated by the browser's CompressionStream; WOFF 2 would
 * need a Brotli encoder.
 */
export async function packWoff(font: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const sfnt = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const count = sfnt.getUint16(4);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const entry = SFNT_HEADER + at * SFNT_ENTRY;
      const [start, size] = [sfnt.getUint32(entry + 8), sfnt.getUint32(entry + 12)];
      const plain = font.subarray(start, start + size);
      const packed = await deflate(plain);
      const bytes = packed.byteLength < size ? packed : plain;
      return { tag: sfnt.getUint32(entry), checksum: sfnt.getUint32(entry + 4), size, bytes };
    }),
  );
  const first = HEADER + count * ENTRY;
  const total = tables.reduce((end, { bytes }) => end + padded(bytes.byteLength), first);
  const file = new Uint8Array(total);
  const woff = new DataView(file.buffer);
  woff.setUint32(0, SIGNATURE);
  woff.setUint32(4, sfnt.getUint32(0));
  woff.setUint32(8, total);
  woff.setUint16(12, count);
  woff.setUint32(
    16,
    tables.reduce((end, { size }) => end + padded(size), SFNT_HEADER + count * SFNT_ENTRY),
  );
  woff.setUint16(20, 1);
  let start = first;
  for (const [at, { tag, checksum, size, bytes }] of tables.entries()) {
    const entry = [tag, start, bytes.byteLength, size, checksum];
    for (const [place, value] of entry.entries()) woff.setUint32(HEADER + at * ENTRY + place * 4, value);
    file.set(bytes, start);
    start += padded(bytes.byteLength);
  }
  return file;
}

function padded(size: number): number {
  return Math.ceil(size / 4) * 4;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}
