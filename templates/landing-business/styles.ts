import { type Css, css, fontFamily } from '../css.ts';
import { LAYOUT } from './layout.ts';
import type { CardLook, Palette, Surface } from './palette.ts';

/** The page's style sheet: the layout, and this site's colours and font as variables. */
export function styles(palette: Palette, font: string): Css {
  const { art, heroButton, ctaButton } = palette;
  const ownCards = palette.ownCards.map((look, at) =>
    look ? css`.card:nth-child(${at + 1}){${cardColors(look)}}` : css``,
  );
  return css`${LAYOUT}
    :root{--font:${fontFamily(font)};--paper:${palette.paper}}
    .c1{color:${art[0]}}.c2{color:${art[1]}}.c3{color:${art[2]}}.c4{color:${art[3]}}.c5{color:${art[4]}}
    #header{${colors(palette.header)}}
    #hero{${colors(palette.hero)};--fill:${heroButton.fill};--on:${heroButton.ink}}
    #benefits{${colors(palette.benefits)}}
    .card{${cardColors(palette.card)}}${ownCards}
    #features{${colors(palette.features)};--mark:${palette.marker}}
    .band{${colors(palette.cta)};--fill:${ctaButton.fill};--on:${ctaButton.ink}}
    #footer{${colors(palette.footer)}}`;
}

function colors({ background, ink, quiet }: Surface): Css {
  return css`--bg:${background};--ink:${ink};--quiet:${quiet}`;
}

function cardColors(look: CardLook): Css {
  return css`${colors(look)};--chip:${look.chip};--icon:${look.icon}`;
}
