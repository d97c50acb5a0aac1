import { type AddedLook, addedColorAt, addedLooks } from '../added-sections/added-sections.ts';
import { type Color, isDark, mix, tone } from '../markup/color.ts';
import { contrast, fillOf, GRAPHIC_RATIO, readable, TEXT_RATIO } from '../markup/contrast.ts';
import { type ButtonLook, buttonLook } from '../page/button.ts';
import { type AdjustedColor, ContrastAdjuster } from '../page/contrast-adjuster.ts';
import { memoized } from '../page/memoize.ts';
import { globalColors, pageText, type Surface, surfaceOn } from '../page/surface.ts';
import { readValues, type Values } from '../page/values.ts';
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
  readonly art: Art;
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
  readonly adjusted: readonly AdjustedColor[];
}

const defaults = readValues(base, {});

/** The colors of the page with these values. */
export const paletteOf = memoized(drawPalette);

function drawPalette(values: Values): Palette {
  const { primary, secondary, accent, fills } = globalColors(values, defaults);
  // On light paper the main color is the deep one, and the accent the bright one; on dark paper it is the other way round.
  const [deep, bright] = isDark(secondary) ? [accent, primary] : [primary, accent];
  const night = tone(deep, 0.22, 0.05);
  const adjuster = new ContrastAdjuster(values, defaults);
  const ground = (path: string, derived: Color) => values.color(path) ?? derived;
  const text = pageText(values, defaults, adjuster, secondary);
  const surface = (background: Color, inkPath: string, ink = text) =>
    surfaceOn(background, inkPath, adjuster, ink, night);
  const marked = (own: Surface): MarkedSurface => ({
    ...own,
    mark: adjuster.global('primaryColor', [own.background], GRAPHIC_RATIO),
  });

  const homeGround = ground('home.background', secondary);
  const ringWish = adjuster.on([homeGround], 'home.authorImage.accentColor', { ratio: GRAPHIC_RATIO });
  const ring = ringWish ?? adjuster.global('accentColor', [homeGround], GRAPHIC_RATIO);
  const home = surface(homeGround, 'home.textColor');
  const lit = (share: number, base = secondary) => mix(base, deep, share);
  const services = surface(ground('services.background', lit(0.06)), 'services.textColor');
  const wall = ground('services.background', secondary);
  const service = (name: string, derived: Color) =>
    surface(ground(`services.${name}.background`, derived), `services.${name}.textColor`, services.ink);
  const contact = surface(night, 'contact.textColor');

  const looks = {
    art: [bright, deep, night, tone(deep, 0.4, 0.09), tone(bright, 0.93, 0.06), tone(deep, 0.66, 0.09)],
    header: marked(surface(ground('header.background', lit(0.12)), 'header.textColor')),
    home: { ...home, ring, orbit: faintLine(ring, home) },
    mainButton: buttonLook(adjuster, 'home.mainButton', fills.primary, night),
    secondaryButton: buttonLook(adjuster, 'home.secondaryButton', fillOf(lit(0.22, homeGround)), night),
    services,
    firstService: service('firstService', lit(0.12, wall)),
    secondService: service('secondService', lit(0.22, wall)),
    portfolio: marked(surface(ground('portfolio.background', secondary), 'portfolio.textColor')),
    contact: {
      ...contact,
      // The page chose the night itself: an accent too near to it is no mistake of the visitor's.
      mark: adjuster.on([night], 'contact.accentColor') ?? readable(accent, [night]),
    },
    added: addedLooks(values, {
      backgrounds: [lit(0.06), secondary],
      surface,
      mark: (background) => adjuster.global('primaryColor', [background], GRAPHIC_RATIO),
    }),
  } satisfies Omit<Palette, 'adjusted'>;
  return { ...looks, adjusted: adjuster.adjusted };
}

/** A thin line behind text: as near to `color` as the text stays readable on. */
function faintLine(color: Color, { background, ink, quiet }: Surface): Color {
  const lines = [0.28, 0.14, 0.07].map((share) => mix(background, color, share));
  const isReadable = (line: Color) => [ink, quiet].every((text) => contrast(text, line) >= TEXT_RATIO);
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
