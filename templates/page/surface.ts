import { BLACK, type Color, mix, WHITE } from '../markup/color.ts';
import { fillOf, inkOn, readable } from '../markup/contrast.ts';
import { type Css, css } from '../markup/css.ts';
import type { ContrastAdjuster } from './contrast-adjuster.ts';
import type { Values } from './values.ts';

/** The colours of one surface; the texts' reach their ratio on its background. */
export interface Surface {
  readonly background: Color;
  readonly ink: Color;
  /** The ink of longer text. */
  readonly quiet: Color;
}

/** The global colours of a site, but for its text. */
export interface GlobalColors {
  readonly primary: Color;
  readonly secondary: Color;
  readonly accent: Color;
  /** What is written on: a colour that a visitor chose as it is, the template's own shaded a little where white reads well then. */
  readonly fills: { readonly primary: Color; readonly accent: Color };
}

/** The global colours a visitor set, a template's own where one is none. */
export function globalColors(values: Values, defaults: Values): GlobalColors {
  const own = (name: string) => defaults.color(`globalSettings.${name}`) ?? BLACK;
  const read = (name: string) => values.color(`globalSettings.${name}`) ?? own(name);
  const fill = (name: string) => (read(name) === own(name) ? fillOf(own(name)) : read(name));
  return {
    primary: read('primaryColor'),
    secondary: read('secondaryColor'),
    accent: read('accentColor'),
    fills: { primary: fill('primaryColor'), accent: fill('accentColor') },
  };
}

/**
 * The text colour of a whole page on its main background: the template's own as it is, as each surface chooses whether it
 * reads there; one that a visitor chose made readable, so that choosing it always shows.
 */
export function pageText(values: Values, defaults: Values, adjuster: ContrastAdjuster, main: Color): Color {
  const path = 'globalSettings.textColor';
  const own = defaults.color(path) ?? BLACK;
  return values.color(path) === own ? own : (adjuster.on([main], path) ?? own);
}

/** A background with its inks: the wish at `inkPath` made readable, else `text`, white or `deep`, the first that reads well. */
export function surfaceOn(
  background: Color,
  inkPath: string,
  adjuster: ContrastAdjuster,
  text: Color,
  deep: Color,
): Surface {
  const ink = adjuster.on([background], inkPath) ?? inkOn(background, text, WHITE, deep);
  return { background, ink, quiet: readable(mix(ink, background, 0.22), [background]) };
}

/** A surface's colours as the variables that the layouts read. */
export function surfaceStyle({ background, ink, quiet }: Surface): Css {
  return css`--bg:${background};--ink:${ink};--quiet:${quiet}`;
}
