/** What a page must be able to write with a font that it carries itself. */
export interface FontSubsetRequest {
  readonly font: string;
  /** Each character once, in the order of their code points. */
  readonly characters: string;
  /** The lightest and the boldest weight. */
  readonly weights: readonly [lightest: number, boldest: number];
}

/** One file of a font, cut down to the characters asked for. */
export interface FontSubset {
  readonly font: string;
  readonly weights: FontSubsetRequest['weights'];
  /** The characters that the whole file is for, as a style sheet's `unicode-range`. */
  readonly range: string;
  /** The file as WOFF, in base64. */
  readonly data: string;
}

/** Whether what was cut for one lettering also writes another. */
export function covers(cut: FontSubsetRequest, asked: FontSubsetRequest): boolean {
  const known = new Set(cut.characters);
  const isSameFont = cut.font === asked.font && cut.weights.join() === asked.weights.join();
  return isSameFont && [...asked.characters].every((character) => known.has(character));
}
