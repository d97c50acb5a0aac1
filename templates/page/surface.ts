import { BLACK, type Color, mix, WHITE } from '../markup/color.ts';
import { fillOf, inkOn } from '../markup/contrast.ts';
import { type Css, css } from '../markup/css.ts';
import type { ContrastAdjuster } from './contrast-adjuster.ts';
import type { Values } from './values.ts';

/** The colors of one surface. The ink reaches the contrast of text on its background. */
export interface Surface {
  readonly background: Color;
  readonly ink: Color;
}

/** The global colors of a site, except the text color. */
export interface GlobalColors {
  readonly primary: Color;
  readonly secondary: Color;
  readonly accent: Color;
  /** Backgrounds for text. A color that the visitor chose is used unchanged; the template's own may be darkened a little so that white reads well. */
  readonly fills: { readonly primary: Color; readonly accent: Color };
}

/** The global colors that the visitor set. A value that is not a color is replaced by the template's own. */
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
 * The text color of a page. The template's own is returned unchanged, because each surface checks whether it is readable
 * there. One that the visitor chose is made readable on the main background, so that the choice always shows.
 */
export function pageText(values: Values, defaults: Values, adjuster: ContrastAdjuster, main: Color): Color {
  const path = 'globalSettings.textColor';
  const own = defaults.color(path) ?? BLACK;
  return values.color(path) === own ? own : (adjuster.on([main], path) ?? own);
}

/** A background with its ink: the color set at `inkPath` made readable, else the first readable of `text`, white and `deep`. */
export function surfaceOn(
  background: Color,
  inkPath: string,
  adjuster: ContrastAdjuster,
  text: Color,
  deep: Color,
): Surface {
  const ink = adjuster.on([background], inkPath) ?? inkOn(background, text, WHITE, deep);
  return { background, ink };
}

/** What is seen of a picture's place until it is there, and beside one that does not fill it: the page's paper with some of its main color. */
export function pictureGround(paper: Color, main: Color): Surface {
  const background = mix(paper, main, 0.22);
  return { background, ink: inkOn(background, BLACK, WHITE) };
}

/** That ground as the variables that all pictures use. */
export function groundStyle({ background, ink }: Surface): Css {
  return css`:root{--ground:${background};--on-ground:${ink}}`;
}

/** A surface's colors as the CSS variables that the layouts use. */
export function surfaceStyle({ background, ink }: Surface): Css {
  return css`--bg:${background};--ink:${ink}`;
}
