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
    .c1{fill:${art[0]}}.c2{fill:${art[1]}}.c3{fill:${art[2]}}.c4{fill:${art[3]}}.c5{fill:${art[4]}}
    #header{${colors(palette.header)}}
    #hero{${colors(palette.hero)};--fill:${heroButton.fill};--on:${heroButton.ink}}
    #benefits{${colors(palette.benefits)}}
    .card{${cardColors(palette.card)}}${ownCards}
    #features{${colors(palette.features)};--mark:${palette.marker}}
    .band{${colors(palette.cta)};--fill:${ctaButton.fill};--on:${ctaButton.ink}}
    #footer{${colors(palette.footer)}}`;
}

function colors({ background, ink, quiet, line }: Surface): Css {
  return css`--bg:${background};--ink:${ink};--quiet:${quiet};--line:${line}`;
}

function cardColors(look: CardLook): Css {
  return css`${colors(look)};--chip:${look.chip};--icon:${look.icon}`;
}
