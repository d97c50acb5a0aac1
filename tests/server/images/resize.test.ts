import { expect, test } from 'vitest';
import { resizeImage } from '../../../server/images/resize.ts';
import { heavyPng, photo, vastPng } from './sample-images.ts';

const AS_IT_IS = { width: 0, quality: 100, webp: true };

test('an image that takes longer than allowed is not resized', async () => {
  // Noise of 9 million pixels keeps a fast machine busy for seconds.
  expect(await resizeImage(await photo(3000, 3000), AS_IT_IS, 1)).toBeUndefined();
  expect(await resizeImage(await photo(50, 50), AS_IT_IS, 1)).toMatchObject({ type: 'image/webp' });
});

test.each([
  ['too wide', () => vastPng(16_385, 10)],
  ['too high', () => vastPng(10, 16_385)],
  ['interlaced and large', () => heavyPng(2001, 2000, 8, true)],
  ['larger than the decoding limit', () => heavyPng(4400, 4400, 16)],
])('an image that is %s is not resized', async (_, draw) => {
  expect(await resizeImage(await draw(), { ...AS_IT_IS, width: 8 })).toBeUndefined();
});

test.each([
  ['as wide as allowed', () => vastPng(16_384, 10)],
  ['interlaced and small', () => heavyPng(200, 200, 8, true)],
  ['in 16-bit colour', () => heavyPng(200, 200, 16)],
])('an image that is %s is resized', async (_, draw) => {
  expect(await resizeImage(await draw(), { ...AS_IT_IS, width: 8 })).toMatchObject({ type: 'image/webp' });
});
