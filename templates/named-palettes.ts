import { businessOf } from '../domain/choices/businesses.ts';
import type { Config } from '../domain/config/config.ts';
import { textAt } from '../domain/config/leaves.ts';
import { BUSINESS_PATH } from '../domain/config/page-settings.ts';
import type { PaletteOffered } from '../domain/requests/request.ts';
import type { Words } from '../words/words.ts';
import type { LookColors } from './businesses/looks.ts';
import { type Color, isAlike, isDark, parseColor } from './markup/color.ts';
import { businessPalettes, hasPalette, PALETTES, paletteEdits } from './palettes.ts';
import { resolveTemplate } from './resolve-template.ts';

/** Colors that go together, by the name that they are offered by. */
interface NamedPalette {
  readonly name: string;
  readonly colors: LookColors;
}

/** The palettes as they are offered: those of the kind of business first. */
export function namedPalettes(config: Config, words: Words): readonly NamedPalette[] {
  const business = businessOf(textAt(config, BUSINESS_PATH));
  const own = businessPalettes(config, resolveTemplate(config).template.look).map((colors, at) => ({
    name: business ? words.chat.itemOf(words.businesses[business], at + 1) : '',
    colors,
  }));
  return [...own, ...PALETTES.map(({ name, colors }) => ({ name: words.palettes.names[name], colors }))];
}

/** The first palette whose main color looks like another color, as light or dark as the page is, and not the one that it has; of a shade, one whose main color or paper is as dark. undefined if there is none. */
export function paletteLike(
  config: Config,
  words: Words,
  hex: string,
  isShade: boolean,
): PaletteOffered | undefined {
  const wanted = parseColor(hex);
  const paper = parseColor(textAt(config, 'globalSettings.secondaryColor'));
  const found = namedPalettes(config, words).find(({ colors }) => {
    const [main, own] = [parseColor(colors.primary), parseColor(colors.secondary)];
    if (!wanted || !main || !own || hasPalette(config, colors)) return false;
    const isFitting = paper === undefined || isDark(own) === isDark(paper);
    const isMeant = (color: Color) =>
      isAlike(wanted, color) && (!isShade || isDark(color) === isDark(wanted));
    return isFitting && (isMeant(main) || (isShade && isDark(wanted) && isMeant(own)));
  });
  return found && { name: found.name, edits: paletteEdits(found.colors) };
}
