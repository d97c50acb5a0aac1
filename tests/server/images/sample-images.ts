import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Bytes = Uint8Array<ArrayBuffer>;

const plain = (buffer: Buffer): Bytes => new Uint8Array(buffer);

/** Noise, which no format compresses well. */
function noise(width: number, height: number) {
  const create = { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 30 } } as const;
  return sharp({ create: { ...create, background: '#000' } });
}

export const photo = async (width: number, height: number, orientation = 1) =>
  plain(await noise(width, height).jpeg().withMetadata({ orientation }).toBuffer());

export const png = async (width: number, height: number) =>
  plain(await noise(width, height).png().toBuffer());

export const avif = async (width: number, height: number) =>
  plain(await noise(width, height).avif({ effort: 0 }).toBuffer());

/** An animated GIF or WebP of two frames. */
export async function animatedImage(format: 'gif' | 'webp'): Promise<Bytes> {
  const frames = await Promise.all([png(20, 20), png(20, 20)]);
  const joined = sharp(frames, { join: { animated: true } });
  return plain(await joined.toFormat(format, { delay: [100, 100] }).toBuffer());
}

/** A valid black PNG with one bit per pixel: many pixels in few bytes. */
export const vastPng = (width: number, height: number) =>
  pngOf(width, height, [1, 0], [], Buffer.alloc((1 + Math.ceil(width / 8)) * height));

/** A black RGBA PNG with this many bits per channel. */
export const heavyPng = async (width: number, height: number, bits: 8 | 16, interlaced = false) => {
  const create = { width, height, channels: 4, background: '#000' } as const;
  const drawn = sharp({ create }).toColourspace(bits === 16 ? 'rgb16' : 'srgb');
  return plain(await drawn.png({ progressive: interlaced, compressionLevel: 1 }).toBuffer());
};

/** A PNG whose header declares this size, with almost no pixel data and with extra chunks before them. */
export const incompletePng = (width: number, height: number, ...before: string[]) =>
  pngOf(width, height, [8, 2], before, Buffer.alloc(1000));

function pngOf(width: number, height: number, kind: number[], before: string[], pixels: Buffer): Bytes {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(kind, 8);
  return plain(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', header),
      ...before.map((name) => chunk(name, Buffer.alloc(8))),
      chunk('IDAT', deflateSync(pixels)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function chunk(kind: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.byteLength);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

export const SVG_WITH_SCRIPT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"><script>alert(2)</script></svg>';

export const PAGE = '<!doctype html><script>alert(document.domain)</script>';
