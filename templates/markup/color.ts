import {
  useMode as addMode,
  converter,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  parse,
} from 'culori/fn';

declare const checked: unique symbol;
/** A colour as `#rrggbb`. Only this file makes one, from what the colour library has read: it may stand in a style sheet. */
export type Color = string & { readonly [checked]: true };

addMode(modeRgb);
addMode(modeHsl);
addMode(modeHwb);
addMode(modeLab);
addMode(modeLch);
addMode(modeOklab);
addMode(modeOklch);
addMode(modeP3);

const toRgb = converter('rgb');
const toOklch = converter('oklch');
const HEX = /^#[0-9a-f]{6}$/;
const MAX_LENGTH = 64;
/** The hue of gold, and how near to it a hue is as warm. */
const GOLD = 75;
const NEAR = 45;
/** Hues further apart than this make grey together. */
const OPPOSITE = 100;
/** Less chroma is grey to the eye, and hues nearer than this have one name. */
const FAINTEST = 0.03;
const NEAR_HUE = 30;
const CHROMA_STEPS = 10;
const TOLERANCE = 1 / 512;

export const WHITE = '#ffffff' as Color;
export const BLACK = '#000000' as Color;

/** The colour a text names, or undefined where it names none. One that lets through is laid on white. */
export function parseColor(text: string): Color | undefined {
  if (text === '') return undefined;
  if (HEX.test(text)) return text as Color;
  const parsed = text.length > MAX_LENGTH ? undefined : parseQuietly(text.trim());
  if (!parsed || parsed.alpha === 0) return undefined;
  const hex = formatHex(parsed);
  if (!HEX.test(hex)) return undefined;
  const color = hex as Color;
  return parsed.alpha === undefined ? color : mix(WHITE, color, parsed.alpha);
}

// The library throws on some malformed texts, such as `rgb(0A)`, where it should answer undefined.
function parseQuietly(text: string) {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** A colour between two: `share` 0 is the first, 1 the second. */
export function mix(from: Color, to: Color, share: number): Color {
  const part = Math.min(1, Math.max(0, share));
  const ends = [channels(from), channels(to)] as const;
  return hexOf(ends[0].map((start, at) => start + ((ends[1][at] ?? 0) - start) * part));
}

/** Paper with a tenth of a colour. Where the two are of opposite hues, which would make grey, the paper's own hue a step darker. */
export function tintOf(paper: Color, main: Color): Color {
  const { l = 0, c = 0, h } = toOklch(paper) ?? {};
  const { h: other } = toOklch(main) ?? {};
  if (h === undefined || other === undefined || distance(h, other) <= OPPOSITE) return mix(paper, main, 0.1);
  return fromOklch(l - 0.045, c * 2, h);
}

/** The same hue at another lightness (OKLCH, 0 to 1), its chroma limited to `maxChroma`. */
export function tone(color: Color, lightness: number, maxChroma: number): Color {
  const { c = 0, h = 0 } = toOklch(color) ?? {};
  return fromOklch(lightness, Math.min(c, maxChroma), h);
}

/** A light tone to set off two colours with: golden, or pale where one of them is warm or both are grey. */
export function sparkBeside(main: Color, second: Color): Color {
  const isCool = [main, second].every((color) => {
    const { h = GOLD } = toOklch(color) ?? {};
    return distance(h, GOLD) > NEAR;
  });
  return isCool ? fromOklch(0.83, 0.13, GOLD) : tone(second, 0.9, 0.07);
}

/** How far apart two hues are, in degrees. */
function distance(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180);
}

/** Whether two colors have one name to most people: both of about the same hue, or both without one and as light. */
export function isAlike(one: Color, other: Color): boolean {
  const [first, second] = [toOklch(one), toOklch(other)].map((each) => ({
    lightness: each?.l ?? 0,
    hue: (each?.c ?? 0) < FAINTEST ? undefined : each?.h,
  }));
  if (first?.hue === undefined || second?.hue === undefined)
    return first?.hue === second?.hue && Math.abs((first?.lightness ?? 0) - (second?.lightness ?? 0)) < 0.2;
  return distance(first.hue, second.hue) <= NEAR_HUE;
}

/** The color as much lighter (OKLCH, 0 to 1), its hue and chroma kept. */
export function lighter(color: Color, by: number): Color {
  const { start, at } = lightnessVariant(color);
  return at(start + by);
}

/** WCAG 2 relative luminance, 0 to 1. */
export function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Whether a colour is nearer to black than to white, to the eye. */
export function isDark(color: Color): boolean {
  return luminance(color) < 0.179;
}

/** A colour at every lightness of OKLCH, its hue and (where the screen can show it) its chroma kept. */
export function lightnessVariant(color: Color): { readonly start: number; at(lightness: number): Color } {
  const { l = 0, c = 0, h = 0 } = toOklch(color) ?? {};
  return { start: l, at: (lightness) => fromOklch(lightness, c, h) };
}

/** The colour, with less chroma where the screen could not show it. */
function fromOklch(l: number, c: number, h: number): Color {
  if (l >= 1) return WHITE;
  if (l <= 0) return BLACK;
  let [shown, missing] = [0, c];
  if (isShowable(l, c, h)) shown = c;
  else
    for (let step = 0; step < CHROMA_STEPS; step++) {
      const middle = (shown + missing) / 2;
      if (isShowable(l, middle, h)) shown = middle;
      else missing = middle;
    }
  const { r, g, b } = toRgb({ mode: 'oklch', l, c: shown, h });
  return hexOf([r * 255, g * 255, b * 255]);
}

function isShowable(l: number, c: number, h: number): boolean {
  const { r, g, b } = toRgb({ mode: 'oklch', l, c, h });
  return Math.min(r, g, b) > -TOLERANCE && Math.max(r, g, b) < 1 + TOLERANCE;
}

function channels(color: Color): readonly number[] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function hexOf(rgb: readonly number[]): Color {
  const hex = rgb.map((channel) =>
    Math.min(255, Math.max(0, Math.round(channel)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}` as Color;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
