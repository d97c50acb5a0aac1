import { type Color, WHITE } from '../markup/color.ts';
import { inkOn } from '../markup/contrast.ts';
import { type Html, html } from '../markup/html.ts';
import { linkAddress } from '../markup/url.ts';
import type { ContrastAdjuster } from './contrast-adjuster.ts';
import { linksToHiddenSection } from './sections.ts';
import type { Values } from './values.ts';

/** A button's two colours. */
export interface ButtonLook {
  readonly fill: Color;
  readonly ink: Color;
}

/** The button whose values stand at `path`: drawn where it is visible, says something and does not lead to a hidden section. */
export function button(values: Values, path: string, className = 'action'): Html | undefined {
  const text = values.text(`${path}.text`);
  if (!values.flag(`${path}.visible`) || text.trim() === '') return undefined;
  const address = values.text(`${path}.url`);
  if (linksToHiddenSection(values, address)) return undefined;
  return html`<p class="${className}"><a class="button"${href(address)}${values.mark(`${path}.text`)}>${text}</a></p>`;
}

/** The colours of the button at `path`: the visitor's fill as it is, else `derived`; its ink readable. */
export function buttonLook(
  adjuster: ContrastAdjuster,
  path: string,
  derived: Color,
  darkInk: Color,
): ButtonLook {
  const fill = adjuster.unchanged(`${path}.color`) ?? derived;
  return { fill, ink: adjuster.on([fill], `${path}.textColor`) ?? inkOn(fill, WHITE, darkInk) };
}

/** A link's address as an attribute; nothing where the address is refused, so that the element is no link. */
export function href(address: string): Html | undefined {
  const safe = linkAddress(address);
  return safe === undefined ? undefined : html` href="${safe}"`;
}
