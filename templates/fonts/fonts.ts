import { DEFAULT_FONT } from './font-names.ts';
import { type PairedFace, pairingNamed } from './pairings.ts';

const SANS = 'OSF,system-ui,sans-serif';
const SERIF = 'Georgia,"Times New Roman",serif';

/** The names of the fonts that stand in for the two faces of a pairing until these have loaded. */
export const TEXT_FALLBACK = 'TF';
export const DISPLAY_FALLBACK = 'DF';

/** Family name in lower case -> the stack it stands for. Fonts of the visitor's own machine only: nothing is fetched. */
const STACKS = new Map<string, string>([
  ['open sans', `"Open Sans",${SANS}`],
  ['system ui', 'system-ui,-apple-system,"Segoe UI",sans-serif'],
  ['verdana', 'Verdana,"DejaVu Sans",Tahoma,sans-serif'],
  ['avenir', 'Avenir,"Avenir Next",Montserrat,Corbel,"URW Gothic",sans-serif'],
  ['optima', 'Optima,Candara,"Gill Sans","Noto Sans",sans-serif'],
  ['nunito', 'Nunito,ui-rounded,"Hiragino Maru Gothic ProN",Quicksand,Comfortaa,"Trebuchet MS",sans-serif'],
  ['georgia', SERIF],
  [
    'palatino',
    `"Iowan Old Style",Palatino,"Palatino Linotype","Book Antiqua","URW Palladio L",P052,${SERIF}`,
  ],
  ['rockwell', `Rockwell,"Rockwell Nova","Roboto Slab","Sitka Small","DejaVu Serif",${SERIF}`],
  ['inter', `Inter,${SANS}`],
  ['roboto', `Roboto,${SANS}`],
  ['lato', `Lato,Carlito,${SANS}`],
  ['montserrat', `Montserrat,Avenir,${SANS}`],
  ['poppins', `Poppins,Avenir,${SANS}`],
  ['arial', 'Arial,"Liberation Sans",sans-serif'],
  ['helvetica', '"Helvetica Neue",Helvetica,Arial,sans-serif'],
  ['merriweather', `Merriweather,${SERIF}`],
  ['playfair display', `"Playfair Display",Didot,"Bodoni MT",${SERIF}`],
  ['times new roman', '"Times New Roman",Times,"Liberation Serif",serif'],
  ['courier new', '"Courier New",Courier,"Liberation Mono",monospace'],
]);

/** A font under the SIL Open Font License, which allows embedding it. */
export interface OpenFont {
  readonly name: string;
  readonly copyright: string;
}

const PROJECTS: Readonly<Record<string, readonly [year: number, address: string]>> = {
  'Open Sans': [2020, 'googlefonts/opensans'],
  Nunito: [2014, 'googlefonts/nunito'],
  Fraunces: [2020, 'undercasetype/Fraunces'],
  Figtree: [2022, 'erikdkennedy/figtree'],
  'Bricolage Grotesque': [2022, 'ateliertriay/bricolage'],
  'Hanken Grotesk': [2021, 'marcologous/hanken-grotesk'],
  Newsreader: [2020, 'productiontype/Newsreader'],
  'Public Sans': [2015, 'uswds/public-sans'],
  'Instrument Serif': [2022, 'Instrument/instrument-serif'],
  'Instrument Sans': [2022, 'Instrument/instrument-sans'],
  Outfit: [2021, 'Outfitio/Outfit-Fonts'],
  'Nunito Sans': [2016, 'Fonthausen/NunitoSans'],
  Cairo: [2009, 'Gue3bara/Cairo'],
  'El Messiri': [2015, 'Gue3bara/El-Messiri'],
};

/** The fonts that a page can embed. None reserves its name, so a subset may keep it. */
export const OPEN_FONTS: readonly OpenFont[] = Object.entries(PROJECTS).map(([name, [year, address]]) => ({
  name,
  copyright: `Copyright ${year} The ${name} Project Authors (https://github.com/${address})`,
}));

/** The font stack of text in a font family. An unknown name gives the stack of the default font. */
export function fontStack(name: string): string {
  const pairing = pairingNamed(name);
  if (pairing) return faceStack(pairing.text, TEXT_FALLBACK);
  return STACKS.get(keyOf(name)) ?? STACKS.get(keyOf(DEFAULT_FONT)) ?? SANS;
}

/** Whether a family name stands for a stack of its own. */
export function isKnownFont(name: string): boolean {
  return STACKS.has(keyOf(name)) || pairingNamed(name) !== undefined;
}

/** The font of its own that a page with this family name can embed; undefined if its licence does not allow it. */
export function openFont(name: string): OpenFont | undefined {
  const shown = isKnownFont(name) ? name : DEFAULT_FONT;
  return OPEN_FONTS.find((font) => keyOf(font.name) === keyOf(shown));
}

/** Whether a page with this family name can embed what it is written in. */
export function canBeEmbedded(name: string): boolean {
  return pairingNamed(name) !== undefined || openFont(name) !== undefined;
}

/** The font stack of a face of a pairing. */
export function faceStack({ font, arabic, fallback }: PairedFace, stand: string): string {
  const generic = fallback.kind === 'sans' ? 'system-ui,sans-serif' : SERIF;
  return `"${font}","${arabic}",${stand},${generic}`;
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
