import { businessOf } from '../domain/choices/businesses.ts';
import type { Config } from '../domain/config/config.ts';
import type { PlannedEdit } from '../domain/config/edit-config.ts';
import { textAt } from '../domain/config/leaves.ts';
import { BUSINESS_PATH, FONT_PATH } from '../domain/config/page-settings.ts';
import type { Words } from '../words/words.ts';
import { BUSINESS_LOOKS, type DayAndNight, type LookColors, lookColors } from './businesses/looks.ts';
import { DEFAULT_FONT } from './fonts/font-names.ts';
import { CLEAR, FINE, FRIENDLY, STEADY, WARM } from './fonts/pairings.ts';

/** The four global colors of a page, chosen to go together. `secondary` is the paper, `text` the ink. */
export interface Palette {
  readonly name: keyof Words['palettes']['names'];
  readonly colors: LookColors;
}

/** The curated palettes: first seven light ones, then five dark ones. */
export const PALETTES: readonly Palette[] = [
  palette('terracotta', 'a63d1f fbf1e6 2f1f18 0f766e'),
  palette('harbor', '12355b eef4f8 16202b c2410c'),
  palette('orchard', '2f5d3a f5f3e4 22281f b3274f'),
  palette('newsprint', '141414 f4f1ea 141414 c8201a'),
  palette('iris', '4630b0 f2effc 211a3d c2185b'),
  palette('sunflower', '1c1a17 ffdf6b 1c1a17 a8321a'),
  palette('peony', 'b0174f fdebf0 35121f 2f6b52'),
  palette('midnight', '93aeff 0b1022 eef2ff ffb454'),
  palette('ember', 'ff8156 1b0f0b fbeee6 f6c453'),
  palette('spruce', '7fd6a0 0b1b15 eef7f0 f2a97e'),
  palette('arcade', 'ff5ad1 0f0d18 f6f4fb 3fe0e0'),
  palette('velvet', 'e9b44c 2a0a15 fbeff0 ff93a8'),
];

/** The colors by day and by night of a page that names no kind of business: those of the two templates. */
const PLAIN_LOOKS = {
  day: lookColors('4a90e2 f8f9fa 333333 5e72e4'),
  night: lookColors('f5a425 121212 ffffff 33ccff'),
};

/** The type of a page, as it is offered: the name of its look, and the font family that is stored. */
export interface TypeChoice {
  readonly name: keyof Words['palettes']['types'];
  readonly font: string;
}

/** The types that are offered by their look: the pairings, and the font of a new website. */
export const TYPE_CHOICES: readonly TypeChoice[] = [
  { name: 'warm', font: WARM.name },
  { name: 'clear', font: CLEAR.name },
  { name: 'steady', font: STEADY.name },
  { name: 'fine', font: FINE.name },
  { name: 'friendly', font: FRIENDLY.name },
  { name: 'plain', font: DEFAULT_FONT },
];

const ROLES = ['primary', 'secondary', 'text', 'accent'] as const;

/** True if a path holds one of the four colors of a palette. */
export function isPaletteColor(path: string): boolean {
  return ROLES.some((role) => pathOf(role) === path);
}

/** The edits that give a page these colors. */
export function paletteEdits(colors: LookColors): readonly PlannedEdit[] {
  return ROLES.map((role) => ({ path: pathOf(role), typed: colors[role] }));
}

/** True if a config has exactly these colors. */
export function hasPalette(config: Config, colors: LookColors): boolean {
  return ROLES.every((role) => textAt(config, pathOf(role)).trim().toLowerCase() === colors[role]);
}

/** The colors by day and by night of the kind of business that a website names, those that it has if there are several; undefined if it names none. */
export function looksOf(config: Config): DayAndNight | undefined {
  const business = businessOf(textAt(config, BUSINESS_PATH));
  if (!business) return undefined;
  const { day, night, others } = BUSINESS_LOOKS[business];
  const present = others.find((each) => hasPalette(config, each.day) || hasPalette(config, each.night));
  return present ?? { day, night };
}

/** The palettes of the kind of business that a website names: dark ones where it has a dark one of them, or its template begins with those. None where it names none. */
export function businessPalettes(config: Config, begun: keyof DayAndNight): readonly LookColors[] {
  const business = businessOf(textAt(config, BUSINESS_PATH));
  if (!business) return [];
  const { day, night, others } = BUSINESS_LOOKS[business];
  const all = [{ day, night }, ...others];
  const shown = (['day', 'night'] as const).find((light) =>
    all.some((each) => hasPalette(config, each[light])),
  );
  return all.map((each) => each[shown ?? begun]);
}

/** The light and the dark look that a page can have: those of its business, else those of the templates. */
export function lightAndDark(config: Config): DayAndNight {
  return looksOf(config) ?? PLAIN_LOOKS;
}

/** True if a config has exactly this font family. */
export function hasFont(config: Config, font: string): boolean {
  return textAt(config, FONT_PATH).trim().toLowerCase() === font.toLowerCase();
}

function palette(name: Palette['name'], hexes: string): Palette {
  return { name, colors: lookColors(hexes) };
}

function pathOf(role: (typeof ROLES)[number]): string {
  return `globalSettings.${role}Color`;
}
