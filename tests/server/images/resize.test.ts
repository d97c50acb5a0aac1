import { expect, test } from 'vitest';
import { resizeImage } from '../../../server/images/resize.ts';
import { heavyPng, photo, vastPng } from './sample-images.ts';

const AS_IT_IS = { width: 0, quality: 100, webp: true };

test('a picture that takes longer than it may stays as it is', async () => {
  // Noise of 9 million pixels keeps a fast machine busy for seconds.
  expect(await resizeImage(await photo(3000, 3000), AS_IT_IS, 1)).toBeUndefined();
  expect(await resizeImage(await photo(50, 50), AS_IT_IS, 1)).toMatchObject({ type: 'image/webp' });
});

test.each([
  ['longer than it may be', () => vastPng(16_385, 10)],
  ['higher than it may be', () => vastPng(10, 16_385)],
  ['interlaced and large', () => heavyPng(2001, 2000, 8, true)],
  ['of more bytes than are unpacked', () => heavyPng(4400, 4400, 16)],
])('a picture that is %s stays as it is', async (_, draw) => {
  expect(await resizeImage(await draw(), { ...AS_IT_IS, width: 8 })).toBeUndefined();
});

test.each([
  ['as long as it may be', () => vastPng(16_384, 10)],
  ['interlaced and small', () => heavyPng(200, 200, 8, true)],
  ['of deep colours', () => heavyPng(200, 200, 16)],
])('a picture that is %s is made smaller', async (_, draw) => {
  expect(await resizeImage(await draw(), { ...AS_IT_IS, width: 8 })).toMatchObject({ type: 'image/webp' });
});
