import { type Html, html } from '../markup/html.ts';
import { DRAWINGS } from './drawings.ts';
import { wholePath } from './whole-path.ts';

const CLASS = /^(fas|far|fab|fa-solid|fa-regular|fa-brands) fa-([a-z0-9-]{1,40})$/;
/** The icon set uses a grid of 512 units. 160 are enough for the largest icon on a page. */
const SCALE = 0.3125;
/** Shown for a class that is not in the set. */
const NEUTRAL = drawn(16, 16, 'M8 1l7 7-7 7-7-7zm0 3L4 8l4 4 4-4z');

/** Style and name, current or old -> the icon's place in the set. */
const places = new Map(
  DRAWINGS.flatMap(({ prefix, iconName, icon: [, , aliases] }, place) => {
    const names = [iconName, ...aliases.filter((alias) => typeof alias === 'string')];
    return names.map((name) => [`${prefix} ${name}`, place] as const);
  }),
);
const drawings = new Map<number, Html>();

interface Outline {
  readonly width: number;
  readonly height: number;
  /** In the path language of SVG. */
  readonly outline: string;
}

/** The licence each page with icons carries. */
export const ICON_LICENCE = html`<!--! Font Awesome Free 7.3.1 by @fontawesome - https://fontawesome.com License - https://fontawesome.com/license/free (Icons: CC BY 4.0, outlines rounded) -->`;

/** The icon of a class such as `fas fa-house`, as decoration; undefined for '', a neutral glyph for a class outside the set. */
export function icon(className: string): Html | undefined {
  const name = className.trim();
  if (name === '') return undefined;
  return drawingAt(placeOf(name)) ?? NEUTRAL;
}

/** Whether the set has an icon class. For one that it has not, pages show the neutral glyph. */
export function hasDrawing(iconClass: string): boolean {
  return placeOf(iconClass.trim()) !== undefined;
}

function placeOf(className: string): number | undefined {
  const [, style = '', name] = CLASS.exec(className) ?? [];
  return places.get(`${style === 'fab' || style === 'fa-brands' ? 'fab' : 'fas'} ${name}`);
}

/** The outline of an icon in a box of `width` by `height`; undefined for a class outside the set. */
export function outlineOf(iconClass: string): Outline | undefined {
  return outlineAt(placeOf(iconClass.trim()));
}

function outlineAt(place = -1): Outline | undefined {
  const found = DRAWINGS[place];
  if (!found) return undefined;
  const [width, height, , , path] = found.icon;
  const outline = wholePath(Array.isArray(path) ? path.join('') : path, SCALE);
  return { width: width * SCALE, height: height * SCALE, outline };
}

/** The drawing at a place of the set, made when it is first asked for. */
function drawingAt(place = -1): Html | undefined {
  const known = drawings.get(place);
  const found = known ? undefined : outlineAt(place);
  if (!found) return known;
  const drawing = drawn(found.width, found.height, found.outline);
  drawings.set(place, drawing);
  return drawing;
}

function drawn(width: number, height: number, outline: string): Html {
  return html`<svg class="icon" viewBox="0 0 ${width} ${height}" aria-hidden="true"><path d="${outline}"/></svg>`;
}
