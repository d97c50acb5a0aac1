import { BUSINESS_PATH } from '../../domain/config/page-settings.ts';
import { type AddedLook, addedColorAt, addedLooks } from '../added-sections/added-sections.ts';
import type { FriezeColors } from '../artwork/frieze.ts';
import { friezeColors } from '../artwork/frieze-colors.ts';
import type { Background } from '../layouts/backgrounds.ts';
import { type Color, isDark, lighter, mix, tintOf, tone, WHITE } from '../markup/color.ts';
import { contrast, GRAPHIC_RATIO, inkOn, readable, TEXT_RATIO } from '../markup/contrast.ts';
import { type ButtonLook, buttonLook } from '../page/button.ts';
import { type AdjustedColor, ContrastAdjuster } from '../page/contrast-adjuster.ts';
import { memoized } from '../page/memoize.ts';
import { globalColors, pageText, pictureGround, type Surface, surfaceOn } from '../page/surface.ts';
import { readValues, type Values } from '../page/values.ts';
import { backgroundsOf, continuedIn } from './backgrounds.ts';
import { firstScreenOf } from './first-screen.ts';
import { base } from './structure.ts';

/** A surface and the colour of its small shapes, or of its links. */
interface MarkedSurface extends Surface {
  readonly mark: Color;
}

/** The first screen: the ring around the portrait, and the fainter lines further out. */
interface Sky extends Surface {
  readonly ring: Color;
  readonly orbit: Color;
}

/** The colours of the drawings, numbered from 1: bright, deep, night, dusk, moon, mist. */
type Art = readonly [Color, Color, Color, Color, Color, Color];

/** Every color of a portfolio: the visitor's if they set one, else derived from the global settings. */
export interface Palette {
  readonly paper: Color;
  readonly frieze: FriezeColors;
  readonly art: Art;
  /** What pictures stand on. */
  readonly ground: Surface;
  readonly header: MarkedSurface;
  readonly home: Sky;
  readonly mainButton: ButtonLook;
  readonly secondaryButton: ButtonLook;
  readonly services: Surface;
  readonly firstService: Surface;
  readonly secondService: Surface;
  readonly portfolio: MarkedSurface;
  readonly contact: MarkedSurface;
  readonly added: readonly AddedLook[];
  /** The sections that have no space of their own above. */
  readonly continued: readonly string[];
  readonly adjusted: readonly AdjustedColor[];
}

const defaults = readValues(base, {});

/** The colors of the page with these values. */
export const paletteOf = memoized(drawPalette);

