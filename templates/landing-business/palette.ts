import { BUSINESS_PATH } from '../../domain/config/page-settings.ts';
import { type AddedLook, addedColorAt, addedLooks } from '../added-sections/added-sections.ts';
import type { FriezeColors } from '../artwork/frieze.ts';
import { friezeColors } from '../artwork/frieze-colors.ts';
import { type GlowColors, glowColors } from '../artwork/glow.ts';
import type { Background } from '../layouts/backgrounds.ts';
import { type Color, isDark, lighter, mix, sparkBeside, tintOf, tone, WHITE } from '../markup/color.ts';
import { fillOf, GRAPHIC_RATIO, inkOn, readable } from '../markup/contrast.ts';
import { type ButtonLook, buttonLook } from '../page/button.ts';
import { type AdjustedColor, ContrastAdjuster } from '../page/contrast-adjuster.ts';
import { memoized } from '../page/memoize.ts';
import { globalColors, pageText, pictureGround, type Surface, surfaceOn } from '../page/surface.ts';
import { readValues, type Values } from '../page/values.ts';
import { backgroundsOf, continuedIn } from './backgrounds.ts';
import { openingOf } from './placed-pictures.ts';
import { benefitItems } from './shapes.ts';
import { base } from './structure.ts';

/** What a benefit stands on, and its icon. */
export interface CardLook extends Surface {
  readonly icon: Color;
}

/** The colours of the drawings, numbered from 1: primary, accent, soft, deep, spark. */
type Art = readonly [Color, Color, Color, Color, Color];

/** Every color of a landing page: the visitor's if they set one, else derived from the global settings. */
export interface Palette {
  readonly paper: Color;
  readonly art: Art;
  /** What pictures stand on. */
  readonly ground: Surface;
  readonly header: Surface;
  readonly hero: Surface;
  /** The drawings below large words. */
  readonly frieze: FriezeColors;
  /** What the owner's facts stand on, and the drawing above them. */
  readonly plate: Surface;
  readonly glow: GlowColors;
  /** A name as wide as the page. */
  readonly nameInk: Color;
  /** What a sheet lies on, and the numbers in its margin. */
  readonly desk: Color;
  readonly numbers: Color;
  readonly heroButton: ButtonLook;
  /** The number in the page's top. */
  readonly topButton: ButtonLook;
  readonly benefits: Surface;
  readonly card: CardLook;
  /** The looks of cards with colors of their own, by index; undefined for the other cards. */
  readonly ownCards: readonly (CardLook | undefined)[];
  readonly features: Surface;
  /** What the heading of the features stands on where it is a block of color. */
  readonly block: Surface;
  /** The rules above the benefits. */
  readonly rule: Color;
  readonly cta: Surface;
  readonly ctaButton: ButtonLook;
  readonly footer: Surface;
  readonly added: readonly AddedLook[];
  /** The sections that stand on the same ground as the one above them: one space between them is enough. */
  readonly continued: readonly string[];
  readonly adjusted: readonly AdjustedColor[];
}

const defaults = readValues(base, {});

/** The colors of the page with these values. */
export const paletteOf = memoized(drawPalette);

