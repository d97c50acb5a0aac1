import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { resizeImage } from '../../../server/images/resize.ts';
import { avif, heavyPng, photo, vastPng } from './sample-images.ts';

// What may be decoded is of the process, which other test files share.
afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));

const AS_IT_IS = { width: 0, quality: 100, webp: true };

/** An AVIF with these bytes in a box that decoders skip. */
async function avifWith(...more: Uint8Array[]) {
  const content = Buffer.concat(more);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + content.byteLength);
  return new Uint8Array(Buffer.concat([await avif(20, 20), length, Buffer.from('free'), content]));
}

/** The box that declares the size of one image in an AVIF. */
function sizeBox(width: number, height: number) {
  const box = Buffer.alloc(20);
  box.writeUInt32BE(20, 0);
  box.write('ispe', 4);
  box.writeUInt32BE(width, 12);
  box.writeUInt32BE(height, 16);
  return box;
}

/** A drawing of one colour. */
const plainOf = async (side: number, format: 'avif' | 'tiff') => {
  const drawn = sharp({ create: { width: side, height: side, channels: 3, background: '#123' } });
  return new Uint8Array(await (format === 'avif' ? drawn.avif({ effort: 0 }) : drawn.tiff()).toBuffer());
};

test.each([
  ['too wide', () => vastPng(16_385, 10)],
  ['too high', () => vastPng(10, 16_385)],
  ['interlaced and large', () => heavyPng(2001, 2000, 8, true)],
  ['larger than the decoding limit', () => heavyPng(4400, 4400, 16)],
  ['an AVIF of more than 12 megapixels', () => plainOf(3500, 'avif')],
  ['an AVIF with more megapixels of transparency', () => avifWith(sizeBox(7000, 7000))],
  ['an AVIF that is made of others', () => avifWith(Buffer.from('dimg'))],
  ['a TIFF', () => plainOf(20, 'tiff')],
])('an image that is %s is not resized', async (_, draw) => {
  expect(await resizeImage(await draw(), { ...AS_IT_IS, width: 8 })).toBeUndefined();
});

test.each([
  ['as wide as allowed', () => vastPng(16_384, 10)],
  ['interlaced and small', () => heavyPng(200, 200, 8, true)],
  ['in 16-bit colour', () => heavyPng(200, 200, 16)],
  ['an AVIF', () => avif(20, 20)],
  ['an AVIF with other small images in it', () => avifWith(sizeBox(20, 20), Buffer.from('ispe'))],
  ['a photo', () => photo(50, 50)],
])('an image that is %s is resized', async (_, draw) => {
  expect(await resizeImage(await draw(), { ...AS_IT_IS, width: 8 })).toMatchObject({ type: 'image/webp' });
});
