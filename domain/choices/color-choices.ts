import type { Words } from '../../words/words.ts';

/** A named colour; `value` is its hex form. */
export interface PaletteColor {
  readonly name: string;
  readonly value: string;
}

type ColorKey = keyof Words['colors'];

const color = (key: ColorKey, value: string) => ({ key, value });

/** The palette, in the specification's order: 20 basic names with their CSS values, 10 primaries, two grays. */
const palette: readonly { readonly key: ColorKey; readonly value: string }[] = [
  color('red', '#FF0000'),
  color('orange', '#FFA500'),
  color('yellow', '#FFFF00'),
  color('green', '#008000'),
  color('blue', '#0000FF'),
  color('purple', '#800080'),
  color('pink', '#FFC0CB'),
  color('brown', '#A52A2A'),
  color('black', '#000000'),
  color('white', '#FFFFFF'),
  color('gray', '#808080'),
  color('silver', '#C0C0C0'),
  color('gold', '#FFD700'),
  color('navy', '#000080'),
  color('teal', '#008080'),
  color('olive', '#808000'),
  color('maroon', '#800000'),
  color('lime', '#00FF00'),
  color('aqua', '#00FFFF'),
  color('fuchsia', '#FF00FF'),
  color('primaryBlue', '#1976D2'),
  color('primaryIndigo', '#3F51B5'),
  color('primaryPurple', '#9C27B0'),
  color('primaryPink', '#E91E63'),
  color('primaryRed', '#F44336'),
  color('primaryOrange', '#FF9800'),
  color('primaryYellow', '#FFEB3B'),
  color('primaryGreen', '#4CAF50'),
  color('primaryTeal', '#009688'),
  color('primaryCyan', '#00BCD4'),
  color('lightGray', '#F5F5F5'),
  color('darkGray', '#212121'),
];

/** The palette's colours whose name contains the query, ignoring case. */
export function searchColors(query: string, { colors }: Pick<Words, 'colors'>): readonly PaletteColor[] {
  return palette
    .map(({ key, value }) => ({ name: colors[key], value }))
    .filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
}
