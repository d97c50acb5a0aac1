import { type AddedLook, addedColorAt, addedLooks } from '../added-sections/added-sections.ts';
import { BLACK, type Color, isDark, mix, sparkBeside, tone, WHITE } from '../markup/color.ts';
import { fillOf, GRAPHIC_RATIO } from '../markup/contrast.ts';
import { type ButtonLook, buttonLook } from '../page/button.ts';
import { type AdjustedColor, ContrastAdjuster } from '../page/contrast-adjuster.ts';
import { memoized } from '../page/memoize.ts';
import { globalColors, pageText, type Surface, surfaceOn } from '../page/surface.ts';
import { readValues, type Values } from '../page/values.ts';
import { benefitItems } from './sections/benefits.ts';
import { base } from './structure.ts';

/** A benefit's card and its icon. */
export interface CardLook extends Surface {
  readonly chip: Color;
  readonly icon: Color;
}

/** The colours of the drawings, numbered from 1: primary, accent, soft, deep, spark. */
type Art = readonly [Color, Color, Color, Color, Color];

/** Every color of a landing page: the visitor's if they set one, else derived from the global settings. */
export interface Palette {
  readonly paper: Color;
  readonly art: Art;
  readonly header: Surface;
  readonly hero: Surface;
  readonly heroButton: ButtonLook;
  readonly benefits: Surface;
  readonly card: CardLook;
  /** The looks of cards with colors of their own, by index; undefined for the other cards. */
  readonly ownCards: readonly (CardLook | undefined)[];
  readonly features: Surface;
  /** The small shapes before each feature. */
  readonly marker: Color;
  readonly cta: Surface;
  readonly ctaButton: ButtonLook;
  readonly footer: Surface;
  readonly added: readonly AddedLook[];
  readonly adjusted: readonly AdjustedColor[];
}

const defaults = readValues(base, {});

/** The colors of the page with these values. */
export const paletteOf = memoized(drawPalette);

function drawPalette(values: Values): Palette {
  const { primary, secondary, accent, fills } = globalColors(values, defaults);
  const paper = isDark(secondary) ? mix(secondary, BLACK, 0.3) : WHITE;
  const deep = tone(primary, 0.25, 0.05);
  const tint = mix(secondary, primary, 0.08);
  // On dark paper the deep color is lighter than the page.
  const end = isDark(secondary) ? tint : deep;

  const adjuster = new ContrastAdjuster(values, defaults);
  const text = pageText(values, defaults, adjuster, paper);
  const surface = (background: Color, inkPath: string) =>
    surfaceOn(background, inkPath, adjuster, text, deep);
  const card = (item: Values | undefined): CardLook => {
    const background =
      item?.color('background.color') ?? values.color('benefits.cardBackgroundColor') ?? secondary;
    const chip = mix(background, item?.color('iconColor') ?? accent, 0.14);
    const icon =
      (item && adjuster.on([chip], 'iconColor', { ratio: GRAPHIC_RATIO, item })) ??
      adjuster.global('accentColor', [chip], GRAPHIC_RATIO);
    return { ...surface(background, 'benefits.textColor'), chip, icon };
  };

  const features = surface(values.color('features.background') ?? secondary, 'features.textColor');
  const cta = surface(values.color('cta.background') ?? fills.primary, 'cta.textColor');
  const looks = {
    paper,
    art: [primary, accent, mix(secondary, primary, 0.24), deep, sparkBeside(primary, accent)] as const,
    header: surface(values.color('header.background.color') ?? paper, 'header.textColor'),
    hero: surface(values.color('hero.background.color') ?? tint, 'hero.textColor'),
    heroButton: buttonLook(adjuster, 'hero.button', fills.accent, deep),
    benefits: surface(values.color('benefits.background') ?? paper, 'benefits.textColor'),
    card: card(undefined),
    ownCards: benefitItems(values).map((item) =>
      item.color('iconColor') || item.color('background.color') ? card(item) : undefined,
    ),
    features,
    marker: adjuster.global('accentColor', [features.background], GRAPHIC_RATIO),
    cta,
    ctaButton: buttonLook(adjuster, 'cta.button', fillOf(cta.ink), deep),
    footer: surface(values.color('footer.background') ?? end, 'footer.textColor'),
    added: addedLooks(values, {
      backgrounds: [paper, secondary],
      surface,
      mark: (background) => adjuster.global('accentColor', [background], GRAPHIC_RATIO),
    }),
  } satisfies Omit<Palette, 'adjusted'>;
  return { ...looks, adjusted: adjuster.adjusted };
}

const ITEM_COLOR = /^benefits\.items\[(\d+)\]\.(iconColor|background\.color)$/;

/** The color of a palette that stands at a path of the config. */
export function colorAt(palette: Palette, path: string): Color | undefined {
  const { header, hero, heroButton, benefits, card, features, cta, ctaButton, footer } = palette;
  const [, index, name] = ITEM_COLOR.exec(path) ?? [];
  if (name !== undefined) {
    const look = palette.ownCards[Number(index)] ?? card;
    return name === 'iconColor' ? look.icon : look.background;
  }
  const colors: Readonly<Record<string, Color>> = {
    'header.background.color': header.background,
    'header.textColor': header.ink,
    'hero.background.color': hero.background,
    'hero.textColor': hero.ink,
    'hero.button.color': heroButton.fill,
    'hero.button.textColor': heroButton.ink,
    'benefits.background': benefits.background,
    'benefits.textColor': benefits.ink,
    'benefits.cardBackgroundColor': card.background,
    'features.background': features.background,
    'features.textColor': features.ink,
    'cta.background': cta.background,
    'cta.textColor': cta.ink,
    'cta.button.color': ctaButton.fill,
    'cta.button.textColor': ctaButton.ink,
    'footer.background': footer.background,
    'footer.textColor': footer.ink,
  };
  return colors[path] ?? addedColorAt(palette.added, path);
}
