import { BLACK, type Color, lightnessVariant, luminance, WHITE } from './color.ts';

/** The contrast that WCAG 2.2 AA requires of text. */
export const TEXT_RATIO = 4.5;
/** The contrast that WCAG 2.2 AA requires of icons, borders and focus rings. */
export const GRAPHIC_RATIO = 3;

const STEPS = 16;
const REMEMBERED = 512;
const remembered = new Map<string, Color>();

/** The WCAG 2 contrast ratio of two colours, 1 to 21. */
export function contrast(a: Color, b: Color): number {
  return ratioOf(luminance(a), luminance(b));
}

/** Whether a colour reaches the ratio on each of the backgrounds. */
function reaches(color: Color, backgrounds: readonly Color[], ratio: number): boolean {
  return backgrounds.every((background) => contrast(color, background) >= ratio);
}

/**
 * The colour itself where it reaches `ratio` on each background, else its nearest shade (OKLCH lightness) that
 * does; where backgrounds leave none, black or white, whichever does better.
 */
export function readable(color: Color, backgrounds: readonly Color[], ratio = TEXT_RATIO): Color {
  if (reaches(color, backgrounds, ratio)) return color;
  const key = `${color}${backgrounds.join('')}${ratio}`;
  const known = remembered.get(key);
  if (known) return known;
  const found = nearestShade(color, backgrounds, ratio);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(key, found);
  return found;
}

/** The ink to write with on a background: the first of `wishes` that is readable there, else black or white. */
export function inkOn(background: Color, ...wishes: readonly Color[]): Color {
  const inks = [...wishes, WHITE, BLACK];
  return inks.find((ink) => contrast(ink, background) >= TEXT_RATIO) ?? BLACK;
}

/** A fill to write on, nearest to `color`: shaded a little where white then reads well on it, else kept. */
export function fillOf(color: Color): Color {
  return contrast(WHITE, color) >= GRAPHIC_RATIO ? readable(color, [WHITE]) : color;
}

function nearestShade(color: Color, backgrounds: readonly Color[], ratio: number): Color {
  const variant = lightnessVariant(color);
  const own = luminance(color);
  const edges = backgrounds.flatMap((background) => edgesAround(luminance(background), ratio));
  const allowed = edges.filter((edge) => edge >= 0 && edge <= 1 && reachesAll(edge, backgrounds, ratio));
  const lighter = Math.min(...allowed.filter((edge) => edge > own));
  const darker = Math.max(...allowed.filter((edge) => edge <= own));
  const shades = [
    { goal: lighter, end: 1 as const },
    { goal: darker, end: 0 as const },
  ]
    .filter(({ goal }) => Number.isFinite(goal))
    .map(({ goal, end }) => searchLightness(variant, goal, end))
    .map((lightness) => ({ shade: variant.at(lightness), distance: Math.abs(lightness - variant.start) }))
    .filter(({ shade }) => reaches(shade, backgrounds, ratio))
    .sort((a, b) => a.distance - b.distance);
  return shades[0]?.shade ?? betterEnd(backgrounds);
}

/** The luminances, below and above a background's, where the ratio is just reached. */
function edgesAround(background: number, ratio: number): readonly number[] {
  return [(background + 0.05) / ratio - 0.05, (background + 0.05) * ratio - 0.05];
}

function reachesAll(value: number, backgrounds: readonly Color[], ratio: number): boolean {
  return backgrounds.every((background) => ratioOf(value, luminance(background)) >= ratio - 1e-9);
}

/** The lightness nearest to the start, towards `end`, whose luminance is at least (at most) the goal. */
function searchLightness(variant: ReturnType<typeof lightnessVariant>, goal: number, end: 0 | 1): number {
  let [missing, found] = [variant.start, end as number];
  for (let step = 0; step < STEPS; step++) {
    const middle = (missing + found) / 2;
    const value = luminance(variant.at(middle));
    if (end === 1 ? value >= goal : value <= goal) found = middle;
    else missing = middle;
  }
  return found;
}

function betterEnd(backgrounds: readonly Color[]): Color {
  const worst = (ink: Color) => Math.min(...backgrounds.map((background) => contrast(ink, background)));
  return worst(BLACK) >= worst(WHITE) ? BLACK : WHITE;
}

function ratioOf(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
