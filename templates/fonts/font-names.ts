export const DEFAULT_FONT = 'Open Sans';

/** The names of the pairings in `pairings.ts`. They stand here, because the first screen needs no more of them. */
export const PAIRING_NAMES = {
  warm: 'Fraunces + Figtree',
  clear: 'Bricolage Grotesque + Hanken Grotesk',
  steady: 'Newsreader + Public Sans',
  fine: 'Instrument Serif + Instrument Sans',
  friendly: 'Outfit + Nunito Sans',
} as const;

/** The fonts offered to a visitor: pairings that a page embeds, and fonts that machines bring along. */
export const FONT_NAMES: readonly string[] = [
  DEFAULT_FONT,
  ...Object.values(PAIRING_NAMES),
  'System UI',
  'Verdana',
  'Avenir',
  'Optima',
  'Nunito',
  'Georgia',
  'Palatino',
  'Rockwell',
];
