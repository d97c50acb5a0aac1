import { expect, test } from 'vitest';
import { toneOfPixels } from '../../../domain/images/tone-of-pixels.ts';

const BLACK = [0, 0, 0, 255];
const NAVY = [10, 30, 90, 255];
const RED = [200, 40, 40, 255];
const WHITE = [255, 255, 255, 255];
const CREAM = [250, 245, 230, 255];
const CLEAR = [0, 0, 0, 0];

const times = (count: number, pixel: readonly number[]) => Array.from({ length: count }, () => pixel);

test.each([
  ['black letters without a ground', [...times(4, BLACK), ...times(6, CLEAR)], 'dark'],
  ['navy ones', [...times(4, NAVY), ...times(6, CLEAR)], 'dark'],
  ['white ones', [...times(4, WHITE), ...times(6, CLEAR)], 'light'],
  ['cream ones', [...times(4, CREAM), ...times(6, CLEAR)], 'light'],
  ['a dark one with a little white', [...times(4, BLACK), WHITE, ...times(5, CLEAR)], 'dark'],
  ['red ones', [...times(4, RED), ...times(6, CLEAR)], undefined],
  ['black on white', [...times(4, BLACK), ...times(6, WHITE)], undefined],
  ['a dark photo', times(10, BLACK), undefined],
  ['a dark photo with a clear corner', [...times(19, BLACK), CLEAR], undefined],
  ['nothing', times(10, CLEAR), undefined],
  ['no pixels', [], undefined],
])('the tone of %s', (_, pixels, tone) => {
  expect(toneOfPixels(new Uint8ClampedArray(pixels.flat()))).toBe(tone);
});