function drawPalette(values: Values): Palette {
  const { primary, secondary, accent, fills } = globalColors(values, defaults);
  const screen = firstScreenOf(values);
  const isNight = isDark(secondary);
  // On light paper the main color is the deep one, and the accent the bright one; on dark paper it is the other way round.
  const [deep, bright] = isNight ? [accent, primary] : [primary, accent];
  // The page's end is ink. On dark paper it is a step lighter than that, as all surfaces there.
  const isStepped = isNight && screen !== 'moon';
  const ink = isStepped ? lighter(secondary, 0.12) : tone(deep, 0.22, 0.05);
  const adjuster = new ContrastAdjuster(values, defaults);
  const ground = (path: string, derived: Color) => values.color(path) ?? derived;
  const text = pageText(values, defaults, adjuster, secondary);
  const surface = (background: Color, inkPath: string, own = text) =>
    surfaceOn(background, inkPath, adjuster, own, ink);
  const lit = (share: number, base = secondary) => mix(base, deep, share);

  const colored = isStepped ? lighter(secondary, 0.08) : fills.primary;
  const isLoud = screen === 'frieze' || screen === 'line';
  const homeGround = ground('home.background', isLoud ? colored : secondary);
  const home = surface(homeGround, 'home.textColor');
  const ringWish = adjuster.on([homeGround], 'home.authorImage.accentColor', { ratio: GRAPHIC_RATIO });
  // Only the moon has a ring, and only there is an accent that had to change worth a word.
  const ring =
    ringWish ??
    (screen === 'moon'
      ? adjuster.global('accentColor', [homeGround], GRAPHIC_RATIO)
      : readable(accent, [homeGround], GRAPHIC_RATIO));
  const frieze = friezeColors(home, primary, secondary, values.text(BUSINESS_PATH) === 'repairs');
  const mainFill = screen === 'line' ? frieze[1] : isLoud && !isNight ? secondary : fills.primary;
  const grounds = backgroundsOf(values);
  const tint = isStepped ? lighter(secondary, 0.06) : screen === 'moon' ? lit(0.06) : tintOf(secondary, deep);
  const colors: Readonly<Record<Background, Color>> = {
    paper: secondary,
    tint,
    // On dark paper a band in the main color would glare.
    main: screen === 'line' ? homeGround : isNight ? tint : fills.primary,
    ink,
  };
  const groundOf = (id: string) => values.color(`${id}.background`) ?? colors[grounds.get(id) ?? 'paper'];
  // On the main color itself, another shade of it would look faded.
  const markOn = (background: Color) => {
    if (background !== colors.main) return adjuster.global('primaryColor', [background], GRAPHIC_RATIO);
    return isNight ? readable(primary, [background], GRAPHIC_RATIO) : inkOn(background, WHITE, ink);
  };
  const marked = (own: Surface): MarkedSurface => ({ ...own, mark: markOn(own.background) });
  const services = surface(groundOf('services'), 'services.textColor');
  const service = (name: string) =>
    surface(
      ground(`services.${name}.background`, services.background),
      `services.${name}.textColor`,
      services.ink,
    );
  const contact = surface(ink, 'contact.textColor');

  const top = surface(
    ground('header.background', screen === 'moon' ? lit(0.12) : homeGround),
    'header.textColor',
  );
  const looks = {
    ground: pictureGround(secondary, deep),
    art: [bright, deep, ink, tone(deep, 0.4, 0.09), tone(bright, 0.93, 0.06), tone(deep, 0.66, 0.09)],
    paper: isLoud ? secondary : homeGround,
    frieze,
    // On the main color itself, icons in that color take another shade of it.
    header: isLoud ? { ...top, mark: readable(primary, [top.background], GRAPHIC_RATIO) } : marked(top),
    home: { ...home, ring, orbit: faintLine(ring, home) },
    mainButton: buttonLook(adjuster, 'home.mainButton', mainFill, ink),
    secondaryButton: buttonLook(adjuster, 'home.secondaryButton', homeGround, home.ink),
    services,
    firstService: service('firstService'),
    secondService: service('secondService'),
    portfolio: marked(surface(groundOf('portfolio'), 'portfolio.textColor')),
    contact: {
      ...contact,
      mark: adjuster.on([ink], 'contact.accentColor') ?? contact.ink,
    },
    added: addedLooks(values, {
      background: groundOf,
      surface,
      mark: markOn,
    }),
  } satisfies Omit<Palette, 'adjusted' | 'continued'>;
  const { portfolio, added } = looks;
  const shown = [
    ...Object.entries({ home, services, portfolio, contact }),
    ...added.map((look) => [look.id, look] as const),
  ];
  const continued = continuedIn(values, new Map(shown.map(([id, look]) => [id, look.background])));
  return { ...looks, continued, adjusted: adjuster.adjusted };
}

/** A thin line behind text: as near to `color` as the text stays readable on. */
function faintLine(color: Color, { background, ink }: Surface): Color {
  const lines = [0.28, 0.14, 0.07].map((share) => mix(background, color, share));
  const isReadable = (line: Color) => contrast(ink, line) >= TEXT_RATIO;
  return lines.find(isReadable) ?? background;
}

/** The color of a palette that stands at a path of the config. */
export function colorAt(palette: Palette, path: string): Color | undefined {
  const { header, home, mainButton, secondaryButton, services, firstService, secondService } = palette;
  const { portfolio, contact } = palette;
  const colors: Readonly<Record<string, Color>> = {
    'header.background': header.background,
    'header.textColor': header.ink,
    'home.authorImage.accentColor': home.ring,
    'home.background': home.background,
    'home.textColor': home.ink,
    'home.mainButton.color': mainButton.fill,
    'home.mainButton.textColor': mainButton.ink,
    'home.secondaryButton.color': secondaryButton.fill,
    'home.secondaryButton.textColor': secondaryButton.ink,
    'services.background': services.background,
    'services.textColor': services.ink,
    'services.firstService.background': firstService.background,
    'services.firstService.textColor': firstService.ink,
    'services.secondService.background': secondService.background,
    'services.secondService.textColor': secondService.ink,
    'portfolio.background': portfolio.background,
    'portfolio.textColor': portfolio.ink,
    'contact.accentColor': contact.mark,
  };
  return colors[path] ?? addedColorAt(palette.added, path);
}
