import { expect, test } from 'vitest';
import { transformImage } from '../../server/storage-transform.ts';
import { photo } from './storage-pictures.ts';

const AS_IT_IS = { width: 0, quality: 100, webp: true };

test('a picture that takes longer than it may stays as it is', async () => {
  // Noise of 9 million pixels keeps a fast machine busy for seconds.
  expect(await transformImage(await photo(3000, 3000), AS_IT_IS, 1)).toBeUndefined();
  expect(await transformImage(await photo(50, 50), AS_IT_IS, 1)).toMatchObject({ type: 'image/webp' });
});
