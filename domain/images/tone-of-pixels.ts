import type { Tone } from './picture-size.ts';

/** A picture is seen through where at least this share of it lets its ground through. */
const SEEN_THROUGH = 0.1;
const HALF = 128;
/** What is left is too dark for a dark ground below the first, and too light for a light one above the second. */
const [DARK, LIGHT] = [0.25, 0.75];

/** The tone of what a picture shows, from its pixels as red, green, blue and opacity; undefined unless it can be seen through. */
export function toneOfPixels(pixels: Uint8ClampedArray): Tone | undefined {
  let shown = 0;
  let light = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4);
    if (opacity < HALF) continue;
    shown += 1;
    light += (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  }
  const all = pixels.length / 4;
  if (shown === 0 || shown > all * (1 - SEEN_THROUGH)) return undefined;
  const mean = light / shown;
  return mean < DARK ? 'dark' : mean > LIGHT ? 'light' : undefined;
}
