import type { FontSubset, FontSubsetRequest } from '../src/domain/fonts/font-subset.ts';
import type { JsonObject } from '../src/domain/json/json.ts';
import { openFont } from './fonts/fonts.ts';
import { fontFaces } from './markup/css.ts';
import { styleElement, textOfBody } from './markup/html.ts';
import { readValues } from './page/values.ts';
import { loadedTemplateOf } from './pages.ts';

const END_OF_STYLE = '</style>';

/** The font to embed in a page, with the characters that the page uses; undefined if the page embeds none. */
export function letteringOf(config: JsonObject, page: string): FontSubsetRequest | undefined {
  const { base, weights } = loadedTemplateOf(config);
  const values = readValues(config, base);
  if (!values.flag('globalSettings.embedFont')) return undefined;
  const font = openFont(values.text('globalSettings.fontFamily'));
  const characters = [...new Set(textOfBody(page))].filter((character) => character >= ' ').sort();
  return font && { font: font.name, characters: characters.join(''), weights };
}

/** The page with these fonts embedded. */
export function withFonts(page: string, fonts: readonly FontSubset[]): string {
  if (fonts.length === 0) return page;
  const [head = '', ...rest] = page.split(END_OF_STYLE);
  return [head, `\n${styleElement(fontFaces(fonts))}${rest.join(END_OF_STYLE)}`].join(END_OF_STYLE);
}
