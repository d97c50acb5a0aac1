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

export const DEFAULT_FONT = 'Open Sans';

/** The fonts offered to a visitor, all drawn by fonts that machines bring along. */
export const FONT_NAMES: readonly string[] = [
  DEFAULT_FONT,
  'System UI',
  'Verdana',
  'Avenir',
  'Optima',
  'Nunito',
  'Georgia',
  'Palatino',
  'Rockwell',
];

/** The font stack a family name stands for; an unknown name gives the default font's. */
export function fontStack(name: string): string {
  return STACKS.get(name.trim().toLowerCase()) ?? STACKS.get('open sans') ?? SANS;
}
