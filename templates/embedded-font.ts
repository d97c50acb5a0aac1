import { EMBED_FONT_PATH, FONT_PATH } from '../domain/config/page-settings.ts';
import type { FontSubset, FontSubsetRequest, Lettering } from '../domain/fonts/font-subset.ts';
import type { JsonObject } from '../domain/json/json.ts';
import { openFont } from './fonts/fonts.ts';
import { type FontPairing, pairingNamed } from './fonts/pairings.ts';
import { css, fontFaces } from './markup/css.ts';
import { styleElement, textOfBody, textOfHeadings } from './markup/html.ts';
import { readValues } from './page/values.ts';
import { loadedTemplateOf } from './pages.ts';

const END_OF_STYLE = '</style>';
const TEXT_WEIGHT = 400;
const BOLD_TEXT_WEIGHT = 700;
const ARABIC = /[\u0600-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/;

/** The fonts to embed in a page, with the characters that the page sets in each; undefined if it embeds none. */
export function letteringOf(config: JsonObject, page: string): Lettering | undefined {
  const { base, weights, displayLevel } = loadedTemplateOf(config);
  const values = readValues(config, base);
  const family = values.text(FONT_PATH);
  const pairing = pairingNamed(family);
  const isSwitchedOff = values.raw(EMBED_FONT_PATH) !== undefined && !values.flag(EMBED_FONT_PATH);
  if (pairing)
    return isSwitchedOff
      ? undefined
      : letteringOfPairing(pairing, textOfHeadings(page, displayLevel), textOfBody(page), weights);
  const font = values.flag(EMBED_FONT_PATH) ? openFont(family) : undefined;
  return font && [{ font: font.name, characters: charactersOf(textOfBody(page)), weights }];
}

/** The names of the fonts that a page is written in, as far as it can embed them. */
export function fontsOf(config: JsonObject, page: string): readonly string[] {
  const values = readValues(config, loadedTemplateOf(config).base);
  const family = values.text(FONT_PATH);
  const pairing = pairingNamed(family);
  if (!pairing) return [openFont(family)?.name ?? []].flat();
  const faces = [pairing.display, pairing.text];
  const arabic = ARABIC.test(page) ? faces.map((face) => face.arabic) : [];
  return [...new Set([...faces.map(({ font }) => font), ...arabic])];
}

function letteringOfPairing(
  { display, text }: FontPairing,
  headingText: string,
  bodyText: string,
  [lightest, boldest]: FontSubsetRequest['weights'],
): Lettering {
  const headings = charactersOf(headingText);
  const all = charactersOf(bodyText);
  const textWeights = [Math.max(lightest, TEXT_WEIGHT), Math.min(boldest, BOLD_TEXT_WEIGHT)] as const;
  const displayWeights = [display.weight, display.weight] as const;
  return [
    { font: display.font, characters: headings, weights: displayWeights, opticalSize: display.opticalSize },
    { font: text.font, characters: all, weights: textWeights },
    // One font for both has all weights.
    ...(display.arabic === text.arabic
      ? []
      : [{ font: display.arabic, characters: arabicIn(headings), weights: displayWeights }]),
    { font: text.arabic, characters: arabicIn(all), weights: textWeights },
  ].filter(({ characters }) => characters !== '');
}

function charactersOf(text: string): string {
  return [...new Set(text)]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}

function arabicIn(characters: string): string {
  return [...characters].filter((character) => ARABIC.test(character)).join('');
}

/**
 * Keeps a page unseen until its fonts are decoded, which takes a few frames. Without it the first frame is set in a font of
 * the reader's machine, and the lines break anew before their eyes.
 */
const HOLD = styleElement(
  css`@media screen{body{animation:wait .1s step-end}@keyframes wait{from{visibility:hidden}}}`,
);

/** A page to be published, with these fonts embedded. */
export function withHeldFonts(page: string, fonts: readonly FontSubset[]): string {
  return withFonts(page, fonts, HOLD.toString());
}

/** The page with these fonts embedded, for the preview, where it is seen already; `hold` follows them. */
export function withFonts(page: string, fonts: readonly FontSubset[], hold = ''): string {
  if (fonts.length === 0) return page;
  const [head = '', ...rest] = page.split(END_OF_STYLE);
  return [head, `\n${styleElement(fontFaces(fonts))}${hold}${rest.join(END_OF_STYLE)}`].join(END_OF_STYLE);
}
