import type { Words } from '../../words/words.ts';
import type { Leaf } from '../config/structure.ts';

/** A second value that a field's prompt turns on and off, by an option that says what choosing it does. */
export interface EmbedFontOption {
  readonly name: string;
  readonly path: string;
  readonly on: string;
  readonly off: string;
}

const FONT = 'globalSettings.fontFamily';

/** The switch that stands beside a field's value; no part of the structure, so that every stored site has it. */
export function embedFontOption(
  { path }: Pick<Leaf, 'path'>,
  { embedFont }: Pick<Words, 'embedFont'>,
): EmbedFontOption | undefined {
  return path === FONT ? { ...embedFont, path: 'globalSettings.embedFont' } : undefined;
}
