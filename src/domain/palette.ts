/** A named colour; `value` is its hex form. */
export interface PaletteColor {
  readonly name: string;
  readonly value: string;
}

const color = (name: string, value: string): PaletteColor => ({ name, value });

/** The colours offered, in the specification's order: 20 basic names with their CSS values, 10 primaries, two grays. */
export const palette: readonly PaletteColor[] = [
  color('Red', '#FF0000'),
  color('Orange', '#FFA500'),
  color('Yellow', '#FFFF00'),
  color('Green', '#008000'),
  color('Blue', '#0000FF'),
  color('Purple', '#800080'),
  color('Pink', '#FFC0CB'),
  color('Brown', '#A52A2A'),
  color('Black', '#000000'),
  color('White', '#FFFFFF'),
  color('Gray', '#808080'),
  color('Silver', '#C0C0C0'),
  color('Gold', '#FFD700'),
  color('Navy', '#000080'),
  color('Teal', '#008080'),
  color('Olive', '#808000'),
  color('Maroon', '#800000'),
  color('Lime', '#00FF00'),
  color('Aqua', '#00FFFF'),
  color('Fuchsia', '#FF00FF'),
  color('Primary Blue', '#1976D2'),
  color('Primary Indigo', '#3F51B5'),
  color('Primary Purple', '#9C27B0'),
  color('Primary Pink', '#E91E63'),
  color('Primary Red', '#F44336'),
  color('Primary Orange', '#FF9800'),
  color('Primary Yellow', '#FFEB3B'),
  color('Primary Green', '#4CAF50'),
  color('Primary Teal', '#009688'),
  color('Primary Cyan', '#00BCD4'),
  color('Light Gray', '#F5F5F5'),
  color('Dark Gray', '#212121'),
];

/** The palette's colours whose name contains a text, ignoring case. */
export function colorsNamed(query: string): readonly PaletteColor[] {
  return palette.filter((entry) => entry.name.toLowerCase().includes(query.toLowerCase()));
}
