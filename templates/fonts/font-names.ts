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