function drawPalette(values: Values): Palette {
  const { primary, secondary, accent, fills } = globalColors(values, defaults);
  const isNight = isDark(secondary);
  const paper = isNight ? lighter(secondary, -0.03) : secondary;
  const deep = tone(primary, 0.2, 0.04);
  // On dark paper each ground is lighter than the one before, and nothing else: a little of a bright color makes mud.
  const tint = isNight ? lighter(secondary, 0.04) : tintOf(paper, primary);
  const composition = openingOf(values);
  const isLine = composition === 'line';
  // On dark paper a page in the main color would glare.
  const isLoud = !isNight && (isLine || composition === 'frieze');
  const grounds = backgroundsOf(values);
  const colors: Readonly<Record<Background, Color>> = {
    paper: isLine && isLoud ? fills.primary : paper,
    tint,
    // On dark paper a band in the main color would glare.
    main: isNight ? tint : fills.primary,
    ink: isNight ? lighter(secondary, 0.1) : deep,
  };
  const groundOf = (id: string, path = `${id}.background`) =>
    values.color(path) ?? colors[grounds.get(id) ?? 'paper'];

  const adjuster = new ContrastAdjuster(values, defaults);
  const text = pageText(values, defaults, adjuster, paper);
  const surface = (background: Color, inkPath: string) =>
    surfaceOn(background, inkPath, adjuster, text, deep);
  const card = (item: Values | undefined): CardLook => {
    const background =
      item?.color('background.color') ?? values.color('benefits.cardBackgroundColor') ?? groundOf('benefits');
    const icon =
      (item && adjuster.on([background], 'iconColor', { ratio: GRAPHIC_RATIO, item })) ??
      // The page chose the main color as a ground itself: an accent too near to it is no mistake of the visitor's.
      (background === colors.main
        ? readable(accent, [background], GRAPHIC_RATIO)
        : adjuster.global('accentColor', [background], GRAPHIC_RATIO));
    return { ...surface(background, 'benefits.textColor'), icon };
  };

  const isSheet = composition === 'sheet';
  const hero = surface(
    values.color('hero.background.color') ?? (composition ? (isLoud ? fills.primary : paper) : tint),
    'hero.textColor',
  );
  // The page's top and a composed hero are one surface.
  const header = surface(
    values.color('header.background.color') ?? (composition ? hero.background : paper),
    'header.textColor',
  );
  // On paper the button brings the main color to the first screen; drawings on a tint have it already.
  const fill = composition ? fills.primary : fills.accent;
  const plate = { background: colors.ink, ink: inkOn(colors.ink, secondary, WHITE) };
  const drawn = friezeColors(hero, primary, secondary, values.text(BUSINESS_PATH) === 'repairs');
  // The number has the color of the drop that falls from the line.
  const [, drop] = drawn;
  const loudFill = isLine ? drop : isLoud ? secondary : fill;
  const heroFill = composition === 'door' ? lightOn(colors.ink, primary) : loudFill;
  const heroButton = buttonLook(adjuster, 'hero.button', heroFill, deep);
  // The first button stands on the plate, the number in the page's top on paper.
  const topButton = composition === 'door' ? buttonLook(adjuster, 'hero.button', fill, deep) : heroButton;
  const benefits = surface(groundOf('benefits'), 'benefits.textColor');
  const cta = surface(groundOf('cta'), 'cta.textColor');
  const looks = {
    paper,
    ground: pictureGround(paper, primary),
    art: [primary, accent, mix(secondary, primary, 0.24), deep, sparkBeside(primary, accent)] as const,
    header,
    hero,
    frieze: drawn,
    plate,
    desk: isNight ? lighter(secondary, -0.08) : mix(tint, deep, 0.04),
    nameInk: readable(primary, [hero.background], GRAPHIC_RATIO),
    glow: glowColors(primary, plate.background),
    heroButton,
    topButton,
    benefits,
    rule: readable(primary, [benefits.background], GRAPHIC_RATIO),
    card: card(undefined),
    ownCards: benefitItems(values).map((item) =>
      item.color('iconColor') || item.color('background.color') ? card(item) : undefined,
    ),
    features: surface(groundOf('features'), 'features.textColor'),
    block: surface(fills.primary, 'features.textColor'),
    cta,
    ctaButton: buttonLook(
      adjuster,
      'cta.button',
      isSheet ? fills.primary : isLine ? drop : lightOn(cta.background, primary),
      deep,
    ),
    footer: surface(values.color('footer.background') ?? (isSheet ? paper : colors.ink), 'footer.textColor'),
    added: addedLooks(values, {
      background: (id) => groundOf(id),
      surface,
      // On the main color itself, another shade of it would look faded.
      mark: (background) =>
        background === fills.primary
          ? inkOn(background, WHITE, deep)
          : readable(primary, [background], GRAPHIC_RATIO),
    }),
  } satisfies Omit<Palette, 'adjusted' | 'continued' | 'numbers'>;
  const { features, footer, added } = looks;
  const own = Object.entries({ hero, benefits, features, cta, footer });
  const shown = [...own, ...added.map((look) => [look.id, look] as const)];
  const continued = continuedIn(values, new Map(shown.map(([id, look]) => [id, look.background])));
  const numbers = readable(accent, [paper, ...shown.map(([, { background }]) => background)]);
  return { ...looks, numbers, continued, adjusted: adjuster.adjusted };
}

/** A button's fill on a dark ground: the main color, light. On a light ground it is as dark as its ink is light. */
function lightOn(ground: Color, primary: Color): Color {
  return isDark(ground) ? tone(primary, 0.85, 0.1) : fillOf(inkOn(ground, WHITE));
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
