import { type Color, WHITE } from '../markup/color.ts';
import { inkOn } from '../markup/contrast.ts';
import { type Html, html } from '../markup/html.ts';
import { linkAddress } from '../markup/url.ts';
import type { ContrastAdjuster } from './contrast-adjuster.ts';
import { linksToHiddenSection } from './sections.ts';
import type { Values } from './values.ts';

/** A button's two colors. */
export interface ButtonLook {
  readonly fill: Color;
  readonly ink: Color;
}

/** The button at `path`. undefined if it is switched off, has no text, or leads to a hidden section. */
export function button(values: Values, path: string, className = 'action'): Html | undefined {
  const text = values.text(`${path}.text`);
  if (!values.flag(`${path}.visible`) || text.trim() === '') return undefined;
  const address = values.text(`${path}.url`);
  if (linksToHiddenSection(values, address)) return undefined;
  return html`<p class="${className}"><a class="button"${href(address)}${values.mark(`${path}.text`)}>${text}</a></p>`;
}

/** The colors of the button at `path`. The visitor's fill is used unchanged, else `derived`; the ink is made readable on it. */
export function buttonLook(
  adjuster: ContrastAdjuster,
  path: string,
  derived: Color,
  darkInk: Color,
): ButtonLook {
  const fill = adjuster.unchanged(`${path}.color`) ?? derived;
  return { fill, ink: adjuster.on([fill], `${path}.textColor`) ?? inkOn(fill, WHITE, darkInk) };
}

/** The attribute `href`. undefined if the address is refused: an `a` without it is not a link. */
export function href(address: string): Html | undefined {
  const safe = linkAddress(address);
  return safe === undefined ? undefined : html` href="${safe}"`;
}
