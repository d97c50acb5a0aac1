/** The path of a page's composition. Websites of before compositions have none, and are drawn as they were. */
export const COMPOSITION_PATH = 'globalSettings.composition';

/**
 * How a page opens without its owner's facts: words beside a picture that runs to the edge, a picture across the page with
 * the words on a panel, large words above a frieze of the business's drawings, or large words alone.
 */
const PLAIN = ['split', 'panel', 'frieze', 'words'] as const;

/**
 * How a page opens with its owner's facts. `door`: hours, street and number stand in one shape of the trade, below its picture
 * or its drawing. `list`: a few prices of few words are the picture. `name`: the name fills the width.
 * `sheet`: the page is one sheet of paper with a margin, its facts and sections numbered. `line`: one drawing of the trade runs
 * down the page as its margin. `mount`: the pictures hang in a row, small ones in a frame and no larger than they are.
 */
export const GESTURES = ['door', 'list', 'name', 'sheet', 'line', 'mount'] as const;

export const COMPOSITIONS = [...PLAIN, ...GESTURES] as const;

export type Gesture = (typeof GESTURES)[number];
export type PlainComposition = (typeof PLAIN)[number];
export type Composition = (typeof COMPOSITIONS)[number];

/** True if a composition cannot be drawn without a picture. */
export function needsPicture(composition: Composition): boolean {
  return composition === 'split' || composition === 'panel';
}

/** True for a composition that is made of the owner's facts. */
export function isGesture(composition: Composition): composition is Gesture {
  return GESTURES.some((each) => each === composition);
}
