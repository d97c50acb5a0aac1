/** The fonts that a page needs, each with what it needs of it; never empty. */
export type Lettering = readonly FontSubsetRequest[];

/** The part of a font that a page needs. */
export interface FontSubsetRequest {
  readonly font: string;
  /** Each character once, in code point order. */
  readonly characters: string;
  /** The lightest and the boldest weight. */
  readonly weights: readonly [lightest: number, boldest: number];
  /** The optical size, for a font that has several drawings. */
  readonly opticalSize?: number | undefined;
}

/** One font file, subset to the requested characters. */
export interface FontSubset {
  readonly font: string;
  readonly weights: FontSubsetRequest['weights'];
  /** The characters of the original file, as a CSS `unicode-range`. */
  readonly range: string;
  /** The file as WOFF, in base64. */
  readonly data: string;
}

/** True if the subsets of one lettering also contain those of another, of the same fonts. */
export function covers(cut: Lettering, asked: Lettering): boolean {
  return cut.length === asked.length && asked.every((request) => cut.some((each) => contains(each, request)));
}

function contains(cut: FontSubsetRequest, asked: FontSubsetRequest): boolean {
  const known = new Set(cut.characters);
  const isSameFont =
    cut.font === asked.font &&
    cut.weights.join() === asked.weights.join() &&
    cut.opticalSize === asked.opticalSize;
  return isSameFont && [...asked.characters].every((character) => known.has(character));
}
