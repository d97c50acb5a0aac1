import { addedStyles } from '../added-sections/added-sections.ts';
import { friezeStyle } from '../artwork/frieze.ts';
import { lineStyle } from '../artwork/line.ts';
import { initialStyle } from '../layouts/initial.ts';
import { type Css, css, headingStyle, idSelector } from '../markup/css.ts';
import { BASE_CSS, bodyStyle } from '../page/base-css.ts';
import { plateStyle } from '../page/brand-link.ts';
import { groundStyle, surfaceStyle } from '../page/surface.ts';
import type { Values } from '../page/values.ts';
import { firstScreenOf } from './first-screen.ts';
import { ADDED_LAYOUT, LAYOUT, LOW_LAYOUT, SCREEN_LAYOUTS, WALL_LAYOUT } from './layout.ts';
import type { Palette } from './palette.ts';
import { isPictured } from './projects.ts';

/** The level of the smallest headings in the display face of a pairing. */
export const DISPLAY_LEVEL = 3;

/** The page's style sheet: the layouts that it needs, and this site's colours and font as variables. */
export function styles(values: Values, palette: Palette): Css {
  const { art, header, home, mainButton, secondaryButton, portfolio, contact } = palette;
  const font = values.text('globalSettings.fontFamily');
  const screen = firstScreenOf(values);
  const hasPictures = isPictured(values);
  return css`${BASE_CSS}${LAYOUT}${SCREEN_LAYOUTS[screen]}${friezeStyle(palette.frieze)}${screen === 'line' ? lineStyle(home.background, palette.frieze) : []}${hasPictures ? WALL_LAYOUT : []}${hasPictures && screen === 'words' ? LOW_LAYOUT : []}
    ${groundStyle(palette.ground)}${bodyStyle(palette.paper, font)}${headingStyle(font, DISPLAY_LEVEL)}
    ${screen === 'moon' ? art.map((color, at) => css`.c${at + 1}{color:${color}}`) : []}${initialStyle(art[0], header)}
    ${plateStyle(header)}#header{${surfaceStyle(header)};--mark:${header.mark}}
    #home{${surfaceStyle(home)};--ring:${home.ring};--orbit:${home.orbit};--fill:${mainButton.fill};--on:${mainButton.ink}}
    .other{--fill:${secondaryButton.fill};--on:${secondaryButton.ink}}${values.color('home.secondaryButton.color') === undefined ? css`.other .button{border-color:currentColor}` : []}
    #services{${surfaceStyle(palette.services)}}
    .first{${surfaceStyle(palette.firstService)}}
    .second{${surfaceStyle(palette.secondService)}}
    #portfolio{${surfaceStyle(portfolio)};--mark:${portfolio.mark}}
    #contact{${surfaceStyle(contact)};--mark:${contact.mark}}${addedStyles(palette.added, ADDED_LAYOUT)}${palette.continued.map((id) => css`${idSelector(id)}{padding-top:0}`)}`;
}
