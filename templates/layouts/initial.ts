import { isArray, isObject, type Json } from '../../domain/json/json.ts';
import { MARK_PATHS } from '../../domain/publish/link-preview.ts';
import { type Color, WHITE } from '../markup/color.ts';
import { contrast, inkOn } from '../markup/contrast.ts';
import { type Css, css } from '../markup/css.ts';
import { type Html, html } from '../markup/html.ts';
import type { Surface } from '../page/surface.ts';
import type { Values } from '../page/values.ts';

/** The path of how a brand is shown: with `initial`, its first letter on a tile stands beside the name. */
export const BRAND_PATH = 'globalSettings.brand';
const INITIAL = 'initial';

/** Less contrast than this, and a tile cannot be told from what it stands on. */
const LEAST_CONTRAST = 1.6;

/** A brand's first letter or digit; undefined without any. */
export function brandInitial(name: string): string | undefined {
  return /[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0].toUpperCase();
}

/** Whether the initial stands beside the brand's name. */
export function showsInitial(values: Values): boolean {
  return values.text(BRAND_PATH) === INITIAL;
}

/** The tile with a brand's initial; undefined if the name alone is the mark. */
export function initialTile(values: Values, namePath: string): Html | undefined {
  const initial = showsInitial(values) ? brandInitial(values.text(namePath)) : undefined;
  return initial === undefined ? undefined : html`<span class="initial" aria-hidden="true">${initial}</span>`;
}

/** The styles of the tile: the main color, or the ink of the page's top where that would not show. */
export function initialStyle(main: Color, { background, ink }: Surface): Css {
  const isLost = contrast(main, background) < LEAST_CONTRAST;
  return css`
.initial{flex:none;display:grid;place-items:center;width:2.25rem;height:2.25rem;border-radius:0 .75rem;background:${isLost ? ink : main};color:${isLost ? background : inkOn(main, WHITE)}}
[dir=rtl] .initial{border-radius:.75rem 0}
`;
}

/** The tile as an image of its own, for the browser's tab. */
export function initialIcon(initial: string, main: Color): Html {
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${main}" d="${MARK_PATHS.tile}"/><text x="16" y="23" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="20" fill="${inkOn(main, WHITE)}">${initial}</text></svg>`;
}

/** Whether a field still has the value that its template gave a new page, whatever the language. */
export function hasStartValue(values: Values, path: string): boolean {
  return startValueIn(values.raw('_structure.sections'), path) === values.text(path);
}

function startValueIn(node: Json | undefined, path: string): Json | undefined {
  if (isArray(node)) return node.map((each) => startValueIn(each, path)).find((start) => start !== undefined);
  if (!isObject(node)) return undefined;
  return node.path === path ? node.default : startValueIn(node.children, path);
}
