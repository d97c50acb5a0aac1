import { expect, test } from 'vitest';
import { friezeColors } from '../../../templates/artwork/frieze-colors.ts';
import { BLACK, type Color, parseColor, WHITE } from '../../../templates/markup/color.ts';
import { contrast } from '../../../templates/markup/contrast.ts';

const color = (hex: string): Color => parseColor(hex) ?? BLACK;

test.each([
  ['#1e4e79', WHITE],
  ['#ffe600', BLACK],
  ['#f4f4f4', BLACK],
  ['#e0218a', BLACK],
])('pipes and their drop stand out from a page in %s', (hex, ink) => {
  const background = color(hex);
  const [ground, drop, pipe] = friezeColors({ background, ink }, background, WHITE, true);
  expect(ground).toBe(background);
  expect(Math.min(contrast(drop, ground), contrast(pipe, ground))).toBeGreaterThanOrEqual(1.6);
});
