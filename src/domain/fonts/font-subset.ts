/** The part of a font that a page needs. */
export interface FontSubsetRequest {
  readonly font: string;
  /** Each character once, in code point order. */
  readonly characters: string;
  /** The lightest and the boldest weight. */
  readonly weights: readonly [lightest: number, boldest: number];
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

/** True if the subset of one request also contains another request. */
export function covers(cut: FontSubsetRequest, asked: FontSubsetRequest): boolean {
  const known = new Set(cut.characters);
  const isSameFont = cut.font === asked.font && cut.weights.join() === asked.weights.join();
  return isSameFont && [...asked.characters].every((character) => known.has(character));
}
