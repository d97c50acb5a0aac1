import { PAIRINGS } from './pairings.ts';

export const DEFAULT_FONT = 'Open Sans';

/** The fonts offered to a visitor: pairings that a page embeds, and fonts that machines bring along. */
export const FONT_NAMES: readonly string[] = [
  DEFAULT_FONT,
  ...PAIRINGS.map(({ name }) => name),
  'System UI',
  'Verdana',
  'Avenir',
  'Optima',
  'Nunito',
  'Georgia',
  'Palatino',
  'Rockwell',
];
