import { type Color, isDark, lighter, mix, sparkBeside, tone, WHITE } from '../markup/color.ts';
import { GRAPHIC_RATIO, readable } from '../markup/contrast.ts';
import type { Surface } from '../page/surface.ts';
import type { FriezeColors } from './frieze.ts';

/** The colors of a frieze below the first words of a page; a run of pipes stands on the ground of those. */
export function friezeColors(
  { background, ink }: Surface,
  primary: Color,
  secondary: Color,
  isPipes: boolean,
): FriezeColors {
  const ground = isPipes
    ? background
    : isDark(secondary)
      ? lighter(secondary, 0.06)
      : tone(primary, 0.2, 0.05);
  const light = tone(primary, 0.85, 0.1);
  const paper = isDark(secondary) ? tone(primary, 0.95, 0.03) : secondary;
  if (!isPipes) return [ground, readable(primary, [ground], GRAPHIC_RATIO), light, paper];
  return [
    ground,
    sparkBeside(primary, primary),
    mix(background, isDark(background) ? WHITE : ink, 0.6),
    paper,
  ];
}
