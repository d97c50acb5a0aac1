/** The path of a page's composition. Websites of before compositions have none, and are drawn as they were. */
export const COMPOSITION_PATH = 'globalSettings.composition';

/**
 * How a page opens: words beside a picture that runs to the edge, a picture across the page with the words on a panel,
 * large words above a frieze of the business's drawings, or large words alone.
 */
export const COMPOSITIONS = ['split', 'panel', 'frieze', 'words'] as const;

export type Composition = (typeof COMPOSITIONS)[number];

/** True if a composition cannot be drawn without a picture. */
export function needsPicture(composition: Composition): boolean {
  return composition === 'split' || composition === 'panel';
}
