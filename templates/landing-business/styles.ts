import { isUrgent } from '../../domain/choices/businesses.ts';
import { BUSINESS_PATH, FONT_PATH } from '../../domain/config/page-settings.ts';
import { addedStyles } from '../added-sections/added-sections.ts';
import { friezeStyle } from '../artwork/frieze.ts';
import { glowStyle } from '../artwork/glow.ts';
import { lineStyle } from '../artwork/line.ts';
import { hasStartValue, initialStyle } from '../layouts/initial.ts';
import { hasPictures } from '../layouts/pictures.ts';
import { radiusOf, radiusStyle, SCALE } from '../layouts/scale.ts';
import { type Css, css, headingStyle, idSelector } from '../markup/css.ts';
import { BASE_CSS, bodyStyle } from '../page/base-css.ts';
import { plateStyle } from '../page/brand-link.ts';
import { groundStyle, surfaceStyle } from '../page/surface.ts';
import type { Values } from '../page/values.ts';
import { heroLayout } from './hero-layout.ts';
import { ART, HALVES, LAYOUT } from './layout.ts';
import { meanings } from './meanings.ts';
import type { CardLook, Palette } from './palette.ts';
import { openingOf } from './placed-pictures.ts';
import { SECTIONS } from './section-layout.ts';

/** The level of the smallest headings in the display face of a pairing. */
export const DISPLAY_LEVEL = 2;

/** The page's style sheet: the layout, and this site's colours, font and radius as variables. */
export function styles(values: Values, palette: Palette): Css {
  const font = values.text(FONT_PATH);
  const composition = openingOf(values);
  const radius = radiusOf(values.text(BUSINESS_PATH), hasPictures(values));
  const { art, heroButton, ctaButton } = palette;
  const isDrawn = composition === undefined || hasStartValue(values, meanings.name);
  const ownCards = palette.ownCards.map((look, at) =>
    look ? css`.gains>:nth-child(${at + 1}){${cardColors(look)}}` : css``,
  );
  return css`${BASE_CSS}${SCALE}${LAYOUT}${ART}${SECTIONS}
    ${groundStyle(palette.ground)}${radiusStyle(radius)}${bodyStyle(palette.paper, font)}${headingStyle(font, DISPLAY_LEVEL)}${composition ? heroLayout(composition, isUrgent(values.text(BUSINESS_PATH))) : HALVES}
    ${composition === 'frieze' || composition === 'line' ? friezeStyle(palette.frieze) : []}${composition === 'line' ? lineStyle(palette.hero.background, palette.frieze) : []}${composition === 'door' || composition === 'name' ? glowStyle(palette.glow) : []}${composition === 'sheet' ? css`body{background:${palette.desk}}main{--sheet:${palette.paper};--number:${palette.numbers}}${values.text(BUSINESS_PATH) === 'lawyer' ? css`main{--sign:"§ "}` : []}` : []}${composition === 'door' ? css`.told{${surfaceStyle(palette.plate)}}` : []}${initialStyle(art[0], palette.header)}
    ${isDrawn ? art.map((color, at) => css`.c${at + 1}{color:${color}}`) : []}
    ${plateStyle(palette.header)}#header{${surfaceStyle(palette.header)}}
    #hero{${surfaceStyle(palette.hero)};--mark:${palette.nameInk};--fill:${heroButton.fill};--on:${heroButton.ink}}
    #benefits{${surfaceStyle(palette.benefits)};--mark:${palette.rule}}
    .gains>*{${cardColors(palette.card)}}${ownCards}
    #features{${surfaceStyle(palette.features)}}
    .block .heading{${surfaceStyle(palette.block)}}
    #cta{${surfaceStyle(palette.cta)};--fill:${ctaButton.fill};--on:${ctaButton.ink}}
    #footer{${surfaceStyle(palette.footer)}}${addedStyles(palette.added, css``)}${continuedStyles(palette)}`;
}

function cardColors(look: CardLook): Css {
  return css`${surfaceStyle(look)};--icon:${look.icon}`;
}

function continuedStyles({ continued }: Palette): Css {
  return css`${continued.map((id) => css`${INNER[id] ?? idSelector(id)}{padding-top:0}`)}`;
}

/** What stands inside a section that is never without its own ground. */
const INNER: Readonly<Record<string, Css>> = {
  cta: css`#cta .wrap`,
  footer: css`#footer .wrap`,
};
