import { DEFAULT_FONT } from './font-names.ts';

const SANS = 'OSF,system-ui,sans-serif';
const SERIF = 'Georgia,"Times New Roman",serif';

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

const OPEN_SANS: OpenFont = {
  name: DEFAULT_FONT,
  copyright: 'Copyright 2020 The Open Sans Project Authors (https://github.com/googlefonts/opensans)',
};
const NUNITO: OpenFont = {
  name: 'Nunito',
  copyright: 'Copyright 2014 The Nunito Project Authors (https://github.com/googlefonts/nunito)',
};

/** The fonts that a page can embed. */
export const OPEN_FONTS: readonly OpenFont[] = [OPEN_SANS, NUNITO];

/** The font stack of a family name. An unknown name gives the stack of the default font. */
export function fontStack(name: string): string {
  return STACKS.get(keyOf(name)) ?? STACKS.get(keyOf(DEFAULT_FONT)) ?? SANS;
}

/** Whether a family name stands for a stack of its own. */
export function isKnownFont(name: string): boolean {
  return STACKS.has(keyOf(name));
}

/** The font that a page with this family name can embed; undefined if its licence does not allow it. */
export function openFont(name: string): OpenFont | undefined {
  const shown = isKnownFont(name) ? name : DEFAULT_FONT;
  return OPEN_FONTS.find((font) => keyOf(font.name) === keyOf(shown));
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
