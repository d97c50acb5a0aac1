import { addedStyles } from '../added-sections/added-sections.ts';
import { type Css, css, headingStyle } from '../markup/css.ts';
import { BASE_CSS, bodyStyle } from '../page/base-css.ts';
import { surfaceStyle } from '../page/surface.ts';
import { ADDED_LAYOUT, LAYOUT, SCREEN_LAYOUT } from './layout.ts';
import type { Palette } from './palette.ts';

/** The level of the smallest headings in the display face of a pairing. */
export const DISPLAY_LEVEL = 3;

/** The page's style sheet: the layout, and this site's colours and font as variables. `fillsScreen`: a picture fills the first screen. */
export function styles(palette: Palette, font: string, fillsScreen: boolean): Css {
  const { art, header, home, mainButton, secondaryButton, portfolio, contact } = palette;
  return css`${BASE_CSS}${LAYOUT}${fillsScreen ? SCREEN_LAYOUT : css``}
    ${bodyStyle(home.background, font)}${headingStyle(font, DISPLAY_LEVEL)}
    ${art.map((color, at) => css`.c${at + 1}{color:${color}}`)}
    #header{${surfaceStyle(header)};--mark:${header.mark}}
    #home{${surfaceStyle(home)};--ring:${home.ring};--orbit:${home.orbit};--fill:${mainButton.fill};--on:${mainButton.ink}}
    .other{--fill:${secondaryButton.fill};--on:${secondaryButton.ink}}
    #services{${surfaceStyle(palette.services)}}
    .first{${surfaceStyle(palette.firstService)}}
    .second{${surfaceStyle(palette.secondService)}}
    #portfolio{${surfaceStyle(portfolio)};--mark:${portfolio.mark}}
    #contact{${surfaceStyle(contact)};--mark:${contact.mark}}${addedStyles(palette.added, ADDED_LAYOUT)}`;
}
