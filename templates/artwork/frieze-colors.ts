import { type Color, isDark, lighter, mix, sparkBeside, tone, WHITE } from '../markup/color.ts';
import { contrast, GRAPHIC_RATIO, readable } from '../markup/contrast.ts';
import type { Surface } from '../page/surface.ts';
import type { FriezeColors } from './frieze.ts';

/** Less contrast than this, and a drop cannot be told from what it falls over. */
const LEAST_CONTRAST = 1.6;

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
  const spark = sparkBeside(primary, primary);
  return [
    ground,
    contrast(spark, ground) < LEAST_CONTRAST ? ink : spark,
    mix(background, isDark(background) ? WHITE : ink, 0.6),
    paper,
  ];
}
