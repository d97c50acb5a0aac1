import { PAIRING_NAMES } from './font-names.ts';

/** A face of a pairing, and how a page sets it. */
export interface PairedFace {
  readonly font: string;
  /** The face of Arabic letters. The first one has none. */
  readonly arabic: string;
  /** The weight of headings; text is as bold as its template asks for. */
  readonly weight: number;
  /** The optical size that is embedded, for a font that has several drawings. */
  readonly opticalSize?: number;
  /** The space between letters of headings, in hundredths of an em. */
  readonly tracking: number;
  /** True for a face whose figures are taken for each other: large ones are set in the face of the text. */
  readonly hasUnclearFigures?: boolean;
  readonly fallback: Fallback;
}

/**
 * A font of the visitor's own machine, scaled to the size of a face, so that nothing moves when that face appears. The
 * four metrics are in percent: of the width of English text, and of ascent, descent and line gap in the two fonts.
 */
export interface Fallback {
  readonly kind: 'sans' | 'serif';
  readonly isBold: boolean;
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Two fonts that are made for each other: one for headings, one for text. */
export interface FontPairing {
  /** What is offered and stored as the font family: the names of both fonts. */
  readonly name: string;
  readonly display: PairedFace;
  readonly text: PairedFace;
}

const sans = (size: number, ascent: number, descent: number, isBold = false): Fallback => ({
  kind: 'sans',
  isBold,
  size,
  ascent,
  descent,
});
const serif = (size: number, ascent: number, descent: number, isBold = false): Fallback => ({
  ...sans(size, ascent, descent, isBold),
  kind: 'serif',
});

const text = (font: string, fallback: Fallback): PairedFace => ({
  font,
  arabic: 'Cairo',
  weight: 400,
  tracking: 0,
  fallback,
});

/** Warm, for a bakery, a restaurant or a yoga studio. */
export const WARM = pairing(
  PAIRING_NAMES.warm,
  {
    font: 'Fraunces',
    arabic: 'El Messiri',
    weight: 600,
    opticalSize: 144,
    tracking: -1,
    hasUnclearFigures: true,
    fallback: serif(90.9, 107.59, 28.05, true),
  },
  text('Figtree', sans(101.52, 93.57, 24.62)),
);

/** Clear, for a plumber or a small shop. */
export const CLEAR = pairing(
  PAIRING_NAMES.clear,
  {
    font: 'Bricolage Grotesque',
    arabic: 'Cairo',
    weight: 700,
    opticalSize: 96,
    tracking: -2,
    fallback: sans(92.36, 100.7, 29.23, true),
  },
  text('Hanken Grotesk', sans(101.7, 98.32, 29.79)),
);

/** Steady, for a law office or a consultant. */
export const STEADY = pairing(
  PAIRING_NAMES.steady,
  {
    font: 'Newsreader',
    arabic: 'El Messiri',
    weight: 600,
    opticalSize: 72,
    tracking: -1,
    fallback: serif(110.98, 66.23, 23.88, true),
  },
  text('Public Sans', sans(105.61, 89.96, 21.31)),
);

/** Fine, for a hairdresser or a photographer. */
export const FINE = pairing(
  PAIRING_NAMES.fine,
  {
    font: 'Instrument Serif',
    arabic: 'El Messiri',
    weight: 400,
    tracking: 0,
    fallback: serif(84.64, 116.97, 36.63),
  },
  text('Instrument Sans', sans(103.25, 93.95, 24.21)),
);

/** Friendly, for a dentist. */
export const FRIENDLY = pairing(
  PAIRING_NAMES.friendly,
  {
    font: 'Outfit',
    arabic: 'Cairo',
    weight: 600,
    tracking: -2,
    fallback: sans(94.25, 106.1, 27.58, true),
  },
  text('Nunito Sans', sans(101.88, 99.24, 34.65)),
);

export const PAIRINGS: readonly FontPairing[] = [WARM, CLEAR, STEADY, FINE, FRIENDLY];

/** The pairing with this name, or whose display font has it, in any letter case; undefined for another font family. */
export function pairingNamed(name: string): FontPairing | undefined {
  const key = name.trim().toLowerCase();
  return PAIRINGS.find(({ name: own, display }) =>
    [own, display.font].some((each) => each.toLowerCase() === key),
  );
}

function pairing(name: string, display: PairedFace, paired: PairedFace): FontPairing {
  return { name, display, text: paired };
}
