import { addedStyles } from '../added-sections/added-sections.ts';
import { type Css, css, headingStyle } from '../markup/css.ts';
import { BASE_CSS, bodyStyle } from '../page/base-css.ts';
import { surfaceStyle } from '../page/surface.ts';
import { ADDED_LAYOUT, LAYOUT } from './layout.ts';
import type { CardLook, Palette } from './palette.ts';

/** The level of the smallest headings in the display face of a pairing. */
export const DISPLAY_LEVEL = 2;

/** The page's style sheet: the layout, and this site's colours and font as variables. */
export function styles(palette: Palette, font: string): Css {
  const { art, heroButton, ctaButton } = palette;
  const ownCards = palette.ownCards.map((look, at) =>
    look ? css`.card:nth-child(${at + 1}){${cardColors(look)}}` : css``,
  );
  return css`${BASE_CSS}${LAYOUT}
    ${bodyStyle(palette.paper, font)}${headingStyle(font, DISPLAY_LEVEL)}
    .c1{color:${art[0]}}.c2{color:${art[1]}}.c3{color:${art[2]}}.c4{color:${art[3]}}.c5{color:${art[4]}}
    #header{${surfaceStyle(palette.header)}}
    #hero{${surfaceStyle(palette.hero)};--fill:${heroButton.fill};--on:${heroButton.ink}}
    #benefits{${surfaceStyle(palette.benefits)}}
    .card{${cardColors(palette.card)}}${ownCards}
    #features{${surfaceStyle(palette.features)};--mark:${palette.marker}}
    .band{${surfaceStyle(palette.cta)};--fill:${ctaButton.fill};--on:${ctaButton.ink}}
    #footer{${surfaceStyle(palette.footer)}}${addedStyles(palette.added, ADDED_LAYOUT)}`;
}

function cardColors(look: CardLook): Css {
  return css`${surfaceStyle(look)};--chip:${look.chip};--icon:${look.icon}`;
}
