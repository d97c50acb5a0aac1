import { type ButtonLook, buttonLook } from '../button.ts';
import { BLACK, type Color, isDark, mix, sparkBeside, tone, WHITE } from '../color.ts';
import { fillOf, GRAPHIC_RATIO, inkOn, readable } from '../contrast.ts';
import type { Values } from '../values.ts';
import { benefitItems } from './sections/benefits.ts';

/** The colours of one surface; the texts' reach their ratio on its background. */
export interface Surface {
  readonly background: Color;
  readonly ink: Color;
  /** The ink of longer text. */
  readonly quiet: Color;
}

/** A benefit's card and its icon. */
export interface CardLook extends Surface {
  readonly chip: Color;
  readonly icon: Color;
}

/** The colours of the drawings, numbered from 1: primary, accent, soft, deep, spark. */
type Art = readonly [Color, Color, Color, Color, Color];

/** Every colour of a landing page: the visitor's where they set one, else derived from the global settings. */
export interface Palette {
  readonly paper: Color;
  readonly art: Art;
  readonly header: Surface;
  readonly hero: Surface;
  readonly heroButton: ButtonLook;
  readonly benefits: Surface;
  readonly card: CardLook;
  /** The cards that differ from the others, by their place; undefined for those that do not. */
  readonly ownCards: readonly (CardLook | undefined)[];
  readonly features: Surface;
  /** The small shapes before each feature. */
  readonly marker: Color;
  readonly cta: Surface;
  readonly ctaButton: ButtonLook;
  readonly footer: Surface;
}

/** The colours of the page that these values make. */
export function paletteOf(values: Values, defaults: Values): Palette {
  const global = (name: string) =>
    values.color(`globalSettings.${name}`) ?? defaults.color(`globalSettings.${name}`) ?? BLACK;
  const [primary, secondary, text, accent] = [
    global('primaryColor'),
    global('secondaryColor'),
    global('textColor'),
    global('accentColor'),
  ] as const;
  const paper = isDark(secondary) ? mix(secondary, BLACK, 0.3) : WHITE;
  const deep = tone(primary, 0.25, 0.05);

  const surface = (background: Color, inkPath: string): Surface => {
    const wish = values.color(inkPath);
    const ink = wish ? readable(wish, [background]) : inkOn(background, text, WHITE, deep);
    const quiet = readable(mix(ink, background, 0.22), [background]);
    return { background, ink, quiet };
  };
  const card = (item: Values | undefined): CardLook => {
    const background =
      item?.color('background.color') ?? values.color('benefits.cardBackgroundColor') ?? secondary;
    const iconColor = item?.color('iconColor') ?? accent;
    const chip = mix(background, iconColor, 0.14);
    const icon = readable(iconColor, [chip], GRAPHIC_RATIO);
    return { ...surface(background, 'benefits.textColor'), chip, icon };
  };

  const features = surface(values.color('features.background') ?? secondary, 'features.textColor');
  const cta = surface(values.color('cta.background') ?? fillOf(primary), 'cta.textColor');
  return {
    paper,
    art: [primary, accent, mix(secondary, primary, 0.24), deep, sparkBeside(primary, accent)],
    header: surface(values.color('header.background.color') ?? paper, 'header.textColor'),
    hero: surface(values.color('hero.background.color') ?? mix(secondary, primary, 0.08), 'hero.textColor'),
    heroButton: buttonLook(values, 'hero.button', accent, deep),
    benefits: surface(values.color('benefits.background') ?? paper, 'benefits.textColor'),
    card: card(undefined),
    ownCards: benefitItems(values).map((item) =>
      item.color('iconColor') || item.color('background.color') ? card(item) : undefined,
    ),
    features,
    marker: readable(accent, [features.background], GRAPHIC_RATIO),
    cta,
    ctaButton: buttonLook(values, 'cta.button', cta.ink, deep),
    footer: surface(values.color('footer.background') ?? deep, 'footer.textColor'),
  };
}
